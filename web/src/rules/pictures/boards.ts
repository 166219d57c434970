/** Njet's boards for drawing: fresh, and as the first example of each manual leaves them. */

import type { BoardRow, NjetScene } from "../../app/protocol";

type Edition = NjetScene["edition"];
type RowName = BoardRow["row"];

const ROWS: Record<Edition, Record<RowName, string>> = {
  "njet-1997": { start: "0 1 2 3", discard: "1 2 0", trump: "R K B G", super: "R K B G none", points: "1 2 3 4" },
  "njet-2007": {
    start: "0 1 2 3 4",
    discard: "1 2 2-no0 pass 0",
    trump: "R K B Y none",
    super: "R K B Y none",
    points: "1 2 3 4 -2",
  },
  "niet-2015": {
    start: "0 1 2 3 4",
    discard: "1 2 1-no1 pass 0",
    trump: "B Y R G",
    super: "B Y R G none",
    points: "1 2 3 4 -2",
  },
};
/** The squares that are left, row by row: N-1, M-1, I-1. */
const LEFT: Record<Edition, string> = {
  "njet-1997": "2 1 B K 3",
  "njet-2007": "0 0 K B 2",
  "niet-2015": "1 0 Y B 2",
};

export function isEdition(game: string): game is Edition {
  return game in ROWS;
}

export function playersOf(edition: Edition): number {
  return ROWS[edition].start.split(" ").length;
}

/** All squares free, or a stone on each but one of every row. */
export function boardOf(edition: Edition, finished: boolean): BoardRow[] {
  const left = LEFT[edition].split(" ");
  const players = playersOf(edition);
  let placed = 0;
  return Object.entries(ROWS[edition]).map(([row, texts], index) => ({
    row: row as RowName,
    squares: texts.split(" ").map((text) => ({
      text,
      stone: finished && text !== left[index] ? placed++ % players : null,
    })),
    decided: finished ? left[index]! : null,
  }));
}
