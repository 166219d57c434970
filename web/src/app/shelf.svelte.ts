/** The games of this server: which are ready, and opening tables of them. */

import { api, Refusal } from "./api";
import { pause } from "./pause";
import type { Settings } from "./protocol";
import type { GameLine, Mind, NewTable, NewTableReply, ShelfReply } from "./rest";
import { prefs } from "./prefs.svelte";
import { session } from "./session.svelte";

const USUAL = "casual"; // bots whom people meet first
const AGAIN = 1500; // ms between two looks while games are being prepared

class Shelf {
  games = $state.raw<GameLine[]>([]);
  levels = $state.raw<string[]>([]);
  minds = $state.raw<Record<string, Mind>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Promise<void> | null = null;

  /** Ask the server once, and again until all games are ready. */
  look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked ??= api<ShelfReply>("GET", "games")
      .then((reply) => {
        this.games = reply.games;
        this.levels = reply.levels;
        this.minds = reply.minds;
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

  /** The level of bots that was chosen last. */
  get level(): string {
    const { level } = prefs.wishes;
    return this.levels.includes(level) ? level : USUAL;
  }

  /** How much of all games is prepared, from 0 to 1. */
  get progress(): number {
    return this.games.reduce((sum, game) => sum + game.progress, 0) / (this.games.length || 1);
  }

  /** About how long it will be until all games are ready. */
  get seconds(): number {
    return Math.max(0, ...this.games.map((game) => game.seconds));
  }

  /** Open a table; waits as long as the game is being prepared. Asking for it lets the server prepare it first. */
  async open(table: NewTable, signal?: AbortSignal): Promise<string> {
    await session.known;
    for (;;) {
      signal?.throwIfAborted();
      try {
        return (await api<NewTableReply>("POST", "tables", table)).id;
      } catch (refusal) {
        if (!(refusal instanceof Refusal && refusal.code === "preparing")) throw refusal;
      }
      do {
        await pause(AGAIN / 3);
        signal?.throwIfAborted();
        if (!this.#asked) void this.look().catch(() => {});
      } while (this.game(table.settings.game)?.ready === false);
    }
  }

  /** A table with the usual settings: at once against bots, or waiting for friends. */
  async usual(id: string, kind: "now" | "friends", signal?: AbortSignal): Promise<string> {
    if (!this.game(id)) await this.look();
    const players = this.game(id)?.usual ?? 4;
    const settings: Settings = {
      game: id,
      options: { players },
      listed: false,
      spectators: true,
      pace: { kind: "relaxed" },
      hints: true,
      bot_pace: 1,
      puzzles: false,
    };
    const start = kind === "now";
    const bots = start ? [null, ...Array<string>(players - 1).fill(this.level)] : [];
    return this.open({ settings, bots, sit: true, start }, signal);
  }
}

export const shelf = new Shelf();
