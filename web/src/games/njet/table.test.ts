import { describe, expect, it } from "vitest";
import type { NjetScene } from "../../app/protocol";
import { prompt } from "./prompt";
import { drafted, partnersAfter, receiver, sideOf, sidesOf, teamMove, without, type NjetView } from "./table";

const SCENE: NjetScene = {
  kind: "njet",
  phase: "playing",
  round: 1,
  seat: 1,
  dealer: 0,
  sizes: [10, 10, 10, 10],
  totals: [0, 0, 0, 0],
  scores: null,
  winners: null,
  edition: "njet-2007",
  last_round: 8,
  target: null,
  loot_value: 0,
  board: [],
  conditions: {
    start: 1,
    laying: { kind: "pass", count: 2, way: "left", to: [1, 2, 3, 0] },
    trump: "R",
    super: "B",
    factor: 2,
  },
  sides: [
    [1, 3],
    [0, 2],
  ],
  doubler: null,
  down: [0, 0, 0, 0],
  leader: 1,
  trick: [],
  last_trick: [],
  last_winner: null,
  last_loot: [],
  left: 10,
  tricks: [1, 2, 3, 4],
  loot: [["R0"], [], ["K0", "K0"], ["B0"]],
};

function view(seat: number | null, scene: Partial<NjetScene> = {}, rest: Partial<NjetView> = {}): NjetView {
  const own = { kind: "njet", hand: [], laid: [], received: [] } as const;
  const names = ["Ann", "Ben", "Cleo", "Dan"];
  return { scene: { ...SCENE, ...scene }, seat, own, names, moves: [], draft: [], ...rest } as unknown as NjetView;
}

describe("sides", () => {
  it("put the viewer's first and count tricks and loot together", () => {
    const [ours, theirs] = sidesOf(view(2));
    expect(ours).toEqual({ letter: "B", seats: [0, 2], mine: true, tricks: 4, loot: ["R0", "K0", "K0"] });
    expect(theirs).toMatchObject({ letter: "A", mine: false, tricks: 6 });
    expect(sidesOf(view(null)).map((side) => side.letter)).toEqual(["A", "B"]);
    expect(sideOf(view(2), 3)?.letter).toBe("A");
  });

  it("do not exist between two players, nor before they are named", () => {
    expect(sidesOf(view(0, { sizes: [15, 15], sides: [[0], [1]] }))).toEqual([]);
    expect(sidesOf(view(0, { sides: null }))).toEqual([]);
  });
});

describe("partners", () => {
  it("come and go by taps", () => {
    const five = ["team:0+1", "team:0+1+2"];
    expect(partnersAfter([], 1, five)).toEqual([1]);
    expect(partnersAfter([1], 2, five)).toEqual([1, 2]);
    expect(partnersAfter([1, 2], 1, five)).toEqual([2]);
  });

  it("are as many as some legal side has: the first chosen makes room", () => {
    expect(partnersAfter([1], 3, ["team:0+1", "team:0+3"])).toEqual([3]);
  });

  it("are written lowest seat first", () => expect(teamMove([3, 0, 1])).toBe("team:0+1+3"));
});

describe("cards on their way", () => {
  it("leave the hand once each", () => expect(without(["K0", "K0", "R7"], ["K0"])).toEqual(["K0", "R7"]));

  it("are those of the draft", () =>
    expect(drafted(view(0, {}, { draft: ["pass:K0", "pass:K0"] }))).toEqual(["K0", "K0"]));

  it("go to the neighbour that the board names", () => {
    expect(receiver(view(3), 3)).toBe(0);
    const laying = { kind: "pass" as const, count: 2, way: "right" as const, to: [3, 0, 1, 2] };
    const conditions = { ...SCENE.conditions!, laying };
    expect(receiver(view(0, { conditions }), 0)).toBe(3);
  });
});

describe("the prompt", () => {
  it("says what is to be done, or for whom the table waits", () => {
    expect(prompt(view(1, {}, { moves: ["R7"] }))).toEqual(["njet-do-lead"]);
    expect(prompt(view(0))).toEqual(["njet-do-lead-other", { seat: "Ben" }]);
    expect(prompt(view(0, { phase: "stones" }))).toEqual(["njet-do-stones-other", { seat: "Ben" }]);
  });

  it("counts the cards that are still to be chosen", () => {
    const laying = { phase: "laying" } as const;
    const args = { count: 1, value: 0, seat: "Ben" };
    expect(prompt(view(0, laying, { moves: ["pass:R7"], draft: ["pass:R8"] }))).toEqual(["njet-do-pass", args]);
    expect(prompt(view(0, laying, { draft: ["pass:R8", "pass:R7"] }))).toEqual(["njet-do-laid"]);
    expect(prompt(view(null, laying))).toEqual(["njet-do-laying-wait"]);
  });
});
