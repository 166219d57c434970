/** A line that was not played: it leaves a game after one of its frames, and the server says what its moves lead to. */

import { api } from "./api";
import { FLIGHT, fly } from "./motion";
import { NOWHERE, type Position } from "./position";
import { prefs } from "./prefs.svelte";
import { positionOf } from "./replay.svelte";
import type { Frame, WhatIf } from "./rest";

/** What a line of moves leads to. */
export type Oracle = (moves: readonly string[]) => Promise<WhatIf>;

/** That of a table's game, or of a record which is sent each time. */
export function oracle(frame: number, id: string, text = ""): Oracle {
  return (moves) => {
    const line = { frame, moves: spelt(moves) };
    if (text) return api("POST", "what-if", { record: JSON.parse(text), ...line });
    return api("GET", `records/${id}/what-if?frame=${frame}&moves=${encodeURIComponent(line.moves)}`);
  };
}

/** A line as addresses have it, and the other way round. */
export const spelt = (moves: readonly string[]): string => moves.join(",");
export const read = (text: string | null): string[] => (text ? text.split(",") : []);

export class Line {
  frames = $state.raw<readonly Frame[]>([]);
  /** who would go on, and how */
  seat = $state<number | null>(null);
  moves = $state.raw<readonly string[]>([]);
  /** how many of its moves are shown */
  at = $state(0);
  shown = $state.raw<Position>(NOWHERE);
  trouble = $state("");
  asking = $state(false);

  readonly played = $derived(this.frames.map(({ move }) => move!));

  constructor(
    readonly start: Frame,
    private readonly oracle: Oracle,
  ) {
    this.shown = positionOf(start);
  }

  /** The table after so many moves of the line. */
  frame(at: number): Frame {
    return at ? this.frames[at - 1]! : this.start;
  }

  /** Another line; it stays as it is if that cannot be played. */
  async become(moves: readonly string[]): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const { frames, seat, moves: legal } = await this.oracle(moves);
      [this.frames, this.seat, this.moves, this.trouble] = [frames, seat, legal, ""];
      await this.show(frames.length);
    } catch (refusal) {
      this.trouble = (refusal as Error).message;
    } finally {
      this.asking = false;
    }
  }

  play(move: string): Promise<void> {
    return this.become([...this.played, move]);
  }

  back(): Promise<void> {
    return this.become(this.played.slice(0, -1));
  }

  /** The position after some of its moves. */
  async show(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.frames.length, at));
    const lasting = Math.abs(to - this.at) === 1 ? prefs.lasting(FLIGHT) : 0;
    this.at = to;
    await fly(() => (this.shown = positionOf(this.frame(to))), { lasting, towards: () => null });
  }
}
