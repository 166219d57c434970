import { expect, it } from "vitest";
import { fits } from "./fair";

const commit = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // SHA-256 of 32 zero bytes
const scheme = "atout-deck/1";

it("knows a seed by its fingerprint", async () => {
  expect(await fits({ scheme, commit, seed: "00".repeat(32) })).toBe(true);
  expect(await fits({ scheme, commit, seed: "01".repeat(32) })).toBe(false);
});

it("says nothing without a seed", async () => {
  expect(await fits({ scheme, commit })).toBeNull();
});
