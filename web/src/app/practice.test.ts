import { beforeEach, describe, expect, it } from "vitest";
import { after, DAYS, joined, MOST, read, type Mistake } from "./practice.svelte";

const DAY = 86_400_000;

function mistake(id: string, more: Partial<Mistake> = {}): Mistake {
  const decision = { options: [{ move: "a", value: 1, error: 0 }], reasons: [] as object[] } as Mistake["decision"];
  return {
    id,
    game: "ebbes",
    rules: 1,
    options: {},
    names: [],
    scene: { sizes: [8, 8, 8] } as Mistake["scene"],
    own: { hand: ["R7"] as string[] } as Mistake["own"],
    decision,
    stage: 0,
    due: 0,
    ...more,
  };
}

describe("a mistake", () => {
  let now = 0;
  beforeEach(() => (now = 1_000_000));

  it("comes back after 1, 3, 7 and 21 days, and is learnt then", () => {
    const waits: number[] = [1];
    let one: Mistake | null = mistake("r/1", { due: now + DAY });
    for (one = after(one, true, now); one; one = after(one, true, now)) waits.push((one.due - now) / DAY);
    expect(waits).toEqual([...DAYS]);
  });

  it("comes back tomorrow if it is made again", () => {
    expect(after(mistake("r/1", { stage: 3 }), false, now)).toMatchObject({ stage: 0, due: now + DAY });
  });

  it("is kept once, and the oldest are forgotten", () => {
    const first = mistake("r/0", { stage: 2 });
    expect(joined([first], [mistake("r/0"), mistake("r/1")])).toEqual([first, mistake("r/1")]);
    const many = Array.from({ length: MOST }, (_, k) => mistake(`s/${k}`));
    const found = joined([first], many);
    expect([found.length, found[0]!.id]).toEqual([MOST, "s/0"]);
  });
});

describe("what was kept", () => {
  it("is read as it was written, and nothing else is", () => {
    const kept = { format: "atout-mistakes/1", answered: { "g/1/2": true }, mistakes: [mistake("r/1")] };
    expect(read(JSON.stringify(kept))).toEqual(kept);
    for (const text of [null, "", "{", "[]", '{"format":"other","mistakes":[]}', '{"format":"atout-mistakes/1"}'])
      expect(read(text)).toBeNull();
    const broken = { ...kept, mistakes: [null, {}, mistake("r/2")] };
    expect(read(JSON.stringify(broken))!.mistakes.map(({ id }) => id)).toEqual(["r/2"]);
  });

  it.each([
    ["a scene", { scene: {} }],
    ["a hand", { own: {} }],
    ["options", { decision: { options: [1], reasons: [] } }],
    ["values", { decision: { options: [{ move: "a", value: null, error: 0 }], reasons: [] } }],
    ["reasons", { decision: { options: [{ move: "a", value: 1, error: 0 }] } }],
    ["a day", { due: null }],
    ["players", { names: null }],
  ])("is left out without %s", (_, less) => {
    const kept = { format: "atout-mistakes/1", mistakes: [{ ...mistake("r/1"), ...less }, mistake("r/2")] };
    expect(read(JSON.stringify(kept))!.mistakes.map(({ id }) => id)).toEqual(["r/2"]);
  });
});
