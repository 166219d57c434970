import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Line } from "./protocol";
import { pieces, plain } from "./telling";
import { words } from "./words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn();
});

const NAMES = ["Ann", "Ben", "Cleo"];

describe("a line of the story", () => {
  it("becomes text, names and cards, in the order of the language", () => {
    const found = pieces(["played", { seat: 1, card: "R7" }] as unknown as Line, "ebbes", NAMES);
    expect(found.filter((piece) => piece.kind !== "text")).toEqual([
      { kind: "seat", seat: 1, text: "Ben" },
      { kind: "card", card: "R7", text: "R7" },
    ]);
    expect(plain(found)).toContain("Ben");
    expect(plain(found)).not.toMatch(/[\uE000\uE001{}]/);
  });

  it("names a seat by its number where it has no name", () => {
    const [seat] = pieces(["played", { seat: 9, card: "R7" }] as unknown as Line, "ebbes", NAMES);
    expect(seat).toMatchObject({ kind: "seat", seat: 9 });
    expect(seat!.text).toContain("10");
  });

  it("makes a piece of each of several seats", () => {
    const found = pieces(["over", { seats: [0, 2] }] as unknown as Line, "ebbes", NAMES);
    expect(found.filter((piece) => piece.kind === "seat").map((piece) => piece.text)).toEqual(["Ann", "Cleo"]);
  });

  it("takes a name as it is, whatever stands in it", () => {
    const names = ["{ $seat } <b>", "\uE0000\uE001"];
    const found = pieces(["over", { seats: [0, 1] }] as unknown as Line, "ebbes", names);
    expect(found.filter((piece) => piece.kind === "seat").map((piece) => piece.text)).toEqual(names);
  });

  it("shows an id that it does not know instead of nothing", () => {
    expect(plain(pieces(["no-such-line", {}] as unknown as Line, "ebbes", NAMES))).toBe("no-such-line");
  });
});

it("writes small numbers as they are, with a true minus, and large ones as the language does", async () => {
  const said = (count: number) => words.t("seat-points", { count });
  expect([said(-8), said(1), said(1234)]).toEqual(["\u22128 points", "one point", "1,234 points"]);
  await words.speak("de");
  expect(said(1234)).toContain("1.234");
  await words.speak("en");
});
