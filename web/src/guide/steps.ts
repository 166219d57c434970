/** Which game's tips are told, and for how long. */

import type { Play, View } from "../parts/view";

/** The game that is explained: in a match, that of the part being played. */
export function lessonOf(view: View): string {
  return "game" in view.scene ? view.scene.game : view.game;
}

/** Whether the tips of a game have done their service: its first round is over, or long enough on its way. */
export function isLearnt(view: View, { learnt }: Play): boolean {
  return view.scene.phase === "over" || (learnt ? learnt(view) : view.scene.round > 1);
}
