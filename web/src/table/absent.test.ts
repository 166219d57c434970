import { expect, it } from "vitest";
import type { Chair } from "../app/protocol";
import type { Table } from "../app/table.svelte";
import { missing } from "./absent";

const CHAIRS: Chair[] = [{ person: "me" }, { person: "ann" }, { bot: "casual" }];

/** A table at which a seat is to play. */
function found(seat: number, more: object = {}, chairs = CHAIRS, shown: object = {}) {
  const info = { status: "playing", chairs, ...more };
  const position = { scene: { seat }, sealed: [], draft: [], ...shown };
  return missing({ info, shown: position, gone: { ann: 1000.4, me: 1000 } } as unknown as Table, "me");
}

it("finds whoever is to play and is gone", () => {
  expect(found(1)).toEqual({ seat: 1, since: 1000.4, key: "ann 1000" });
});

it("waits in vain neither for me, nor for bots, nor for whoever is not due", () => {
  expect(found(0)).toBeNull();
  expect(found(2)).toBeNull();
  expect(found(1, { paused: true })).toBeNull();
  expect(found(1, { status: "over" })).toBeNull();
});

it("waits for nobody for whom a bot plays already", () => {
  expect(found(1, {}, [CHAIRS[0]!, { person: "ann", away: "replaced" }, CHAIRS[2]!])).toBeNull();
});

it("finds who has not chosen yet where all choose at once", () => {
  expect(found(0, {}, CHAIRS, { draft: ["discard:R1"] })?.seat).toBe(1);
  expect(found(0, {}, CHAIRS, { draft: ["discard:R1"], sealed: [1] })).toBeNull();
});
