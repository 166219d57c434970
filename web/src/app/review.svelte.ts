/** The review of a game: asked for, followed while it is made, and what it has found so far. */

import type { Decision, Review, Round } from "../../../docs/review";
import { api, Refusal } from "./api";
import { pause } from "./pause";
import type { ReviewProgress } from "./rest";

const BREATH = 1000; // ms between two looks at how far it is
const AWAY = ["unreachable", "starting", "not-saved", "slow-down"];

export type Progress = Omit<ReviewProgress, "rounds" | "decisions" | "review"> & {
  rounds: readonly Round[];
  decisions: readonly Decision[];
  review: Review | null;
};
export type Mark = Decision["mark"];
export type { Account, Decision, Option, Player, Reason, Review, Round } from "../../../docs/review";

/** Where a review is asked for. */
export interface Place {
  ask(deeper: boolean): Promise<Progress>;
  /** how far it is, with the decisions after so many; null: nobody knows yet where to look */
  look(deeper: boolean, known: number): Promise<Progress> | null;
  cancel(deeper: boolean): Promise<void>;
}

/** The review of a table's game, or that of a record which is sent. */
export function placeOf(id: string, text = ""): Place {
  let path = text ? "" : `records/${id}/review`;
  const how = (deeper: boolean) => `deeper=${Number(deeper)}`;
  return {
    async ask(deeper) {
      if (!text) return api("POST", `${path}?${how(deeper)}`);
      const found = await api<Progress>("POST", `review?${how(deeper)}`, JSON.parse(text));
      path = `review/${found.id}`;
      return found;
    },
    look: (deeper, known) => (path ? api("GET", `${path}?${how(deeper)}&from=${known}`) : null),
    cancel: (deeper) => api("DELETE", `${path}?${how(deeper)}`),
  };
}

export class Reviewing {
  /** of what is being made; null: nothing is */
  progress = $state.raw<Progress | null>(null);
  /** what is there */
  review = $state.raw<Review | null>(null);
  /** whether a second, deeper pass is there or being made */
  deeper = $state(false);
  trouble = $state.raw<Error | null>(null);
  failed = $state(false);
  /** what the pass under way has found so far */
  #found = $state.raw<readonly Decision[]>([]);

  readonly busy = $derived(this.progress !== null);
  readonly decisions = $derived(merged(this.review?.decisions ?? [], this.#found));
  /** none: they are not known yet */
  readonly rounds = $derived(this.review?.rounds ?? this.progress?.rounds ?? []);
  /** the frame up to which the game has been judged */
  readonly until = $derived(this.review ? Infinity : (this.decisions.at(-1)?.frame ?? -1));

  #closed = false;

  constructor(private readonly place: Place) {}

  /** What is there already, or under way: after a reload it goes on. */
  async open(): Promise<void> {
    try {
      for (const deeper of [false, true]) {
        const found = await this.place.look(deeper, 0);
        if (!found || found.state === "none" || found.state === "failed") return;
        await this.#follow(found, deeper);
      }
    } catch {
      this.progress = null; // whoever asks for it is told what is wrong
    }
  }

  async ask(deeper: boolean): Promise<void> {
    if (this.busy) return;
    this.trouble = null;
    this.failed = false;
    try {
      await this.#follow(await this.place.ask(deeper), deeper);
    } catch (error) {
      this.trouble = error as Error;
      this.progress = null;
    }
  }

  async cancel(): Promise<void> {
    const deeper = this.deeper;
    this.progress = null;
    this.#found = [];
    this.deeper = false;
    await this.place.cancel(deeper).catch((error: Error) => (this.trouble = error));
  }

  close(): void {
    this.#closed = true;
  }

  async #follow(first: Progress, deeper: boolean): Promise<void> {
    this.deeper = deeper;
    this.#found = first.decisions;
    this.progress = first;
    for (let seen = first; seen === this.progress;) {
      if (seen.state === "done") this.review = seen.review;
      if (seen.state !== "queued" && seen.state !== "running") return this.#end(seen);
      await pause(BREATH);
      if (this.#closed || seen !== this.progress) return;
      const next = await this.#next(deeper);
      if (seen !== this.progress) return;
      if (!next) continue;
      this.#found = [...this.#found, ...next.decisions];
      this.progress = seen = next;
    }
  }

  /** A look at how far it is; nothing while the server is away, which takes it up again when it comes back. */
  async #next(deeper: boolean): Promise<Progress | null> {
    try {
      return await this.place.look(deeper, this.#found.length);
    } catch (error) {
      if (error instanceof Refusal && AWAY.includes(error.code)) return null;
      throw error;
    }
  }

  #end({ state }: Progress): void {
    this.progress = null;
    this.#found = [];
    this.failed = state !== "done";
    if (this.failed) this.deeper = false;
  }
}

/** What a second look has found replaces what was thought at first. */
export function merged(first: readonly Decision[], then: readonly Decision[]): readonly Decision[] {
  if (!then.length) return first;
  const again = new Map(then.map((one) => [one.frame, one]));
  const kept = first.filter(({ frame }) => !again.has(frame));
  return [...kept, ...then].sort((a, b) => a.frame - b.frame);
}
