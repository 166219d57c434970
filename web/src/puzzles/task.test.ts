import { expect, it } from "vitest";
import type { Decision } from "../app/review.svelte";
import { judged } from "./task";

const reason = { event: "trick", played: 0.2, best: 0.7, seat: null, section: null };
const decision = {
  played: "c",
  worlds: 100,
  options: [
    { move: "a", value: 2, error: 0 },
    { move: "b", value: 1.9, error: 0.06 },
    { move: "c", value: 1, error: 0.1 },
  ],
  reasons: [reason],
} as Decision;

it("takes any move that is right within noise", () => {
  expect(["a", "b", "c", null].map((move) => judged({ decision }, move).right)).toEqual([true, true, false, false]);
});

it("says of the mistake why it was one, and of other moves that nobody knows", () => {
  expect(judged({ decision }, "a").moves.map(({ reasons }) => reasons)).toEqual([null, null, [reason]]);
});
