/** The families of games, found by their folders; their boards are loaded when the first table is opened. */

import type { Family } from "../app/games";
import { bring } from "../parts/cards";
import type { GameModule, Play } from "../parts/view";

const FOUND = import.meta.glob<GameModule>("./*/index.ts", { eager: true, import: "module" });
for (const [path, { deck }] of Object.entries(FOUND)) bring(path.split("/")[1] as Family, deck);

export function moduleOf(family: Family): GameModule {
  const found = FOUND[`./${family}/index.ts`];
  if (!found) throw new Error(`games/${family}/index.ts is missing`);
  return found;
}

export function load(family: Family): Promise<Play> {
  return moduleOf(family).play();
}
