import { describe, expect, it } from "vitest";
import type { Slots } from "../../app/protocol";
import { next } from "./slots";
import { track } from "./track";

const EMPTY: Slots = { trump: null, plus: null, ebbes: null, minus: null, zilch: null };

describe("the track", () => {
  it("reaches from the Dabbscheedel to the goal, and as far as anybody has got", () => {
    expect(track([0, 0], 20, -10)).toMatchObject({ low: -10, high: 20 });
    expect(track([23, -12], 20, -10)).toMatchObject({ low: -12, high: 23 });
  });

  it("has room for some points where nothing ends the game", () => {
    expect(track([0, 0, 0], null, null)).toMatchObject({ low: -2, high: 10 });
  });

  it("lays the discs of equal totals side by side", () => {
    const { discs } = track([4, 10, 4], 10, 0);
    expect(discs.map(({ level }) => level)).toEqual([0, 0, 1]);
    expect(discs[1]!.at).toBeCloseTo(10 / 12);
  });
});

it("fills the slots in their order on the board", () => {
  const named = { colour: "R", card: "R7" } as const;
  expect(next(EMPTY)).toBe("trump");
  expect(next({ ...EMPTY, trump: named })).toBe("plus");
  expect(next({ trump: named, plus: named, ebbes: named, minus: named, zilch: named })).toBeNull();
});
