import { HAND, LED, type Case } from "../case";

const CONDITIONS = (kind: string) => ({ factor: 3, laying: { kind, count: 2, way: "left" } });
const njet = (phase: string, more: object = {}) => ({
  kind: "njet",
  phase,
  loot_value: 1,
  conditions: CONDITIONS("discard"),
  ...more,
});

export const CASES: Case[] = [
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
];
