import { expect, it } from "vitest";
import type { Info } from "../app/protocol";
import type { Table } from "../app/table.svelte";
import { status } from "./status";

const ME = "me";

/** A table at which seat 1 is to play; without words, a message is its own id. */
function told(info: Partial<Info>, { myTurn = false, draft = [] as string[] } = {}): string {
  const whole = { status: "playing", chairs: [{ person: ME }, { person: "ann" }], ...info } as Info;
  return status({ info: whole, myTurn, names: ["I", "Ann"], shown: { draft, scene: { seat: 1 } } } as Table, ME);
}

it("says what the table waits for", () => {
  expect(told({ status: "waiting" })).toBe("status-waiting");
  expect(told({})).toBe("status-turn");
  expect(told({ chairs: [{}, { bot: "casual" }] })).toBe("status-bot");
  expect(told({}, { myTurn: true })).toBe("status-your-turn");
});

it("tells a secret choice from an open one", () => {
  expect(told({}, { myTurn: true, draft: ["discard:R1"] })).toBe("status-choose-more");
  expect(told({}, { draft: ["discard:R1"] })).toBe("status-sealed");
});

it("says first that nothing can go on", () => {
  expect(told({ paused: true }, { myTurn: true })).toBe("status-paused");
  expect(told({ frozen: "replay", status: "over" })).toBe("status-frozen");
  expect(told({ status: "over", ended: "agreed" })).toBe("status-ended-agreed");
  expect(told({ chairs: [{}, { person: ME, away: "clock" }] })).toBe("status-away");
});
