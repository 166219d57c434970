import Face from "../../parts/faces/Suit.svelte";
import { read } from "../../parts/suits";
import type { GameModule } from "../../parts/view";

export const module: GameModule = {
  deck: { read, Face, back: "accent" },
  play: () => import("./play"),
};
