/** How somebody goes through a review: whose mistakes, how bad, and to which one. */

import type { Replay } from "../app/replay.svelte";
import { placeOf, Reviewing } from "../app/review.svelte";
import { mistakes, neighbour, type Filter } from "./findings";

export class Looking {
  readonly reviewing: Reviewing;
  /** the record's id; undefined: it was sent */
  readonly record: string | undefined;
  filter = $state.raw<Filter>({ seat: null, least: "?!" });
  #went = $state.raw<{ frame: number } | null>(null);

  /** of all who decided something; as many as have been seen so far */
  readonly seats = $derived.by(() => {
    const { review, decisions } = this.reviewing;
    return review?.seats ?? [...new Set(decisions.map(({ seat }) => seat))].sort();
  });
  readonly found = $derived.by(() => mistakes(this.reviewing.decisions, this.filter));
  readonly current = $derived.by(() => this.reviewing.decisions.find(({ frame }) => frame === this.replay.at) ?? null);
  readonly next = $derived.by(() => neighbour(this.found, this.replay.at, 1));
  readonly previous = $derived.by(() => neighbour(this.found, this.replay.at, -1));
  /** the step that was gone to for what is said of it, a new one each time; null: the replay has come here by itself */
  readonly chosen = $derived.by(() => (this.#went?.frame === this.replay.at ? this.#went : null));

  constructor(
    readonly replay: Replay,
    id: string,
    text: string,
  ) {
    this.record = text ? undefined : id;
    this.reviewing = new Reviewing(placeOf(id, text));
  }

  /** To a step of which there is something to be said. */
  to(frame: number): void {
    this.#went = { frame };
    this.replay.go(frame);
  }

  /** To the next mistake, or the last one; whether there is one. */
  go(by: 1 | -1): boolean {
    const to = by > 0 ? this.next : this.previous;
    if (to) this.to(to.frame);
    return to !== undefined;
  }
}
