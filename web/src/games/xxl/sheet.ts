/** The places of a match, part by part. */

import type { Entry } from "../../app/position";
import { rounds } from "../../parts/scores";
import type { XxlScene } from "./moves";

/** The places of every part that has been scored, seat by seat; null: the story does not tell them. */
export function placesOf(scene: XxlScene, log: readonly Entry[] = []): (number[] | null)[] {
  const { sheet } = scene;
  if (!sheet) return [];
  const told = rounds(log).map((round) => round.places);
  const scored = scene.phase === "over" || scene.phase === "scored" ? sheet.part : sheet.part - 1;
  const found = Array.from({ length: scored }, (_, part) => told[part] ?? null);
  if (scored && sheet.places) found[scored - 1] = sheet.places;
  return found;
}
