/** What a trick asks of the viewer. */

import type { Played } from "../app/protocol";
import { handOf, type View } from "./view";

/** Tricks: leading, following, free to play anything; null: somebody else's turn. */
export function trickStep(trick: readonly Played[], view: View): "lead" | "follow" | "free" | null {
  if (!view.moves.length) return null;
  if (!trick.length) return "lead";
  const hand = handOf(view, view.seat ?? 0) ?? [];
  return hand.some((card) => !view.moves.includes(card)) ? "follow" : "free";
}
