/** The boxes as they stand on the shelf, known before the server has answered, and how long a game lasts about. */

export interface Box {
  id: string;
  /** minutes of the usual game: what the box prints (about so many, or from … to …), else our guess */
  minutes: number | [number, number];
}

export const BOXES: readonly Box[] = [
  { id: "ebbes", minutes: [20, 30] },
  { id: "njet-1997", minutes: [45, 60] },
  { id: "njet-2007", minutes: 30 }, // printed
  { id: "niet-2015", minutes: 30 }, // printed
  { id: "ebbe-flut", minutes: [30, 45] }, // printed
  { id: "xxl", minutes: [45, 75] },
];

/** The games of the XXL box, each of which can be played alone. */
export const SMALL_BOXES: readonly Box[] = [
  { id: "xxl-up-and-down", minutes: [5, 10] },
  { id: "xxl-lower", minutes: [5, 10] },
  { id: "xxl-refuse", minutes: [10, 15] },
  { id: "xxl-runs", minutes: [10, 15] },
  { id: "xxl-one-by-one", minutes: [5, 10] },
  { id: "xxl-fix-the-colour", minutes: [10, 15] },
];

export function boxOf(id: string): Box | undefined {
  return [...BOXES, ...SMALL_BOXES].find((box) => box.id === id);
}
