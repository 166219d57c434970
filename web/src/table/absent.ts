/** For whom the table waits in vain. */

import type { Table } from "../app/table.svelte";

export interface Missing {
  seat: number;
  /** since when, in seconds of our clock */
  since: number;
  /** this person and this absence of theirs */
  key: string;
}

/** The first seat that is to act and whose person is connected nowhere. */
export function missing(table: Table, me: string): Missing | null {
  const { info, shown, gone } = table;
  if (info?.status !== "playing" || info.paused || !shown.scene) return null;
  const sealing = shown.sealed.length > 0 || shown.draft.length > 0; // all choose at once
  const due = (seat: number) => (sealing ? !shown.sealed.includes(seat) : shown.scene?.seat === seat);
  for (const [seat, { person, bot, away }] of info.chairs.entries()) {
    if (!person || bot || away || person === me || !due(seat)) continue;
    const since = gone[person];
    if (since !== undefined) return { seat, since, key: `${person} ${Math.round(since)}` };
  }
  return null;
}
