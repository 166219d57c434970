import { describe, expect, it } from "vitest";
import { merged, type Account, type Decision, type Review, type Round } from "../app/review.svelte";
import { course, mistakes, most, neighbour, origin, reach, worthwhile } from "./findings";

function decision(frame: number, more: Partial<Decision> = {}): Decision {
  return {
    frame,
    round: 0,
    seat: 0,
    played: "a",
    best: "b",
    value: 2,
    loss: 0,
    error: 0,
    mark: "",
    worlds: 100,
    options: [],
    reasons: [],
    victory: null,
    ...more,
  };
}

const MADE = [
  decision(1),
  decision(2, { seat: 1, mark: "?!" }),
  decision(4, { mark: "?" }),
  decision(7, { seat: 1, mark: "??" }),
];
const frames = (found: readonly Decision[]) => found.map(({ frame }) => frame);

describe("mistakes", () => {
  it("are those of a seat, from a mark on", () => {
    expect(frames(mistakes(MADE, { seat: null, least: "?!" }))).toEqual([2, 4, 7]);
    expect(frames(mistakes(MADE, { seat: null, least: "?" }))).toEqual([4, 7]);
    expect(frames(mistakes(MADE, { seat: 1, least: "?!" }))).toEqual([2, 7]);
    expect(frames(mistakes(MADE, { seat: 0, least: "??" }))).toEqual([]);
  });

  it("follow each other", () => {
    const all = mistakes(MADE, { seat: null, least: "?!" });
    expect(neighbour(all, 2, 1)?.frame).toBe(4);
    expect(neighbour(all, 3, -1)?.frame).toBe(2);
    expect(neighbour(all, 7, 1)).toBeUndefined();
    expect(neighbour(all, 0, -1)).toBeUndefined();
  });
});

describe("a course", () => {
  const rounds: Round[] = [
    { first: 0, last: 9, unit: 5, totals: [0, 0], scores: [3, -3] },
    { first: 10, last: 14, unit: 5, totals: [3, -3], scores: null },
  ];

  it("adds what a seat had before to what the round promises", () => {
    const made = [decision(2), decision(5, { worlds: 0 }), decision(6, { seat: 1 }), decision(12, { round: 1 })];
    const spots = course(rounds, made, 0, Infinity);
    expect(spots.map(({ frame, value }) => [frame, value])).toEqual([
      [2, 2],
      [9, 3],
      [12, 5],
    ]);
    expect(spots[0]!.band).toBeCloseTo(1);
    expect(spots[1]!).toMatchObject({ band: 0, decision: null });
  });

  it("does not run ahead of what has been judged", () => {
    expect(course(rounds, [decision(2)], 0, 6).map(({ frame }) => frame)).toEqual([2]);
    expect(course(rounds, [decision(2)], 0, 9).map(({ frame }) => frame)).toEqual([2, 9]);
  });
});

describe("options", () => {
  const options = ["b", "c", "d", "e", "a"].map((move, index) => ({ move, value: -index, error: 0.1 }));

  it("are the best ones, and always the one that was played", () => {
    const few = worthwhile(decision(1, { options }), 3).map(({ move }) => move);
    expect(few).toEqual(["b", "c", "a"]);
    expect(worthwhile(decision(1, { options }), 9)).toEqual(options);
    expect(worthwhile(decision(1, { options, played: "c" }), 2).map(({ move }) => move)).toEqual(["b", "c"]);
  });
});

describe("the bars of options", () => {
  it("use all their room, wherever the values lie", () => {
    const high = reach([
      { value: 107, error: 0.5 },
      { value: 101, error: 1 },
    ]);
    expect(high.best).toBe(107);
    expect(high.low).toBeCloseTo(99 - 0.45);
    expect(high.high).toBeCloseTo(108 + 0.45);
  });

  it("have a scale though there is nothing to compare", () => {
    const alone = reach([{ value: -3, error: 0 }]);
    expect(alone.low).toBeLessThan(-3);
    expect(alone.high).toBeGreaterThan(-3);
  });
});

describe("an origin", () => {
  it("adds up over all rounds, and stays an identity", () => {
    const one: Account = { round: 0, seat: 1, result: 5, mean: 1, cards: 2, came: 3, play: 1, par: 2, adjusted: 4 };
    const found = origin([one, { ...one, round: 1 }, { ...one, seat: 0 }], 1)!;
    expect(found).toEqual({ result: 10, mean: 2, cards: 4, came: 6, play: 2, par: 4, adjusted: 8 });
    expect(found.result - found.mean).toBe(found.cards + found.came - found.play);
    expect(origin([one], 0)).toBeNull();
  });

  it("is drawn as large for every player", () => {
    const one: Account = { round: 0, seat: 0, result: 0, mean: 0, cards: 1, came: 2, play: 9, par: 0, adjusted: 0 };
    const accounts = [one, { ...one, seat: 1, came: -4, play: 0 }];
    const players = [{ seat: 0 }, { seat: 1 }, { seat: 2 }] as Review["players"];
    expect(most({ accounts, players })).toBe(9);
    expect(most({ accounts: [], players })).toBe(1);
  });
});

describe("a second look", () => {
  it("replaces what was thought at first", () => {
    const again = decision(4, { mark: "" });
    expect(merged(MADE, [])).toBe(MADE);
    expect(merged(MADE, [again]).map(({ frame, mark }) => [frame, mark])).toEqual([
      [1, ""],
      [2, "?!"],
      [4, ""],
      [7, "??"],
    ]);
  });
});
