/** The search for games that are over: a page at a time; of several questions only the latest is answered. */

import { api } from "../app/api";
import type { RecordLine, RecordList } from "../app/rest";

const PAGE = 20;

export interface Wanted {
  mine: boolean;
  /** "": any */
  game: string;
  /** how a player's name begins */
  player: string;
}

/** The question as the server understands it; `before`: where the page before it ended. */
export function query({ mine, game, player }: Wanted, before: string | null): string {
  const asked = { mine: mine ? "1" : "", game, player: player.trim(), before: before ?? "" };
  const given = Object.entries(asked).filter(([, value]) => value);
  return String(new URLSearchParams([["limit", String(PAGE)], ...given]));
}

export class Finished {
  /** null: not known yet */
  lines = $state.raw<readonly RecordLine[] | null>(null);
  /** where the next page begins; null: there is none */
  next = $state<string | null>(null);
  trouble = $state("");
  #asked = 0;

  /** The first page. */
  look(wanted: Wanted): Promise<void> {
    return this.#ask(wanted, null);
  }

  /** One page more of the same. */
  more(wanted: Wanted): Promise<void> {
    return this.#ask(wanted, this.next);
  }

  async #ask(wanted: Wanted, before: string | null): Promise<void> {
    const number = ++this.#asked;
    const kept = before ? (this.lines ?? []) : [];
    try {
      const found = await api<RecordList>("GET", `records?${query(wanted, before)}`);
      if (number !== this.#asked) return;
      this.lines = [...kept, ...found.records];
      this.next = found.next;
      this.trouble = "";
    } catch (refusal) {
      if (number === this.#asked) this.trouble = (refusal as Error).message;
    }
  }
}
