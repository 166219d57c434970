import { describe, expect, it } from "vitest";
import { labelled, place, scale } from "./chart";
import type { Entry } from "../app/position";
import { figure } from "../app/figure";
import { replayed, rounds } from "./scores";
import { standings } from "./standings";

const seats = (totals: number[], winners: number[]) =>
  standings(totals, winners).map(({ seat, place }) => [seat, place]);

describe("places", () => {
  it("go from many to few points where the winner has many", () => {
    expect(seats([3, 9, 5, 5], [1])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [0, 4],
    ]);
  });
  it("go from few to many where the winner has few", () => {
    expect(seats([30, 9, 12], [1])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });
  it("put a winner before an equal who lost the tie", () => {
    expect(seats([7, 7, 2], [1])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });
  it("are shared by partners who won", () => {
    expect(seats([7, 2, 7, 2], [0, 2])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [3, 3],
    ]);
  });
  it("exist without a winner, too", () => {
    expect(seats([1, 2], [])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});

describe("the scale of a chart", () => {
  it("has round steps around all values", () => {
    expect(scale([-7, 12, 33])).toEqual({ low: -10, high: 40, ticks: [-10, 0, 10, 20, 30, 40] });
    expect(scale([3, 4])).toEqual({ low: 0, high: 4, ticks: [0, 1, 2, 3, 4] });
  });
  it("exists before anybody has a point", () => {
    expect(scale([0, 0])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  });
  it("puts a lonely value in the middle", () => {
    expect(place(1, 1, 1, 0, 100)).toBe(50);
    expect(place(5, 0, 10, 100, 0)).toBe(50);
  });
  it("labels as many rounds as there is room for", () => {
    expect(labelled(5, 10)).toEqual([0, 1, 2, 3, 4]);
    expect(labelled(12, 6)).toEqual([1, 3, 5, 7, 9, 11]);
  });
});

describe("rounds", () => {
  const entry = (number: number, happened: Entry["happened"]) => ({ number, happened }) as Entry;

  it("are the entries in which everybody was scored, seat by seat", () => {
    const log = [
      entry(1, [["played", { seat: 0, card: "R7" }]]),
      entry(2, [
        ["scored", { seat: 1, points: 5, total: 9, place: 0 }],
        ["scored", { seat: 0, points: -2, total: 1, place: 0 }],
      ]),
    ];
    expect(rounds(log)).toEqual([{ number: 2, points: [-2, 5], totals: [1, 9], places: null, sums: [] }]);
  });

  it("of a match have places", () => {
    const log = [
      entry(2, [
        ["scored", { seat: 1, points: 5, total: 3, place: 1 }],
        ["scored", { seat: 0, points: 8, total: 4, place: 2 }],
      ]),
    ];
    expect(rounds(log)).toEqual([{ number: 2, points: [8, 5], totals: [4, 3], places: [2, 1], sums: [] }]);
  });

  it("of a replay are known by their frames", () => {
    expect(replayed([{ scores: [1, 2], totals: [3, 4], frame: 40, places: [2, 1] }])).toEqual([
      { number: 40, points: [1, 2], totals: [3, 4], places: [2, 1], sums: [] },
    ]);
  });
});

it("writes a true minus", () => expect(figure(-3)).toBe("−3"));
