/** The families of games; each is loaded when its first table is opened. */

import type { Family } from "../app/words.svelte";
import type { GameModule } from "../parts/view";

const MODULES: Record<Family, () => Promise<{ module: GameModule }>> = {
  ebbes: () => import("./ebbes"),
  njet: () => import("./njet"),
  ebbe_flut: () => import("./ebbe-flut"),
  xxl: () => import("./xxl"),
};

export async function load(family: Family): Promise<GameModule> {
  return (await MODULES[family]()).module;
}

/** The family of a game's id. */
export function familyOf(game: string): Family {
  if (game.startsWith("xxl")) return "xxl";
  if (game === "ebbe-flut") return "ebbe_flut";
  return game === "ebbes" ? "ebbes" : "njet";
}
