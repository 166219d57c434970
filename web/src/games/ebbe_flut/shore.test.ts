/** The shore without its drawing: where moves lead, what ties cards, what a tap means. */

import { describe, expect, it } from "vitest";
import type { EbbeFlutScene, Square } from "../../app/protocol";
import { banksOf, pointing, seenAt, setOf, stepsOf, tapped, tiesOf, type Hold } from "./shore";

const STARTS: Record<string, 0 | 1> = { "44": 0, "34": 0, "43": 0, "00": 1, "10": 1, "01": 1 };

/** A shore with stacks such as { "44": "B5 A2" }, the top card last. */
function shoreWith(lie: Record<string, string>): Square[] {
  return Array.from({ length: 25 }, (_, index) => {
    const name = `${Math.floor(index / 5)}${index % 5}`;
    const cards = lie[name]?.split(" ") ?? [];
    return { name, start: STARTS[name] ?? null, stack: cards.map((card) => [setOf(card), card] as [0 | 1, string]) };
  });
}

const at = (shore: Square[], name: string) => shore.find((square) => square.name === name)!;

describe("steps", () => {
  it("lead to the mover's own left and forward (T1, T2)", () => {
    const [left, forward] = stepsOf(["B5:left", "B5:forward"], shoreWith({ "44": "B5" }));
    expect(left).toMatchObject({ from: "44", to: { row: 4, column: 3 }, ends: null });
    expect(forward).toMatchObject({ from: "44", to: { row: 3, column: 4 }, ends: null });
  });

  it("are turned round for the flood (T9)", () => {
    const [left] = stepsOf(["b5:left"], shoreWith({ "00": "b5" }));
    expect(left?.square?.name).toBe("01");
  });

  it("end in the goal or over the edge (T3, T4)", () => {
    const shore = shoreWith({ "02": "C3" });
    expect(stepsOf(["C3:left", "C3:forward"], shore).map((step) => step.ends)).toEqual(["goal", "edge"]);
  });

  it("are none for piles, squares and calls", () => {
    expect(stepsOf(["turn:1", "place:44", "end", "claim"], shoreWith({ "44": "A1" }))).toEqual([]);
  });

  it("point where the viewer sees them go", () => {
    const [ebb, flood] = stepsOf(["B5:left", "c1:forward"], shoreWith({ "44": "B5", "22": "c1" }));
    expect([pointing(ebb!, false), pointing(ebb!, true)]).toEqual(["left", "right"]);
    expect([pointing(flood!, false), pointing(flood!, true)]).toEqual(["down", "up"]);
    expect(seenAt({ row: 4, column: 3 }, true)).toEqual({ row: 0, column: 1 });
  });
});

describe("ties", () => {
  it("go from card to card along the line of the match", () => {
    const shore = shoreWith({ "44": "B5", "34": "E5", "14": "A5", "33": "E1" });
    const steps = stepsOf(["B5:left", "E5:left", "A5:left", "E5:forward", "E1:forward"], shore);
    expect(tiesOf(steps)).toEqual([
      { from: { row: 1, column: 4 }, to: { row: 3, column: 4 } },
      { from: { row: 3, column: 4 }, to: { row: 4, column: 4 } },
      { from: { row: 3, column: 3 }, to: { row: 3, column: 4 } },
    ]);
  });

  it("never join two sets", () => {
    const shore = shoreWith({ "44": "B5", "34": "E5", "24": "b1", "14": "b2" });
    expect(tiesOf(stepsOf(["B5:left", "E5:left", "b1:left", "b2:left"], shore))).toHaveLength(2);
  });
});

describe("a tap", () => {
  const lie = { "44": "B5 A2", "34": "E5", "33": "c1 d2", "22": "a4" };
  const shore = shoreWith(lie);
  const hold = (moves: string[], more: Partial<Hold> = {}): Hold => ({
    steps: stepsOf(moves, shore),
    moves,
    chosen: null,
    turned: null,
    ...more,
  });

  it("moves a card that has one way", () => {
    expect(tapped(at(shore, "34"), hold(["E5:left"]))).toEqual({ play: "E5:left" });
  });

  it("picks up a card that has two, and a second tap moves it or lays it down", () => {
    const moves = ["E5:left", "E5:forward"];
    expect(tapped(at(shore, "34"), hold(moves))).toEqual({ choose: { square: "34" } });
    const chosen = { square: "34" };
    expect(tapped(at(shore, "24"), hold(moves, { chosen }))).toEqual({ play: "E5:forward" });
    expect(tapped(at(shore, "34"), hold(moves, { chosen }))).toEqual({ choose: null });
  });

  it("places the card turned up", () => {
    expect(tapped(at(shore, "43"), hold(["place:43"], { turned: "B3" }))).toEqual({ play: "place:43" });
  });

  it("asks where both placing and moving are possible", () => {
    const moves = ["place:34", "E5:left"];
    expect(tapped(at(shore, "34"), hold(moves, { turned: "B3" }))).toEqual({ choose: { square: "34" } });
    expect(tapped(at(shore, "34"), hold(moves, { turned: "B3", chosen: { square: "34" } }))).toEqual({
      play: "place:34",
    });
    expect(tapped(at(shore, "34"), hold(moves, { turned: "B3", chosen: "turned" }))).toEqual({ play: "place:34" });
  });

  it("looks into a stack with which nothing can be done", () => {
    expect(tapped(at(shore, "33"), hold([]))).toEqual({ look: "33" });
  });

  it("lets the server explain what is not allowed", () => {
    expect(tapped(at(shore, "22"), hold(["E5:left"]))).toEqual({ play: "a4:left" });
    expect(tapped(at(shore, "21"), hold(["place:34"], { turned: "B3" }))).toEqual({ play: "place:21" });
    expect(tapped(at(shore, "21"), hold([]))).toEqual({ choose: null });
  });
});

describe("banks", () => {
  const scene = {
    solo: true,
    piles: [[5, 4, 3, 2, 1, 0, 5, 5, 5, 5]],
    turned: ["b5"],
    scored: [["A1", "a1", "a2"]],
    removed: [["E1"]],
    lost: [0],
    points: [3],
  } as unknown as EbbeFlutScene;

  it("share out what is one player's alone", () => {
    const [ebb, flood] = banksOf(scene);
    expect(ebb).toMatchObject({ seat: 0, turned: null, scored: ["A1"], removed: ["E1"], points: 1 });
    expect(flood).toMatchObject({ seat: 0, turned: "b5", scored: ["a1", "a2"], removed: [], points: 2 });
    expect(flood.piles[0]).toEqual({ number: 6, count: 0 });
  });

  it("belong to their seats where there are two", () => {
    const two = { ...scene, solo: false, piles: [[5], [3]], turned: ["A1", null], scored: [[], ["b1"]] };
    const [, flood] = banksOf({ ...two, removed: [[], []], lost: [0, 1], points: [0, 0] } as EbbeFlutScene);
    expect(flood).toMatchObject({ seat: 1, turned: null, lost: 1, points: 0, piles: [{ number: 1, count: 3 }] });
  });
});
