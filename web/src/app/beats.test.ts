import { describe, expect, it } from "vitest";
import { beats, completed } from "./beats";
import { NOWHERE, type Position } from "./position";
import type { Scene } from "./protocol";

type Cards = [number, string][];

function at(round: number, trick: Cards, last: Cards = [], winner: number | null = null): Position {
  const scene = { round, trick, last_trick: last, last_winner: winner, seat: 1, sizes: [0, 0] } as unknown as Scene;
  return { ...NOWHERE, scene, moves: ["R7"] };
}

const first: Cards = [
  [0, "R7"],
  [1, "R9"],
];
const second: Cards = [
  [1, "B2"],
  [0, "B1"],
];

describe("a change of position", () => {
  it("is shown at once where no trick was completed", () => {
    for (const [before, after] of [
      [NOWHERE, at(1, [])],
      [at(1, []), at(1, [[0, "R7"]])],
      [at(1, [], first, 1), at(1, [[1, "B2"]], first, 1)],
      [at(1, [], first, 1), at(2, [])],
      [
        { ...NOWHERE, scene: { round: 1 } as unknown as Scene },
        { ...NOWHERE, scene: { round: 1 } as unknown as Scene },
      ],
    ] as const) {
      const found = beats(before, after);
      expect(found.map((beat) => [beat.stay, beat.towards])).toEqual([[0, null]]);
      expect(found[0]!.position).toBe(after);
    }
  });

  it("shows a full trick before its winner takes it; meanwhile nobody can play", () => {
    const after = at(1, [], first, 1);
    const [full, taken] = beats(at(1, [[0, "R7"]]), after);
    expect(full!.position.scene).toMatchObject({ trick: first, seat: null });
    expect(full!.position.moves).toEqual([]);
    expect(full!.stay).toBeGreaterThan(0);
    expect(taken).toEqual({ position: after, stay: 0, towards: "seat-1" });
  });

  it("knows the next trick from the last one", () => {
    expect(completed(at(1, [[1, "B2"]], first, 1).scene, at(1, [], second, 1).scene, [])).toEqual(second);
    expect(completed(at(1, [], first, 1).scene, at(1, [], first, 1).scene, [])).toBeNull();
    expect(completed(null, at(1, [], first, 1).scene, [])).toBeNull();
  });

  it("shows the last trick of a round, which no later scene has, and no longer in the hand", () => {
    const own = { kind: "ebbes", hand: ["R9"] } as const;
    const before = { ...at(1, [[0, "R7"]]), own: { ...own, hand: [...own.hand] } };
    const [full, dealt] = beats(before, at(2, []), [[1, "R9"]]);
    expect(full!.position.scene).toMatchObject({ round: 1, trick: first });
    expect(full!.position.own!.hand).toEqual([]);
    expect(dealt!.towards).toBeNull();
  });

  it("lets a trick that nobody wins lie where it is", () => {
    const [, taken] = beats(at(1, [[0, "R7"]]), at(1, [], first, null));
    expect(taken!.towards).toBeNull();
  });
});
