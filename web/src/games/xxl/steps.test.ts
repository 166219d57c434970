import { expect, it } from "vitest";
import type { Own, Scene } from "../../app/protocol";
import { still } from "../../parts/still";
import { learnt } from "./steps";

it("explains each part of a match", () => {
  const view = (game: string) => still<Scene, Own>(game, { kind: "xxl-draw", round: 3, sizes: [1, 1] } as never);
  expect([learnt(view("xxl")), learnt(view("xxl-lower"))]).toEqual([false, true]);
});

it("explains runs until the viewer has laid two", () => {
  const view = (runs: object[]) =>
    still<Scene, Own>("xxl", { kind: "xxl-runs", runs, sizes: [1, 1] } as never, { seat: 0 });
  expect(
    [
      [1, 1, 0],
      [0, 0],
    ].map((seats) => learnt(view(seats.map((seat) => ({ seat }))))),
  ).toEqual([false, true]);
});
