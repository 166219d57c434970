import { card, text } from "../labels";
import type { GameModule } from "../../parts/view";
import Board from "./Board.svelte";

export const module: GameModule = {
  Board,
  label: (move) => (/^\w\d+$|^\d/.test(move) ? [card(move.split("@")[0]!)] : [text(move)]),
};
