/** XXL: the six games and the match. */

import type { GameModule } from "../../parts/view";
import Board from "./Board.svelte";
import { label } from "./label";
import SheetTable from "./SheetTable.svelte";

export const module: GameModule = { Board, label, Account: SheetTable };
