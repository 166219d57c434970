import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { familyOf, load } from "./index";

const FAMILIES = new URL("../../../src/atout/families/", import.meta.url);

/** The games as the engine declares them: id and family. */
function declared(): [string, string][] {
  return readdirSync(FAMILIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(words|_)/.test(entry.name))
    .flatMap(({ name }) => {
      const text = readFileSync(new URL(`${name}/options.py`, FAMILIES), "utf-8");
      return [...text.matchAll(/Spec\("([\w-]+)", "(\w+)"/g)].map(([, id, family]): [string, string] => [id!, family!]);
    });
}

it("finds the family of every game", () => {
  const games = declared();
  expect(games).toHaveLength(12);
  for (const [id, family] of games) expect([id, familyOf(id)]).toEqual([id, family]);
});

it("knows no family of a game that does not exist", async () => {
  await expect(load("whist" as never)).rejects.toThrow();
});
