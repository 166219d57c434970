/** What the page draws of Njet's editions is what the engine plays: both are read here. */

import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { NjetScene } from "../../app/protocol";
import { boardOf, isEdition, playersOf } from "../../rules/pictures/boards";
import { discardOf } from "./labels";
import type { NjetView } from "./table";

vi.mock("../../app/words.svelte", () => ({ t: (id: string) => id, words: {} }));

type Edition = NjetScene["edition"];
const FOLDER = new URL("../../../../src/atout/families/njet/", import.meta.url);
const EDITIONS: Edition[] = ["njet-1997", "njet-2007", "niet-2015"];

/** One edition as the engine has it: its rows of squares, and how many cards are passed on. */
function declared(edition: Edition): { rows: string[][]; few: number; left: string } {
  const text = readFileSync(new URL("editions.py", FOLDER), "utf-8").split(`id="${edition}"`)[1]!.split("Edition(")[0]!;
  const rows = text.split("rows=(")[1]!.split("few=")[0]!;
  const lists = [...rows.matchAll(/\(("[^()]*)\)/g)].map(([, row]) =>
    [...row!.matchAll(/"([^"]*)"/g)].map(([, square]) => square!).filter(Boolean),
  );
  if (edition === "niet-2015") lists[2] = lists[2]!.filter((square) => square !== "none"); // an option (N9)
  const first = readFileSync(new URL("examples.py", FOLDER), "utf-8").match(
    `_stones\\("${edition}", \\d, "([^"]+)"\\)`,
  );
  return { rows: lists, few: Number(text.match(/few=(\d)/)![1]), left: first![1]! };
}

describe.each(EDITIONS)("the board of %s", (edition) => {
  it("has the engine's rows and squares", () => {
    const board = boardOf(edition, false);
    expect(board.map(({ row }) => row)).toEqual(["start", "discard", "trump", "super", "points"]);
    expect(board.map(({ squares }) => squares.map(({ text }) => text))).toEqual(declared(edition).rows);
    expect(board.flatMap(({ squares }) => squares).every(({ stone }) => stone === null)).toBe(true);
    expect(board.map(({ decided }) => decided)).toEqual([null, null, null, null, null]);
    expect(playersOf(edition)).toBe(declared(edition).rows[0]!.length);
  });

  it("is left by stones as the manual's first example leaves it", () => {
    const board = boardOf(edition, true);
    expect(board.map(({ decided }) => decided).join(" ")).toBe(declared(edition).left);
    for (const { squares, decided } of board)
      expect(squares.filter(({ stone }) => stone === null).map(({ text }) => text)).toEqual([decided]);
    const stones = board.flatMap(({ squares }) => squares.flatMap(({ stone }) => (stone === null ? [] : [stone])));
    expect(stones).toEqual(stones.map((_, turn) => turn % playersOf(edition)));
  });

  it("is one of three", () => {
    expect(isEdition(edition)).toBe(true);
    expect(isEdition("ebbes")).toBe(false);
  });
});

describe("a square of the discard row", () => {
  const view = (edition: Edition) => ({ scene: { edition } }) as unknown as NjetView;

  it.each(["njet-2007", "niet-2015"] as const)("says how many cards %s passes on", (edition) =>
    expect(discardOf("pass", view(edition))).toEqual({ kind: "pass", count: declared(edition).few }),
  );

  it("says how many cards are laid aside, and which not", () => {
    expect(discardOf("0", view("njet-1997"))).toEqual({ kind: "nothing", count: 0 });
    expect(discardOf("2", view("njet-1997"))).toEqual({ kind: "cards", count: 2 });
    expect(discardOf("2-no0", view("njet-2007"))).toEqual({ kind: "no-loot", count: 2 });
    expect(discardOf("1-no1", view("niet-2015"))).toEqual({ kind: "no-loot", count: 1 });
  });
});
