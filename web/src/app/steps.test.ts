import { describe, expect, it } from "vitest";
import { lastRound, needed, nextRound, starts } from "./steps";

const begins = starts([{ frame: 9 }, { frame: 19 }, { frame: 29 }], 30);

describe("rounds of a replay", () => {
  it("begin with the first frame and after every scored round but the last", () => {
    expect(begins).toEqual([0, 10, 20]);
  });
  it("follow one another, and the last one leads to the end", () => {
    expect([0, 9, 10, 25].map((at) => nextRound(at, begins, 30))).toEqual([10, 10, 20, 29]);
  });
  it("lead back to their beginning first, then to the one before", () => {
    expect([25, 20, 3, 0].map((at) => lastRound(at, begins))).toEqual([20, 10, 0, 0]);
  });
});

describe("pieces", () => {
  it("are fetched before they are reached, in either direction", () => {
    expect(needed(0, 1000, 200, 60)).toEqual([0]);
    expect(needed(150, 1000, 200, 60)).toEqual([0, 1]);
    expect(needed(210, 1000, 200, 60)).toEqual([1, 0]);
    expect(needed(990, 1000, 200, 60)).toEqual([4]);
  });
});
