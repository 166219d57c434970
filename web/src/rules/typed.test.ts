import { describe, expect, it } from "vitest";
import "../games";
import { rulesLink } from "./link";
import { cut } from "./typed";

const toned = (text: string, family: Parameters<typeof cut>[1]) =>
  cut(text, family).flatMap(({ text: part, tone }) => (tone ? [`${part} ${tone}`] : []));

describe("lines with cards", () => {
  it("finds both halves of an XXL card, and halves alone", () => {
    expect(toned("A  0R/7Y   takes  Y6  R1", "xxl")).toEqual(["0R red", "7Y yellow", "Y6 yellow", "R1 red"]);
    expect(toned("seat 0   0R/7Y@Y   yellow 7", "xxl")).toEqual(["0R red", "7Y yellow"]);
    expect(toned("run:2B/6G+3Y/7G+0Y/8G@G", "xxl")).toHaveLength(6);
  });

  it("tells the two tides apart", () => {
    expect(toned("B5 and c2 on 44", "ebbe_flut")).toEqual(["B5 sand", "c2 foam"]);
  });

  it("loses nothing", () => {
    const text = "top 0G/6R    0G/2R   fits: red 2";
    expect(
      cut(text, "xxl")
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});

describe("a link to the rules", () => {
  it("leads to the manual of the game that is played", () => {
    expect(rulesLink("ebbes")).toBe("rules/ebbes");
    expect(rulesLink("ebbes", "tricks")).toBe("rules/ebbes#tricks");
    expect(rulesLink("xxl", "xxl-lower#fits")).toBe("rules/xxl-lower#fits");
  });
});
