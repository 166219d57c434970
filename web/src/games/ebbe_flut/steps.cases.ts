import type { Case } from "../case";

const flut = (phase: string, more: object = {}) => ({
  kind: "ebbe-flut",
  phase,
  solo: false,
  watchful: false,
  piles: [[5], [5]],
  ...more,
});

export const CASES: Case[] = [
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
];
