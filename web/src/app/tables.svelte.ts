/** The tables that the shelf shows: my own, those that everybody may join, and games that are over. */

import { api } from "./api";
import type { RecordLine, RecordList, TableLine, TablesReply } from "./rest";
import { session } from "./session.svelte";

const KEY = "atout-tables"; // whether this browser's player had tables: then the shelf leaves room for them
const FINISHED = 6;

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

class Tables {
  /** null: not known yet, but there may be some */
  mine = $state.raw<TableLine[] | null>(remembered() ? null : []);
  open = $state.raw<TableLine[] | null>(null);
  records = $state.raw<RecordLine[] | null>(null);

  async look(): Promise<void> {
    if (document.hidden) return;
    try {
      await session.known;
      const [mine, open] = await Promise.all([
        api<TablesReply>("GET", "tables/mine"),
        api<TablesReply>("GET", "tables"),
      ]);
      this.mine = mine.tables;
      this.open = open.tables.filter((line) => !mine.tables.some(({ id }) => id === line.id));
      localStorage.setItem(KEY, this.mine.length ? "yes" : "no");
    } catch {
      this.mine ??= []; // the next look may do better
    }
  }

  async lookBack(): Promise<void> {
    const asked = session.known.then(() => api<RecordList>("GET", `records?limit=${FINISHED}`));
    const found = await asked.catch(() => null); // the next look may do better
    if (found) this.records = found.records;
  }
}

export const tables = new Tables();
