/** How somebody goes through a review: whose mistakes, how bad, and to which one. */

import type { Replay } from "../app/replay.svelte";
import { placeOf, Reviewing } from "../app/review.svelte";
import { mistakes, neighbour, type Filter } from "./findings";

export class Looking {
  readonly reviewing: Reviewing;
  /** the record's id; undefined: it was sent */
  readonly record: string | undefined;
  filter = $state.raw<Filter>({ seat: null, least: "?!" });

  /** of all who decided something; as many as have been seen so far */
  readonly seats = $derived.by(() => {
    const { review, decisions } = this.reviewing;
    return review?.seats ?? [...new Set(decisions.map(({ seat }) => seat))].sort();
  });
  readonly found = $derived.by(() => mistakes(this.reviewing.decisions, this.filter));
  readonly current = $derived.by(() => this.reviewing.decisions.find(({ frame }) => frame === this.replay.at) ?? null);
  readonly next = $derived.by(() => neighbour(this.found, this.replay.at, 1));
  readonly previous = $derived.by(() => neighbour(this.found, this.replay.at, -1));

  constructor(
    readonly replay: Replay,
    id: string,
    text: string,
  ) {
    this.record = text ? undefined : id;
    this.reviewing = new Reviewing(placeOf(id, text));
  }

  /** To the next mistake, or the last one; whether there is one. */
  go(by: 1 | -1): boolean {
    const to = by > 0 ? this.next : this.previous;
    if (to) this.replay.go(to.frame);
    return to !== undefined;
  }
}
