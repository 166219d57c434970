import { describe, expect, it } from "vitest";
import { kindOf, played } from "./moves";

describe("a move", () => {
  it("is of the first kind that it looks like", () => {
    expect(kindOf("keep:none", "xxl")?.form).toBe("keep:none");
    expect(kindOf("keep:3B/6Y", "xxl")?.form).toBe("keep:{card}");
    expect(kindOf("run:3B/6Y+4B/7R+5B/9G@B", "xxl")?.form).toBe("run:{cards}@{colour}");
    expect(kindOf("team:0+2", "njet")?.form).toBe("team:{seats}");
    expect(kindOf("a1:left", "ebbe_flut")?.form).toBe("{card}:{way}");
    expect(kindOf("no:trump:R", "njet")?.sound).toBe("stone");
  });

  it("plays a card or does not", () => {
    const moves: [number, string][] = [
      [0, "3B/6Y@B>A"],
      [1, "pass"],
      [2, "0R/7Y"],
    ];
    expect(played(moves, "xxl")).toEqual([
      [0, "3B/6Y"],
      [2, "0R/7Y"],
    ]);
    expect(played([[1, "discard:R7"]], "njet")).toEqual([]);
    expect(played([[1, "R7"]], "njet")).toEqual([[1, "R7"]]);
  });
});
