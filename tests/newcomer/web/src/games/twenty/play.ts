import type { Piece } from "../../app/telling";
import { card } from "../../parts/labels";

export { default as Board } from "./Board.svelte";

/** Every move is a card. */
export function label(move: string): Piece[] {
  return [card(move)];
}
