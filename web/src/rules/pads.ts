/** Empty score sheets for a real table: what is written down, and how often. */

import { SMALL_BOXES } from "../app/boxes";

export interface Pad {
  /** what a row is called: a round, a game of a match, or a whole game */
  row: "scores-round" | "records-game" | "pad-game";
  /** the numbered rows, and those without a number for games that may last longer */
  rows: number;
  spare: number;
  /** the games that the rows stand for, where each has its own */
  games: readonly string[];
  /** what is written once a row */
  fact: "label-number" | "pad-factor" | null;
  /** what is written for each player */
  each: readonly ["round-points", "label-total"] | readonly ["round-points", "label-place"] | readonly ["round-points"];
  /** whether someone scores who does not sit at the table */
  virtual: boolean;
  /** how points are counted */
  how: string;
}

const LEFT_IN_HAND = ["xxl-up-and-down", "xxl-lower", "xxl-one-by-one"];
const ROUNDS: Record<number, number> = { 2: 8, 3: 9, 4: 8, 5: 10 }; // of the later Njets, by players
const GAMES = 10; // of the short games, as many as a page takes

const RUNNING = ["round-points", "label-total"] as const;
const PLACED = ["round-points", "label-place"] as const;

/** What all sheets have unless they say otherwise. */
const PLAIN: Pad = {
  row: "scores-round",
  rows: GAMES,
  spare: 0,
  games: [],
  fact: null,
  each: RUNNING,
  virtual: false,
  how: "",
};

export function padOf(game: string, players: number): Pad {
  const pad = { ...PLAIN, how: `pad-${game}` };
  switch (game) {
    case "ebbes":
      return { ...pad, rows: 5, spare: 3, fact: "label-number", virtual: players === 2 };
    case "njet-1997":
      return { ...pad, rows: players === 3 ? 6 : 8, fact: "pad-factor" };
    case "njet-2007":
      return { ...pad, rows: ROUNDS[players] ?? GAMES, fact: "pad-factor" };
    case "niet-2015":
      return { ...pad, rows: ROUNDS[players] ?? GAMES, spare: 2, fact: "pad-factor" };
    case "ebbe-flut":
      return { ...pad, row: "pad-game", each: ["round-points"] };
    case "xxl":
      return {
        ...pad,
        row: "records-game",
        rows: SMALL_BOXES.length,
        games: SMALL_BOXES.map(({ id }) => id),
        each: PLACED,
      };
    default: {
      const how = LEFT_IN_HAND.includes(game) ? "guide-xxl-left-in-hand" : "guide-xxl-points-won";
      return { ...pad, row: "records-game", each: PLACED, how };
    }
  }
}
