/** Every situation of every game has a tip, short enough for a phone, in all languages. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { sources } from "../../manual.plugin";
import type { Own, Scene } from "../app/protocol";
import { still } from "../rules/still";
import { tipOf, withLesson } from "./lessons";
import { learnt, lessonOf, stepOf, type Step } from "./steps";

const SLOTS = { trump: null, plus: null, ebbes: null, minus: null, zilch: null };
const NAMED = Object.fromEntries(Object.keys(SLOTS).map((slot) => [slot, { colour: "B", card: "B1" }]));
const CONDITIONS = (kind: string) => ({ factor: 3, laying: { kind, count: 2, way: "left" } });

interface Case {
  game: string;
  scene: object;
  moves?: string[];
  own?: object;
}

function step({ game, scene, moves = [], own }: Case): Step | null {
  const full = { round: 1, seat: 0, sizes: [1, 1, 1], trick: [], ...scene };
  return stepOf(
    still<Scene, Own>(game, full as never, { moves, seat: 0, own: (own ?? { hand: [] }) as never, live: true }),
  );
}

const ebbes = (phase: string, more: object = {}) => ({
  kind: "ebbes",
  phase,
  number: 3,
  pairs: null,
  slots: SLOTS,
  ...more,
});
const njet = (phase: string, more: object = {}) => ({
  kind: "njet",
  phase,
  loot_value: 1,
  conditions: CONDITIONS("discard"),
  ...more,
});
const flut = (phase: string, more: object = {}) => ({
  kind: "ebbe-flut",
  phase,
  solo: false,
  watchful: false,
  piles: [[5], [5]],
  ...more,
});
const draw = (game: string, phase: string) => ({ kind: "xxl-draw", game, phase });
const tricks = (game: string, phase: string, more: object = {}) => ({
  kind: "xxl-tricks",
  game,
  phase,
  stage: 1,
  wanted: ["R"],
  ...more,
});
const runs = (phase: string, more: object = {}) => ({
  kind: "xxl-runs",
  game: "xxl-runs",
  phase,
  done: null,
  runs: [],
  ...more,
});
const LED = { trick: [[1, "R9"]] };
const HAND = { hand: ["R7", "B2"] };

const CASES: [string, Case][] = [
  ["ebbes-naming", { game: "ebbes", scene: ebbes("naming"), moves: ["first:0"] }],
  ["ebbes-naming-wait", { game: "ebbes", scene: ebbes("naming") }],
  ["ebbes-picking", { game: "ebbes", scene: ebbes("picking"), moves: ["pick:G5"] }],
  ["ebbes-picking-wait", { game: "ebbes", scene: ebbes("picking") }],
  ["ebbes-lead", { game: "ebbes", scene: ebbes("playing"), moves: ["R7"], own: HAND }],
  ["ebbes-follow", { game: "ebbes", scene: ebbes("playing", LED), moves: ["R7"], own: HAND }],
  ["ebbes-free", { game: "ebbes", scene: ebbes("playing", LED), moves: ["R7", "B2"], own: HAND }],
  ["ebbes-nothing-named", { game: "ebbes", scene: ebbes("playing") }],
  ["ebbes-some-named", { game: "ebbes", scene: ebbes("playing", { slots: { ...SLOTS, trump: NAMED["trump"] } }) }],
  ["ebbes-all-named", { game: "ebbes", scene: ebbes("playing", { slots: NAMED }) }],
  ["ebbes-scored", { game: "ebbes", scene: ebbes("scored") }],
  ["njet-stones", { game: "njet-2007", scene: njet("stones"), moves: ["no:trump:R"] }],
  ["njet-stones-wait", { game: "njet-1997", scene: njet("stones") }],
  ["njet-teams", { game: "niet-2015", scene: njet("teams"), moves: ["team:0+1"] }],
  ["njet-teams-wait", { game: "niet-2015", scene: njet("teams") }],
  ["njet-doubler", { game: "niet-2015", scene: njet("doubler"), moves: ["x2:1"] }],
  ["njet-doubler-wait", { game: "niet-2015", scene: njet("doubler") }],
  ["njet-laying-discard", { game: "njet-1997", scene: njet("laying"), moves: ["discard:R7"] }],
  [
    "njet-laying-pass",
    { game: "njet-2007", scene: njet("laying", { conditions: CONDITIONS("pass") }), moves: ["pass:R7"] },
  ],
  ["njet-laying-wait", { game: "njet-2007", scene: njet("laying") }],
  ["njet-lead", { game: "njet-2007", scene: njet("playing"), moves: ["R7", "B2"], own: HAND }],
  ["njet-follow", { game: "njet-2007", scene: njet("playing", LED), moves: ["R7"], own: HAND }],
  ["njet-free", { game: "njet-2007", scene: njet("playing", LED), moves: ["R7", "B2"], own: HAND }],
  ["njet-playing-wait", { game: "njet-2007", scene: njet("playing", LED) }],
  ["njet-scored", { game: "njet-2007", scene: njet("scored") }],
  ["flut-first-turn", { game: "ebbe-flut", scene: flut("first-turn"), moves: ["turn:1"] }],
  ["flut-first-place", { game: "ebbe-flut", scene: flut("first-place"), moves: ["place:44"] }],
  ["flut-turn", { game: "ebbe-flut", scene: flut("turn"), moves: ["turn:1"] }],
  ["flut-early", { game: "ebbe-flut", scene: flut("turn"), moves: ["turn:1", "B5:left"] }],
  ["flut-place", { game: "ebbe-flut", scene: flut("place"), moves: ["place:44"] }],
  ["flut-move", { game: "ebbe-flut", scene: flut("move"), moves: ["B5:left"] }],
  ["flut-move-watchful", { game: "ebbe-flut", scene: flut("move", { watchful: true }), moves: ["B5:left", "end"] }],
  [
    "flut-claim",
    { game: "ebbe-flut", scene: flut("turn"), moves: ["claim"], own: { kind: "ebbe-flut", may_claim: true } },
  ],
  ["flut-mend", { game: "ebbe-flut", scene: flut("mend"), moves: ["B5:left"] }],
  ["flut-mend", { game: "ebbe-flut", scene: flut("mending"), moves: ["end"] }],
  ["flut-wait", { game: "ebbe-flut", scene: flut("move") }],
  ["xxl-up-and-down", { game: "xxl-up-and-down", scene: draw("xxl-up-and-down", "play"), moves: ["3B/6Y@Y>A"] }],
  ["xxl-lower", { game: "xxl-lower", scene: draw("xxl-lower", "play"), moves: ["0G/2R"] }],
  ["xxl-one-by-one", { game: "xxl", scene: draw("xxl-one-by-one", "play"), moves: ["6R/8Y@R"] }],
  ["xxl-draw", { game: "xxl-lower", scene: draw("xxl-lower", "play"), moves: ["draw"] }],
  ["xxl-drawn", { game: "xxl-lower", scene: draw("xxl-lower", "drawn"), moves: ["0G/2R", "pass"] }],
  ["xxl-pass", { game: "xxl-lower", scene: draw("xxl-lower", "play"), moves: ["pass"] }],
  ["xxl-draw-wait", { game: "xxl-lower", scene: draw("xxl-lower", "play") }],
  ["xxl-left-in-hand", { game: "xxl-lower", scene: draw("xxl-lower", "scored") }],
  ["xxl-points-won", { game: "xxl-runs", scene: runs("scored") }],
  ["refuse-lead", { game: "xxl-refuse", scene: tricks("xxl-refuse", "tricks"), moves: ["0R/7Y@Y"] }],
  ["refuse-follow", { game: "xxl-refuse", scene: tricks("xxl-refuse", "tricks", LED), moves: ["R7"], own: HAND }],
  ["refuse-free", { game: "xxl-refuse", scene: tricks("xxl-refuse", "tricks", LED), moves: ["R7", "B2"], own: HAND }],
  [
    "refuse-may",
    { game: "xxl-refuse", scene: tricks("xxl-refuse", "tricks", LED), moves: ["R7", "refuse"], own: HAND },
  ],
  ["refuse-first-wait", { game: "xxl-refuse", scene: tricks("xxl-refuse", "tricks") }],
  ["refuse-second-wait", { game: "xxl-refuse", scene: tricks("xxl-refuse", "tricks", { stage: 2 }) }],
  ["refuse-keep", { game: "xxl-refuse", scene: tricks("xxl-refuse", "keep"), moves: ["keep:none"] }],
  ["refuse-keep-wait", { game: "xxl-refuse", scene: tricks("xxl-refuse", "keep") }],
  ["fix-trump", { game: "xxl-fix-the-colour", scene: tricks("xxl-fix-the-colour", "trump"), moves: ["trump:Y"] }],
  ["fix-trump-wait", { game: "xxl-fix-the-colour", scene: tricks("xxl-fix-the-colour", "trump") }],
  ["fix-lead", { game: "xxl-fix-the-colour", scene: tricks("xxl-fix-the-colour", "tricks"), moves: ["R7"], own: HAND }],
  [
    "fix-open",
    {
      game: "xxl-fix-the-colour",
      scene: tricks("xxl-fix-the-colour", "tricks", { ...LED, wanted: ["R", "G"] }),
      moves: ["R7"],
      own: HAND,
    },
  ],
  [
    "fix-fixed",
    { game: "xxl-fix-the-colour", scene: tricks("xxl-fix-the-colour", "tricks", LED), moves: ["R7"], own: HAND },
  ],
  [
    "fix-free",
    { game: "xxl-fix-the-colour", scene: tricks("xxl-fix-the-colour", "tricks", LED), moves: ["R7", "B2"], own: HAND },
  ],
  ["fix-wait", { game: "xxl-fix-the-colour", scene: tricks("xxl-fix-the-colour", "tricks") }],
  ["runs-both", { game: "xxl-runs", scene: runs("play"), moves: ["end"] }],
  ["runs-change", { game: "xxl-runs", scene: runs("play", { done: "run" }), moves: ["end"] }],
  ["runs-run", { game: "xxl-runs", scene: runs("play", { done: "swap" }), moves: ["end"] }],
  ["runs-wait", { game: "xxl-runs", scene: runs("play") }],
];

describe("the tip for a position", () => {
  it.each(CASES)("is %s", (id, found) => {
    const told = step(found);
    expect(told?.id).toBe(id);
    const game = "game" in found.scene ? (found.scene.game as string) : found.game;
    expect(sources().find((source) => source.game === game)!.ids).toContain(told!.section);
  });

  it.each(["fr", "en", "de"])("is short in %s", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const file = new URL(`../words/${lang}/guide.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
    const variants: Record<string, string | number>[] = [
      {},
      { pairs: "yes", players: 3, solo: "yes", count: 1 },
      { players: 5, count: 2 },
    ];
    for (const [id, found] of CASES)
      for (const more of variants) {
        const text = bundle.formatPattern(bundle.getMessage(`guide-${id}`)!.value!, { ...step(found)?.args, ...more });
        expect(text.length, text).toBeLessThanOrEqual(160);
        expect(text).not.toContain("{");
      }
    const told = new Set(CASES.map(([id]) => `guide-${id}`));
    const frame = ["guide-title", "guide-more", "guide-close", "guide-never"];
    expect([...bundle._messages.keys()].filter((id) => !told.has(id) && !frame.includes(id))).toEqual([]);
  });
});

describe("the lessons", () => {
  it("are those of the part in a match", () => {
    const scene = { ...draw("xxl-lower", "play"), round: 3, sizes: [1, 1] };
    const view = still<Scene, Own>("xxl", scene as never, { seat: 0 });
    expect(lessonOf(view)).toBe("xxl-lower");
    expect(learnt(view)).toBe(false);
  });

  it("end with the first round", () => {
    const later = still<Scene, Own>("ebbes", { ...ebbes("playing"), round: 2, sizes: [1, 1] } as never, { seat: 0 });
    expect(learnt(later)).toBe(true);
  });

  it("end after five turns on the shore", () => {
    const view = (left: number) =>
      still<Scene, Own>("ebbe-flut", { ...flut("turn"), round: 1, sizes: [0, 0], piles: [[left], [20]] } as never, {
        seat: 0,
      });
    expect([learnt(view(20)), learnt(view(19))]).toEqual([false, true]);
  });

  it("are remembered once", () => {
    expect(withLesson(withLesson([], "ebbes"), "ebbes")).toEqual(["ebbes"]);
    expect(tipOf({ id: "ebbes-lead" })).toBe("tip:ebbes-lead");
  });
});
