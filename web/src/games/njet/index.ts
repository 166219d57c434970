/** Njet in its three editions. */

import Face from "../../parts/faces/Suit.svelte";
import { read } from "../../parts/suits";
import type { GameModule } from "../../parts/view";

export const module: GameModule = {
  deck: { read, Face, back: "brown" },
  play: () => import("./play"),
  pictures: () => import("./Pictures.svelte"),
  pad: (game) => ({ fact: "pad-factor", spare: game === "niet-2015" ? 2 : 0 }),
};
