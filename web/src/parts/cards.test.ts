import { beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../app/words.svelte";
import { face, half, ordered, spoken } from "./cards";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn();
});

describe("a card's face", () => {
  it("is a colour and a number, two halves, or a tide", () => {
    expect(face("N15", "ebbes")).toEqual({ kind: "suit", colour: "N", number: 15 });
    expect(face("K0", "njet")).toEqual({ kind: "suit", colour: "K", number: 0 });
    expect(face("A1", "ebbe_flut")).toEqual({ kind: "tide", side: "ebb", letter: "A", number: 1 });
    expect(face("e5", "ebbe_flut")).toEqual({ kind: "tide", side: "flood", letter: "E", number: 5 });
    expect(face("0R/7Y", "xxl")).toEqual({
      kind: "halves",
      halves: [
        { number: 0, colour: "R" },
        { number: 7, colour: "Y" },
      ],
      total: 7,
    });
    expect(half("10B")).toEqual({ number: 10, colour: "B" });
  });

  it.each(["fr", "en", "de"] as const)("has a name that can be read aloud in %s", async (lang) => {
    await words.speak(lang);
    for (const [card, family] of [
      ["R7", "ebbes"],
      ["K0", "njet"],
      ["a3", "ebbe_flut"],
      ["0R/7Y", "xxl"],
      ["?", "njet"],
    ] as const) {
      const name = spoken(card, family);
      expect(name).not.toMatch(/^card-|colour-|[{}]/);
      expect(name.length).toBeGreaterThan(3);
    }
  });
});

describe("a hand's order", () => {
  const hand = ["B2", "B9", "R1", "R7"];

  it("is the server's, colours together", () => {
    expect(ordered(hand, "ebbes", { byNumber: false, descending: false })).toEqual(hand);
  });
  it("goes by number, equal numbers as they were", () => {
    expect(ordered(["B9", "B2", "R2", "R1"], "ebbes", { byNumber: true, descending: false })).toEqual([
      "R1",
      "B2",
      "R2",
      "B9",
    ]);
  });
  it("can be turned round, and leaves the given hand alone", () => {
    expect(ordered(hand, "ebbes", { byNumber: false, descending: true })).toEqual(["R7", "R1", "B9", "B2"]);
    expect(hand[0]).toBe("B2");
  });
  it("is by total where a card has two numbers", () => {
    expect(ordered(["5R/6B", "0R/7Y", "1G/2B"], "xxl", { byNumber: true, descending: false })).toEqual([
      "1G/2B",
      "0R/7Y",
      "5R/6B",
    ]);
  });
});
