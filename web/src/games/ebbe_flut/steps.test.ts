import { expect, it } from "vitest";
import type { Own, Scene } from "../../app/protocol";
import { still } from "../../parts/still";
import { learnt } from "./steps";

it("explains the first five turns", () => {
  const view = (left: number) =>
    still<Scene, Own>("ebbe-flut", { sizes: [0, 0], piles: [[left], [20]] } as never, { seat: 0 });
  expect([learnt(view(20)), learnt(view(19))]).toEqual([false, true]);
});
