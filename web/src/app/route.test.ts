import { describe, expect, it } from "vitest";
import { here, parse, within } from "./route.svelte";

function route(path: string, base = "https://cards.example/") {
  const { page, rest, query, anchor } = parse(new URL(path, base), new URL(base));
  return [page, rest, Object.fromEntries(query), anchor];
}

describe("an address", () => {
  it.each([
    ["", ["", [], {}, ""]],
    ["new/xxl-runs", ["new", ["xxl-runs"], {}, ""]],
    ["table/1028e1cc4f", ["table", ["1028e1cc4f"], {}, ""]],
    ["record/1028e1cc4f/17", ["record", ["1028e1cc4f", "17"], {}, ""]],
    ["rules/ebbes#the-trick", ["rules", ["ebbes"], {}, "the-trick"]],
    ["rules/ebbes#l%C3%A0", ["rules", ["ebbes"], {}, "là"]],
    ["me/?tab=sounds", ["me", [], { tab: "sounds" }, ""]],
  ])("%s", (path, wanted) => {
    expect(route(path)).toEqual(wanted);
    expect(route(path, "https://example.org/games/atout/")).toEqual(wanted);
  });
});

describe("a page", () => {
  it("stays where it was while the next one is on its way", () => {
    const at = (path: string) =>
      (here.route = parse(new URL(path, "https://cards.example/"), new URL("https://cards.example/")));
    at("puzzles/ebbes/2");
    const own = within("puzzles");
    expect(own.route.rest).toEqual(["ebbes", "2"]);
    at("puzzles/ebbes/3");
    expect(own.route.rest).toEqual(["ebbes", "3"]);
    at("table/1028e1cc4f");
    expect(own.route.rest).toEqual(["ebbes", "3"]);
  });
});
