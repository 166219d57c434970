import type { GameModule } from "../../parts/view";
import Board from "./Board.svelte";
import { label } from "./labels";

export const module: GameModule = { Board, label };
