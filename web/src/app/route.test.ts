import { describe, expect, it } from "vitest";
import { parse } from "./route.svelte";

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
