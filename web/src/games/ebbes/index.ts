import { seatName } from "../../app/seated";
import type { Piece } from "../../app/telling";
import type { GameModule, View } from "../../parts/view";
import { card, said } from "../labels";
import Board from "./Board.svelte";

/** A card, "first:2" or "pick:R7". */
function label(move: string, view: View): Piece[] {
  const [kind, what] = move.split(":");
  if (!what) return [card(move)];
  if (kind === "pick") return said("ebbes-move-pick", { card: card(what) });
  const seat = Number(what);
  if (seat === view.seat) return said("ebbes-move-first-me", {});
  return said("ebbes-move-first", { seat: view.names[seat] ?? seatName(seat) });
}

export const module: GameModule = { Board, label };
