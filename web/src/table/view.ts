/** A live table as the view that its board is given. */

import type { Table } from "../app/table.svelte";
import { familyOf } from "../app/catalogue";
import type { View } from "../parts/view";

export function viewOf(table: Table, tap: View["tap"]): View | null {
  const { info, shown } = table;
  if (!info || !shown.scene) return null;
  return {
    game: info.settings.game,
    family: familyOf(info.settings.game),
    options: info.settings.options,
    ...shown,
    scene: shown.scene,
    seat: table.seat,
    names: table.names,
    chairs: info.chairs,
    here: table.here,
    gone: table.gone,
    sent: table.sent,
    log: table.log,
    hinted: table.hinted,
    live: table.state === "playing" && table.seat !== null,
    tap,
  };
}
