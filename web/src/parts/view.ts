/** What a game's board is given: one position, whoever it comes from – a live table, a replay, an example. */

import type { Entry } from "../app/position";
import type { Piece } from "../app/telling";
import type { Family } from "../app/words.svelte";
import type { Chair, Clocks, Own, Scene } from "../app/protocol";
import type { Component } from "svelte";

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
  /** the whole table of the game, hands and seats included */
  Board: Component<{ view: View<never, never> }>;
  /** a move as a player would say it, in the player's language */
  label(move: string, view: View): Piece[];
  /** what the result of a game tells beside places and points */
  Account?: Component<{ view: View<never, never> }>;
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
