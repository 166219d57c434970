/** XXL: the six games and the match. */

import type { GameModule } from "../../parts/view";
import Board from "./Board.svelte";
import { label } from "./label";

export const module: GameModule = { Board, label };
