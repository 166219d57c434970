import { seatName } from "../../app/seated";
import type { Piece } from "../../app/telling";
import { card, said } from "../../parts/labels";
import type { View } from "../../parts/view";

/** A card, "first:2" or "pick:R7". */
export function label(move: string, view: View): Piece[] {
  const [kind, what] = move.split(":");
  if (!what) return [card(move)];
  if (kind === "pick") return said("ebbes-move-pick", { card: card(what) }, "ebbes");
  const seat = Number(what);
  if (seat === view.seat) return said("ebbes-move-first-me", {}, "ebbes");
  return said("ebbes-move-first", { seat: view.names[seat] ?? seatName(seat) }, "ebbes");
}
