/** The games of this server: which are ready, and opening tables of them. */

import { api, Refusal } from "./api";
import { pause } from "./pause";
import type { Settings } from "./protocol";
import type { GameLine, NewTable, NewTableReply, ShelfReply } from "./rest";
import { session } from "./session.svelte";

const AGAIN = 1500; // ms between two looks while games are being prepared

/** How far the compiler is, from what the server says of it ("ebbes bot 2/8"). */
export function progressOf(text: string): { done: number; of: number } | null {
  const found = /(\d+)\/(\d+)$/.exec(text);
  return found ? { done: Number(found[1]), of: Number(found[2]) } : null;
}

class Shelf {
  games = $state.raw<GameLine[]>([]);
  levels = $state.raw<string[]>([]);
  progress = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Promise<void> | null = null;

  /** Ask the server once, and again until all games are ready. */
  look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked ??= api<ShelfReply>("GET", "games")
      .then((reply) => {
        this.games = reply.games;
        this.levels = reply.levels;
        this.progress = reply.progress;
      })
      .finally(() => {
        this.#asked = null;
        if (!this.games.length || this.games.some((game) => !game.ready))
          this.#timer = setTimeout(() => void this.look().catch(() => {}), AGAIN);
      });
    return this.#asked;
  }

  game(id: string): GameLine | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Open a table; waits as long as the game is being prepared. */
  async open(table: NewTable, signal?: AbortSignal): Promise<string> {
    await session.known;
    for (;;) {
      signal?.throwIfAborted();
      if (this.game(table.settings.game)?.ready ?? true) {
        try {
          return (await api<NewTableReply>("POST", "tables", table)).id;
        } catch (refusal) {
          if (!(refusal instanceof Refusal && refusal.code === "preparing")) throw refusal;
        }
      }
      await pause(AGAIN / 3);
      if (!this.#asked) void this.look().catch(() => {});
    }
  }

  /** A table with the usual settings: at once against bots, or waiting for friends. */
  async usual(id: string, kind: "now" | "friends", signal?: AbortSignal): Promise<string> {
    if (!this.game(id)) await this.look();
    const settings: Settings = {
      game: id,
      options: { players: this.game(id)?.usual ?? 4 },
      listed: false,
      spectators: true,
      pace: { kind: "relaxed" },
      hints: true,
      bot_pace: 1,
    };
    return this.open({ settings, bots: [], sit: true, start: kind === "now" }, signal);
  }
}

export const shelf = new Shelf();
