/** Leaving a replay for a line of moves that were not played, and coming back. */

import { positionOf, type Replay } from "../app/replay.svelte";
import { Line, oracle } from "../app/whatif.svelte";

export class Aside {
  /** null: the replay itself is shown */
  line = $state.raw<Line | null>(null);
  /** what happened is shown instead of the line */
  compared = $state(false);

  /** what is shown instead of the replay */
  readonly shown = $derived.by(() => {
    const happened = this.compared && this.line && this.replay.frames[this.line.start.number + this.line.at];
    return happened ? positionOf(happened) : this.line?.shown;
  });
  /** the line, where it can be gone on with */
  readonly open = $derived(!this.compared && this.line?.at === this.line?.frames.length ? this.line : null);
  readonly played = $derived(this.line?.played ?? []);

  constructor(
    private readonly replay: Replay,
    private readonly id: string,
    private readonly text: string,
  ) {}

  /** Leave the game where it is shown now. */
  explore(moves: readonly string[] = []): void {
    const frame = this.replay.frames[this.replay.at];
    if (!frame) return;
    this.replay.close();
    this.compared = false;
    this.line = new Line(frame, oracle(frame.number, this.id, this.text));
    void this.line.become(moves);
  }

  leave(): void {
    this.line = null;
    this.compared = false;
  }

  /** After so many moves: those of the line, or what happened instead. */
  show(at: number, compared: boolean): void {
    this.compared = compared;
    void this.line?.show(at);
  }

  back(): void {
    if (!this.line?.frames.length) return;
    this.compared = false;
    void this.line.back();
  }
}
