/** The places of a match, part by part, read from its story. */

import type { Entry } from "../../app/position";
import type { XxlScene } from "./moves";

/** The places of every part that has been scored, seat by seat; a part of which nothing is known is null. */
export function placesOf(scene: XxlScene, log: readonly Entry[] = []): (number[] | null)[] {
  const { sheet } = scene;
  if (!sheet) return [];
  const told = toldPlaces(log, scene.sizes.length);
  const scored = scene.phase === "over" || scene.phase === "scored" ? sheet.part : sheet.part - 1;
  const found = Array.from({ length: scored }, (_, part) => told[part] ?? null);
  if (scored && sheet.places) found[scored - 1] = sheet.places;
  return found;
}

/** `xxl-placed` is told once a seat and part; seats may come in any order. */
function toldPlaces(log: readonly Entry[], seats: number): number[][] {
  const lines = log.flatMap((entry) => entry.happened).filter(([id]) => id === "xxl-placed");
  const parts: number[][] = [];
  for (const [index, [, args]] of lines.entries()) {
    const places = (parts[Math.floor(index / seats)] ??= []);
    places[Number(args["seat"])] = Number(args["place"]);
  }
  return parts.filter((places) => Object.keys(places).length === seats);
}
