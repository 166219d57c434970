import { expect, it } from "vitest";
import { BOXES, MATCHES, PARTS, partsOf } from "../app/catalogue";
import { GAMES, type Game } from "../app/games";
import type { Facts } from "../app/rest";
import { texts } from "../../words.plugin";
import { padOf } from "./pads";

const FACTS = { rounds: { 3: 6, 4: 8 }, virtual: [2] } as unknown as Facts;
const PLAIN = (Object.keys(GAMES) as Game[]).filter((id) => !MATCHES.includes(id));

it.each(PLAIN)("a sheet of %s has a row for every round that the rules know", (id) => {
  expect([3, 4].map((players) => padOf(id, players, FACTS).rows)).toEqual([6, 8]);
  expect(padOf(id, 5, FACTS)).toMatchObject({ rows: 10, games: [] });
});

it.each(MATCHES)("a sheet of %s has a row for every part", (id) =>
  expect(padOf(id, 6, FACTS)).toMatchObject({ rows: partsOf(id).length, games: partsOf(id) }),
);

it("has a column for the virtual player", () =>
  expect([2, 3].map((players) => padOf(BOXES[0]!, players, FACTS).virtual)).toEqual([true, false]));

it("says for every game how its points are counted, and what is written down", () => {
  const english = Object.values(texts("en")).join("\n");
  for (const id of [...BOXES, ...PARTS]) {
    const { how, row, fact, each } = padOf(id, 3, FACTS);
    for (const message of [how, row, ...each, ...(fact ? [fact] : [])]) expect(english).toContain(`\n${message} = `);
  }
});
