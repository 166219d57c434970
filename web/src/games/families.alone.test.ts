import { readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { BOXES, familyOf, MATCHES, PARTS, partsOf } from "../app/catalogue";
import { GAMES, type Family, type Game } from "../app/games";
import { moduleOf } from "./index";

vi.mock("../app/words.svelte", () => ({ t: (id: string, { game }: { game: string }) => `${id}: ${game}`, words: {} }));

const IDS = Object.keys(GAMES) as Game[];
const FAMILIES = [...new Set(IDS.map((id) => GAMES[id].family))];
const folders = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it("has a folder for every family, and no other", () => expect(folders(".").sort()).toEqual([...FAMILIES].sort()));

it.each(FAMILIES)("finds what %s brings", (family) => expect(moduleOf(family).deck.back).toMatch(/^\w+$/));

it.each(IDS)("has a cover of %s", (id) =>
  expect(readdirSync(new URL(`${familyOf(id)}/covers`, import.meta.url))).toContain(`${id}.svelte`),
);

describe("a game or a family that does not exist", () => {
  it("is refused by its name", () => {
    expect(() => familyOf("whist")).toThrow("page-no-such-game: whist");
    expect(() => familyOf("toString")).toThrow("page-no-such-game: toString");
    expect(() => moduleOf("whist" as Family)).toThrow("games/whist/index.ts");
  });
});

it("puts every game on the shelf once, parts beside their match", () => {
  expect([...BOXES, ...PARTS].sort()).toEqual([...IDS].sort());
  expect(MATCHES.flatMap((match) => partsOf(match))).toEqual(PARTS);
});
