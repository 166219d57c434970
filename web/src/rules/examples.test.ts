import { describe, expect, it } from "vitest";
import type { Scene } from "../app/protocol";
import type { ExampleLine, Frame } from "../app/rest";
import { heroOf, viewOf } from "./examples";

type Card = [number, string];

function frame(seat: number | null, next: number, trick: Card[], commented = false, last_trick: Card[] = []): Frame {
  const scene = { kind: "ebbes", round: 1, seat: next, sizes: [1, 1, 1], trick, last_trick, last_winner: null };
  return {
    number: 0,
    seat,
    move: null,
    happened: [],
    scene: scene as unknown as Scene,
    hands: [],
    moves: ["R7"],
    ...(commented ? { comment: ["example", {}] } : {}),
  };
}

describe("an example", () => {
  it("is seen by the one whose move is commented last", () => {
    expect(
      heroOf([
        frame(null, 0, [], true),
        frame(0, 1, [[0, "G4"]]),
        frame(
          1,
          2,
          [
            [0, "G4"],
            [1, "Y6"],
          ],
          true,
        ),
      ]),
    ).toBe(1);
  });

  it("is seen by the one who has to answer a commented lead", () => {
    expect(heroOf([frame(null, 0, [], true), frame(0, 1, [[0, "G4"]], true), frame(1, 2, [[0, "G4"]])])).toBe(1);
  });

  it("leaves a full trick on the table", () => {
    const full: Card[] = [
      [0, "G4"],
      [1, "Y6"],
      [2, "Y1"],
    ];
    const frames = [frame(1, 2, full.slice(0, 2)), frame(2, 1, [], true, full)];
    const shown = viewOf(
      { id: "e7", title: ["e7", {}], section: "e7", options: {}, frames } as ExampleLine,
      1,
      "ebbes",
    );
    expect(shown.scene).toMatchObject({ trick: full, seat: null });
    expect(shown.moves).toEqual([]);
    expect(shown.seat).toBe(2);
  });
});
