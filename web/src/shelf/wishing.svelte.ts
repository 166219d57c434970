/** The one table that somebody wants from the shelf: it is opened as soon as its game is ready. */

import { Refusal } from "../app/api";
import { shelf } from "../app/shelf.svelte";
import { words } from "../app/words.svelte";

export type Kind = "now" | "friends";

export class Wishing {
  game = $state("");
  kind = $state<Kind | null>(null);
  trouble = $state("");
  #patience = new AbortController();

  constructor(private readonly fulfilled: (table: string, game: string, kind: Kind) => void) {}

  /** A wish takes the place of the one before; the same once more takes it back while the game is being prepared. */
  make(game: string, kind: Kind): void {
    const again = this.game === game && this.kind === kind;
    if (again && shelf.game(game)?.ready !== false) return; // a second click is no second table
    this.drop();
    if (!again) void this.#fulfil(game, kind, this.#patience.signal);
  }

  drop(): void {
    this.#patience.abort();
    this.#patience = new AbortController();
    this.game = "";
    this.kind = null;
  }

  async #fulfil(game: string, kind: Kind, signal: AbortSignal): Promise<void> {
    this.game = game;
    this.kind = kind;
    this.trouble = "";
    words.prepare();
    try {
      const table = await shelf.usual(game, kind, signal);
      if (!signal.aborted) this.fulfilled(table, game, kind);
    } catch (refusal) {
      if (signal.aborted) return;
      this.trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
    }
    if (!signal.aborted) this.drop();
  }
}
