/** Every situation of every game has a tip, short enough for a phone, in all languages. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { sources } from "../../manual.plugin";
import { texts } from "../../words.plugin";
import { familyOf } from "../app/catalogue";
import { GAMES, type Family, type Game } from "../app/games";
import type { Own, Scene } from "../app/protocol";
import { still } from "../parts/still";
import type { Step, View } from "../parts/view";
import type { Case } from "../games/case";
import { tipOf, withLesson } from "./lessons";
import { isLearnt, lessonOf } from "./steps";

const [GAME] = Object.keys(GAMES) as [Game];
const CASES = Object.values(
  import.meta.glob<Case[]>("../games/*/steps.cases.ts", { eager: true, import: "CASES" }),
).flat();
const STEPS = import.meta.glob<(view: View) => Step | null>("../games/*/steps.ts", { eager: true, import: "step" });

const stepIn = (family: Family) => STEPS[`../games/${family}/steps.ts`]!;

function stepOf({ game, scene, moves = [], own }: Case[1]): Step | null {
  const full = { round: 1, seat: 0, sizes: [1, 1, 1], trick: [], ...scene };
  const more = { moves, seat: 0, own: (own ?? { hand: [] }) as never, live: true };
  return stepIn(familyOf(game))(still<Scene, Own>(game, full as never, more));
}

describe("the tip for a position", () => {
  it.each(CASES)("is %s", (id, found) => {
    const told = stepOf(found);
    expect(told?.id).toBe(id);
    const game = "game" in found.scene ? (found.scene.game as string) : found.game;
    expect(sources().find((source) => source.game === game)!.ids).toContain(told!.section);
  });

  it.each(["fr", "en", "de"])("is short in %s", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(texts(lang)[""]!));
    const variants: Record<string, string | number>[] = [
      {},
      { pairs: "yes", players: 3, solo: "yes", count: 1 },
      { players: 5, count: 2 },
    ];
    for (const [id, found] of CASES)
      for (const more of variants) {
        const text = bundle.formatPattern(bundle.getMessage(`guide-${id}`)!.value!, {
          ...stepOf(found)?.args,
          ...more,
        });
        expect(text.length, text).toBeLessThanOrEqual(160);
        expect(text).not.toContain("{");
      }
    const tips = [...bundle._messages.keys()].filter((id) => id.startsWith("guide-"));
    const told = new Set(CASES.map(([id]) => `guide-${id}`));
    const frame = ["guide-title", "guide-more", "guide-close", "guide-never"];
    expect(tips.filter((id) => !told.has(id) && !frame.includes(id))).toEqual([]);
  });
});

describe("the lessons", () => {
  const scene = { kind: "some", phase: "playing", round: 2, sizes: [1, 1] };
  const view = (more: object, id: Game = GAME) => still<Scene, Own>(id, { ...scene, ...more } as never, { seat: 0 });

  it("are those of the part in a match", () => expect(lessonOf(view({ game: "a-part" }))).toBe("a-part"));

  it("end with the first round, unless the game says when, and with the game", () => {
    const isOver = (round: number, phase = "playing", learnt?: () => boolean) =>
      isLearnt(view({ round, phase }), { learnt } as never);
    expect([isOver(1), isOver(2)]).toEqual([false, true]);
    expect([isOver(2, "playing", () => false), isOver(1, "playing", () => true)]).toEqual([false, true]);
    expect(isOver(1, "over", () => false)).toBe(true);
  });

  it("are remembered once", () => {
    expect(withLesson(withLesson([], "a-game"), "a-game")).toEqual(["a-game"]);
    expect(tipOf({ id: "some-lead" })).toBe("tip:some-lead");
  });
});
