/** Which tip belongs to a position, read off scene, hand and legal moves. */

import type { EbbesScene } from "../../app/protocol";
import { trickStep } from "../../parts/tricks";
import type { Step, View } from "../../parts/view";

export function step(view: View): Step | null {
  const scene = view.scene as EbbesScene;
  const mine = view.moves.length > 0;
  const args = { number: scene.number ?? 0, pairs: scene.pairs ? "yes" : "no" };
  const named = Object.values(scene.slots).filter(Boolean).length;
  switch (scene.phase) {
    case "naming":
      return { id: `ebbes-naming${mine ? "" : "-wait"}`, section: "first" };
    case "picking":
      return { id: `ebbes-picking${mine ? "" : "-wait"}`, section: "choose-designators" };
    case "scored":
      return { id: "ebbes-scored", section: "scoring" };
    case "playing": {
      const what = trickStep(scene.trick, view);
      if (what) return { id: `ebbes-${what}`, section: "tricks", args };
      if (!named) return { id: "ebbes-nothing-named", section: "meaning", args };
      return {
        id: named < 5 ? "ebbes-some-named" : "ebbes-all-named",
        section: named < 5 ? "meaning" : "scoring",
        args,
      };
    }
    default:
      return null;
  }
}
