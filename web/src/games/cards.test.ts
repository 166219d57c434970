import { beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../app/words.svelte";
import { ordered, printed, spoken } from "../parts/cards";
import "./index";
import { halvesOf } from "./xxl/cards";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn();
});

describe("what stands on a card", () => {
  it("is a colour and a number, two halves, or a tide", () => {
    expect(printed("N15", "ebbes")).toMatchObject({ signs: [{ colour: "N", text: "15" }], rank: 15 });
    expect(printed("K0", "njet")).toMatchObject({ signs: [{ colour: "K", text: "0" }], rank: 0 });
    expect(printed("A1", "ebbe_flut")).toMatchObject({ signs: [{ text: "A1" }], ground: "sand", rank: 1 });
    expect(printed("e5", "ebbe_flut")).toMatchObject({ signs: [{ text: "E5" }], ground: "foam", rank: 5 });
    expect(halvesOf("0R/10B")[1]).toEqual({ number: 10, colour: "B" });
    expect(printed("0R/7Y", "xxl")).toMatchObject({
      signs: [
        { colour: "R", text: "0" },
        { colour: "Y", text: "7" },
      ],
      rank: 7,
    });
  });

  it("is nothing where a text is no card", () => {
    for (const [text, family] of [
      ["?", "njet"],
      ["players", "ebbes"],
      ["F1", "ebbe_flut"],
      ["7Y", "xxl"],
    ] as const)
      expect(printed(text, family)).toBeNull();
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
