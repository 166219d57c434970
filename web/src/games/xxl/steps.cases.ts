import { HAND, LED, type Case } from "../case";

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

export const CASES: Case[] = [
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
