import { expect, it, vi } from "vitest";
import { plain } from "../app/telling";
import { card, said } from "./labels";

vi.mock("../app/words.svelte", () => ({
  t: (_: string, { a, b, count }: Record<string, string>) => `${b} after ${a}, ${count} left`,
}));

it("puts cards where a message names them, whatever their order", () => {
  const pieces = said("some-message", { a: card("R7"), b: card("B2"), count: 3 });
  expect(pieces.map(({ kind }) => kind)).toEqual(["card", "text", "card", "text"]);
  expect(plain(pieces)).toBe("B2 after R7, 3 left");
});
