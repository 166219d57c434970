/** Lists of tables and of finished games, as texts. */

import { called } from "../app/names";
import type { RecordLine, TableLine } from "../app/rest";
import { t } from "../app/words.svelte";

/** Seats on which nobody sits yet. */
export function free(line: TableLine): number {
  return line.seats.filter((seat) => !seat.name && !seat.bot).length;
}

/** People by name, bots as a number: "Nora, Ulla, 2 bots". */
export function names(line: TableLine): string {
  const people = line.seats.flatMap((seat) => seat.name ?? []);
  const bots = line.seats.filter((seat) => seat.bot && !seat.name).length;
  return [...people, ...(bots ? [t("shelf-bots", { count: bots })] : [])].join(", ") || t("shelf-nobody");
}

/** Who won, and who not, with points: winners first, then by seat. */
export function standing(line: RecordLine): { name: string; total: number | null; won: boolean }[] {
  return line.players
    .map((player) => ({
      name: called(player),
      total: line.totals?.[player.seat] ?? null,
      won: line.winners?.includes(player.seat) ?? false,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won));
}
