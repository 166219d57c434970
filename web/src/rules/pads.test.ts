import { describe, expect, it } from "vitest";
import { BOXES, SMALL_BOXES } from "../app/boxes";
import { texts } from "../../words.plugin";
import { padOf } from "./pads";

describe("an empty score sheet", () => {
  it("has a row for every round that the rules know", () => {
    expect(padOf("ebbes", 4)).toMatchObject({ rows: 5, fact: "label-number", virtual: false });
    expect([3, 4].map((players) => padOf("njet-1997", players).rows)).toEqual([6, 8]);
    for (const game of ["njet-2007", "niet-2015"])
      expect([2, 3, 4, 5].map((players) => padOf(game, players).rows)).toEqual([8, 9, 8, 10]);
    expect(padOf("xxl", 6).games).toEqual(SMALL_BOXES.map(({ id }) => id));
  });

  it("has a column for ebbes's virtual player", () => expect(padOf("ebbes", 2).virtual).toBe(true));

  it("says for every game how its points are counted", () => {
    const english = Object.values(texts("en")).join("\n");
    for (const { id } of [...BOXES, ...SMALL_BOXES]) expect(english).toContain(`\n${padOf(id, 3).how} = `);
  });
});
