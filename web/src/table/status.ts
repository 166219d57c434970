/** One sentence on what the table waits for. */

import type { Table } from "../app/table.svelte";
import { t } from "../app/words.svelte";

export function status(table: Table, me: string): string {
  const { info, shown } = table;
  if (!info) return t("status-opening");
  if (info.frozen) return t("status-frozen");
  if (info.status === "waiting") return t("status-waiting");
  if (info.status === "over") return info.ended ? t(`status-ended-${info.ended}`) : t("status-over");
  if (info.paused) return t("status-paused");
  if (table.myTurn) return t(shown.draft.length ? "status-choose-more" : "status-your-turn");
  if (shown.draft.length) return t("status-sealed");
  const seat = shown.scene?.seat;
  if (seat === null || seat === undefined) return "";
  const chair = info.chairs[seat];
  if (chair?.person === me && chair.away) return t("status-away");
  return t(chair?.bot ? "status-bot" : "status-turn", { seat: table.names[seat] ?? "" });
}
