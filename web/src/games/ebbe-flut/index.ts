import type { GameModule } from "../../parts/view";
import Board from "./Board.svelte";
import type { Flut } from "./shore";
import { label } from "./words";

export const module: GameModule = {
  Board,
  label: (move, view) => label(move, view as Flut),
};
