import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Facts } from "../../app/rest";
import { CREATURES } from "./art/characters/creatures";
import { boardOf, LEFT, type Edition } from "./boards";
import { discardOf } from "./labels";
import type { NjetView } from "./table";

vi.mock("../../app/words.svelte", () => ({ t: (id: string) => id, words: {} }));

const EXAMPLES = readFileSync(new URL("../../../../src/atout/families/njet/examples.py", import.meta.url), "utf-8");
const FACTS = {
  board: [
    { row: "start", squares: [{ text: "0" }, { text: "1" }, { text: "2" }] },
    {
      row: "discard",
      squares: [{ text: "1", cards: 1 }, { text: "2-no0", cards: 2 }, { text: "pass", cards: 3 }, { text: "0" }],
    },
  ],
} as unknown as Facts;

describe("a board", () => {
  it("is free at first", () => {
    const board = boardOf("njet-2007", FACTS, false);
    expect(board.map(({ row }) => row)).toEqual(["start", "discard"]);
    expect(board.flatMap(({ squares }) => squares.map(({ stone }) => stone))).toEqual(Array(7).fill(null));
    expect(board.map(({ decided }) => decided)).toEqual([null, null]);
  });

  it("is covered in turn but for the squares that are left", () => {
    const board = boardOf("njet-2007", FACTS, true);
    expect(board.map(({ decided }) => decided)).toEqual(["0", "0"]);
    expect(board.map(({ squares }) => squares.map(({ stone }) => stone))).toEqual([
      [null, 0, 1],
      [2, 0, 1, null],
    ]);
  });

  it.each(Object.entries(LEFT))("of %s is left as the manual's first example leaves it", (edition, left) =>
    expect(EXAMPLES.match(`_stones\\("${edition}", \\d, "([^"]+)"\\)`)![1]).toBe(left),
  );
});

it("says of a square of the discard row how many cards it asks for, and which", () => {
  const view = { scene: { board: boardOf("njet-2007" satisfies Edition, FACTS, false) } } as unknown as NjetView;
  const found = ["0", "1", "2-no0", "pass"].map((square) => discardOf(square, view));
  expect(found).toEqual([
    { kind: "nothing", count: 0 },
    { kind: "cards", count: 1 },
    { kind: "no-loot", count: 2 },
    { kind: "pass", count: 3 },
  ]);
});

it("has five tempers of the creature", () => expect(CREATURES).toHaveLength(5));
