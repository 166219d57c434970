/** Which tip belongs to a position, read off scene, hand and legal moves. */

import type { Step, View } from "../../parts/view";
import type { Flut } from "./shore";

const ENOUGH = 20; // cards left: from here on everything has been seen

export function step(view: View): Step | null {
  const { scene, own } = view as Flut;
  const mine = view.moves.length > 0;
  if (scene.phase === "deal" || scene.phase === "over") return null;
  if (own?.may_claim && mine) return { id: "flut-claim", section: "check" };
  if (!mine) return { id: "flut-wait", section: "matches" };
  const solo = scene.solo ? "yes" : "no";
  const early = view.moves.some((move) => /:(left|forward)$/.test(move));
  switch (scene.phase) {
    case "first-turn":
      return { id: "flut-first-turn", section: "begin" };
    case "first-place":
      return { id: "flut-first-place", section: "begin" };
    case "turn":
      return { id: early ? "flut-early" : "flut-turn", section: "place" };
    case "place":
      return { id: "flut-place", section: "place", args: { solo } };
    case "move":
      return { id: scene.watchful ? "flut-move-watchful" : "flut-move", section: "direction" };
    default:
      return { id: "flut-mend", section: "check" };
  }
}

export function learnt(view: View): boolean {
  const piles = (view as Flut).scene.piles[view.seat ?? 0] ?? [];
  return piles.reduce((sum, pile) => sum + pile, 0) < ENOUGH;
}
