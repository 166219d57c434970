/** What a game's board is given: one position, whoever it comes from – a live table, a replay, an example. */

import type { Entry } from "../app/position";
import type { Piece } from "../app/telling";
import type { Family } from "../app/words.svelte";
import type { Chair, Clocks, Own, Scene } from "../app/protocol";
import type { Facts } from "../app/rest";
import type { Component } from "svelte";
import type { Deck } from "./cards";

export interface View<S extends Scene = Scene, O extends Own = Own> {
  game: string;
  family: Family;
  options: Record<string, unknown>;
  scene: S;
  /** what the viewer's seat knows beyond the scene; null: a spectator */
  own: O | null;
  /** every seat's, where all is open: after the end, in replays */
  hands: O[] | null;
  /** legal now, for the viewer */
  moves: readonly string[];
  sealed: readonly number[];
  draft: readonly string[];
  clocks: Clocks | null;
  /** when the position was told (ms, our clock) */
  since: number;
  /** the viewer's; null: a spectator */
  seat: number | null;
  names: readonly string[];
  chairs: readonly Chair[];
  /** people who are connected; null: nobody can be (a replay) */
  here: readonly string[] | null;
  /** people who are not, and since when (seconds, our clock) */
  gone?: Readonly<Record<string, number>>;
  /** a move on its way to the server */
  sent: string | null;
  /** the story so far, where it is known */
  log?: readonly Entry[];
  /** the move that a hint recommends */
  hinted: string | null;
  /** false: nothing can be played, cards do not react */
  live: boolean;
  /** a card or square was tapped, or dropped, which needs no second tap; the server says whether and why not */
  tap(move: string, dropped?: boolean): void;
}

/** What a family of games brings: `games/<family>/index.ts` exports one as `module`. */
export interface GameModule {
  deck: Deck;
  /** what a table needs; loaded with the first one */
  play(): Promise<Play>;
  /** the drawings of its manuals; loaded with the first one */
  pictures?(): Promise<Pictures>;
  /** what its score sheets have beyond the plain ones */
  pad?(game: string): Partial<Pad>;
  /** everybody sees everything: examples need nobody's eyes */
  open?: true;
}

/** `games/<family>/play.ts` */
export interface Play {
  /** the whole table of the game, hands and seats included */
  Board: Component<{ view: View<never, never> }>;
  /** a move as a player would say it, in the player's language */
  label(move: string, view: View): Piece[];
  /** what the result of a game tells beside places and points */
  Account?: Component<{ view: View<never, never> }>;
  /** the tip for a position; null: there is nothing to say */
  step?(view: View): Step | null;
  /** whether the tips have done their service; left out: after the first round */
  learnt?(view: View): boolean;
}

/** A tip of the guide. */
export interface Step {
  /** the message is `guide-<id>` */
  id: string;
  /** of the manual, where more about it stands */
  section: string;
  args?: Record<string, string | number>;
}

/** `games/<family>/Pictures.svelte`: a drawing for each of some sections. */
export interface Pictures {
  default: Component<{ game: string; section: string; facts: Facts }>;
  /** the sections with a drawing, by game */
  DRAWN: Record<string, readonly string[]>;
  /** those whose drawing shows what lines of the text show, too */
  INSTEAD?: readonly string[];
}

/** An empty score sheet for a real table: what is written down, and how often. */
export interface Pad {
  /** what a row is called: a round, a game of a match, or a whole game */
  row: "scores-round" | "records-game" | "pad-game";
  /** the numbered rows, and those without a number for games that may last longer */
  rows: number;
  spare: number;
  /** the games that the rows stand for, where each has its own */
  games: readonly string[];
  /** what is written once a row */
  fact: string | null;
  /** what is written for each player */
  each: readonly ["round-points", "label-total"] | readonly ["round-points", "label-place"] | readonly ["round-points"];
  /** whether someone scores who does not sit at the table */
  virtual: boolean;
  /** the message that says how points are counted */
  how: string;
}

/** The seat at the lower edge: the viewer's own, or the first. */
export function near(view: View): number {
  return view.seat ?? 0;
}

/** The other seats as they sit, clockwise from the viewer's left. */
export function others(view: View): number[] {
  const seats = "order" in view.scene ? view.scene.order : view.scene.sizes.map((_, seat) => seat);
  const at = seats.indexOf(near(view));
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** The cards of a seat that may be seen here. */
export function handOf(view: View, seat: number): readonly string[] | null {
  if (view.hands) return view.hands[seat]?.hand ?? null;
  return seat === view.seat ? (view.own?.hand ?? null) : null;
}
