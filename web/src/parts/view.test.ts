import { describe, expect, it } from "vitest";
import { handOf, near, others, type View } from "./view";

function view(seat: number | null, scene: object, rest: object = {}): View {
  return { seat, scene, own: null, hands: null, ...rest } as unknown as View;
}

describe("the other seats", () => {
  const four = { sizes: [1, 1, 1, 1] };

  it("sit clockwise from the viewer's left", () => {
    expect(others(view(0, four))).toEqual([1, 2, 3]);
    expect(others(view(2, four))).toEqual([3, 0, 1]);
    expect(others(view(3, four))).toEqual([0, 1, 2]);
  });

  it("are seen by spectators as by the first", () => {
    expect(near(view(null, four))).toBe(0);
    expect(others(view(null, four))).toEqual([1, 2, 3]);
  });

  it("sit as the scene says where the order turns round", () => {
    expect(others(view(0, { sizes: [1, 1, 1], order: [0, 2, 1] }))).toEqual([2, 1]);
    expect(others(view(1, { sizes: [1, 1, 1], order: [0, 2, 1] }))).toEqual([0, 2]);
  });
});

describe("a seat's cards", () => {
  it("are the viewer's own, or everybody's where all is open", () => {
    const own = { hand: ["R7"] };
    expect(handOf(view(1, {}, { own }), 1)).toEqual(["R7"]);
    expect(handOf(view(1, {}, { own }), 0)).toBeNull();
    expect(handOf(view(1, {}, { own, hands: [{ hand: ["B2"] }, own] }), 0)).toEqual(["B2"]);
  });
});
