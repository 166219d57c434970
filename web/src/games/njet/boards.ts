/** Njet's boards for drawing: fresh, and as the first example of each manual leaves them. */

import type { BoardRow, NjetScene } from "../../app/protocol";
import type { Facts } from "../../app/rest";

export type Edition = NjetScene["edition"];

/** The squares that are left, row by row: N-1, M-1, I-1. */
export const LEFT: Record<Edition, string> = {
  "njet-1997": "2 1 B K 3",
  "njet-2007": "0 0 K B 2",
  "niet-2015": "1 0 Y B 2",
};

/** All squares free, or a stone on each but one of every row. */
export function boardOf(edition: Edition, { board }: Facts, finished: boolean): BoardRow[] {
  const left = LEFT[edition].split(" ");
  const players = board[0]!.squares.length;
  let placed = 0;
  return board.map(({ row, squares }, index) => ({
    row: row as BoardRow["row"],
    squares: squares.map((square) => ({
      ...square,
      stone: finished && square.text !== left[index] ? placed++ % players : null,
    })),
    decided: finished ? left[index]! : null,
  }));
}
