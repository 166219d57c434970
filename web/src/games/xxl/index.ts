/** XXL: the six games and the match. */

import type { GameModule, Pad } from "../../parts/view";
import Face from "./CardFace.svelte";
import { read, typed } from "./cards";

const LEFT_IN_HAND = ["xxl-up-and-down", "xxl-lower", "xxl-one-by-one"];

/** A row for each game, and after each the places count. */
function pad(game: string): Partial<Pad> {
  const placed: Partial<Pad> = { row: "records-game", each: ["round-points", "label-place"] };
  if (game === "xxl") return placed;
  return { ...placed, how: LEFT_IN_HAND.includes(game) ? "guide-xxl-left-in-hand" : "guide-xxl-points-won" };
}

export const module: GameModule = {
  deck: { read, Face, typed, back: "blue" },
  play: () => import("./play"),
  pictures: () => import("./Pictures.svelte"),
  pad,
};
