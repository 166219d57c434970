/** Empty score sheets for a real table: the plain one, and what a game makes of it. */

import { familyOf, partsOf } from "../app/catalogue";
import type { Facts } from "../app/rest";
import { moduleOf } from "../games";
import type { Pad } from "../parts/view";

const GAMES = 10; // of the short games, as many as a page takes

export function padOf(game: string, players: number, facts: Facts): Pad {
  const games = partsOf(game);
  return {
    row: "scores-round",
    rows: games.length || (facts.rounds[players] ?? GAMES),
    spare: 0,
    games,
    fact: null,
    each: ["round-points", "label-total"],
    virtual: facts.virtual.includes(players),
    how: `pad-${game}`,
    ...moduleOf(familyOf(game)).pad?.(game),
  };
}
