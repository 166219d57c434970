/** Which tip belongs to a position, read off scene, hand and legal moves. */

import type { NjetScene } from "../../app/protocol";
import { trickStep } from "../../parts/tricks";
import type { Step, View } from "../../parts/view";

export function step(view: View): Step | null {
  const scene = view.scene as NjetScene;
  const mine = view.moves.length > 0;
  const players = scene.sizes.length;
  const low = scene.loot_value;
  const end = mine ? "" : "-wait";
  switch (scene.phase) {
    case "stones":
      return { id: `njet-stones${end}`, section: "stones" };
    case "teams":
      return mine
        ? { id: "njet-teams", section: "sides", args: { players } }
        : { id: "njet-teams-wait", section: "sides" };
    case "doubler":
      return { id: `njet-doubler${end}`, section: "sides" };
    case "laying": {
      if (!mine) return { id: "njet-laying-wait", section: "discarding" };
      const { kind, count } = scene.conditions!.laying;
      return { id: `njet-laying-${kind === "pass" ? "pass" : "discard"}`, section: "discarding", args: { count, low } };
    }
    case "playing": {
      const what = trickStep(scene.trick, view);
      return { id: `njet-${what ?? "playing-wait"}`, section: what ? "tricks" : "loot", args: { low } };
    }
    case "scored":
      return { id: "njet-scored", section: "scoring", args: { factor: scene.conditions?.factor ?? 1 } };
    default:
      return null;
  }
}
