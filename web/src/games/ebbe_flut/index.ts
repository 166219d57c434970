import type { GameModule } from "../../parts/view";
import Face from "./CardFace.svelte";
import { read, typed } from "./cards";

export const module: GameModule = {
  deck: { read, Face, typed, back: "sea", confetti: ["B", "Y"] }, // the sea and the sand
  play: () => import("./play"),
  pictures: () => import("./Pictures.svelte"),
  pad: () => ({ row: "pad-game", each: ["round-points"] }),
  open: true,
};
