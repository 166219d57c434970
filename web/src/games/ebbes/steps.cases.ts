import { HAND, LED, type Case } from "../case";

const SLOTS = { trump: null, plus: null, ebbes: null, minus: null, zilch: null };
const NAMED = Object.fromEntries(Object.keys(SLOTS).map((slot) => [slot, { colour: "B", card: "B1" }]));
const ebbes = (phase: string, more: object = {}) => ({
  kind: "ebbes",
  phase,
  number: 3,
  pairs: null,
  slots: SLOTS,
  ...more,
});

export const CASES: Case[] = [
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
];
