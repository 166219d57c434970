/** The rooms of the page: only a game's own folder speaks of it, and nothing leans on what lies above it. */

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { GAMES } from "./app/games";
import { MEDIA } from "./style/media";

const SOURCE = new URL(".", import.meta.url);
const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts|css)$/.test(name) && !name.endsWith(".test.ts")) // tests may take any game for an example
  .map((name) => [name, readFileSync(new URL(name, SOURCE), "utf8")] as const);
const FAMILIES = [...new Set(Object.values(GAMES).map(({ family }) => family))];
const NAMES = [...new Set([...Object.keys(GAMES), ...FAMILIES])].sort((a, b) => b.length - a.length);

it("names no game outside of its folder", () => {
  const own = new RegExp(`^(games/(${FAMILIES.join("|")})/|app/games\\.ts$)`);
  const spoken = new RegExp(NAMES.join("|"), "i");
  const found = FILES.filter(([name]) => !own.test(name)).flatMap(([name, text]) =>
    text.split("\n").flatMap((line, index) => (spoken.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

/** From below; rooms side by side may use each other. */
const FLOORS = [
  ["art", "app", "style"],
  ["parts"],
  ["games"],
  ["guide", "puzzles", "replay", "review", "rules", "shelf", "table"],
  ["pages"],
];
const floor = (name: string) => FLOORS.findIndex((rooms) => rooms.includes(name.split("/")[0]!));

it("leans on nothing above", () => {
  const found = FILES.filter(([name]) => floor(name) >= 0).flatMap(([name, text]) =>
    [...text.matchAll(/(?:from|import|import\(|glob\S*\()\s*"(\.[^"]+)"/g)]
      .map(([, other]) => posix.join(posix.dirname(name), other!))
      .filter((other) => floor(other) > floor(name))
      .map((other) => `${name} uses ${other}`),
  );
  expect(found).toEqual([]);
});

it("knows screens only by the names that all share", () => {
  const found = FILES.filter(([name]) => name !== "style/media.ts").flatMap(([name, text]) =>
    [...text.matchAll(/(?:@media|MediaQuery|matchMedia)\b[^{;]*\b(?:width|height)\b[^{;]*/g)].map(
      ([query]) => `${name}: ${query.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});

it("uses no size of a screen that has no name, and names none that nobody uses", () => {
  const used = FILES.flatMap(([, text]) =>
    [...text.matchAll(/@media[^{]*\(--[^{]*|\bon\.\w+\.current/g)].flatMap(([query]) =>
      [...query.matchAll(/\(--(\w+)\)|^on\.(\w+)/g)].map(([, style, script]) => style ?? script),
    ),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(MEDIA).sort());
});
