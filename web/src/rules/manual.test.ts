/** The manuals as the page reads them. */

import { describe, expect, it } from "vitest";
import { manual, sources } from "../../manual.plugin";
import "../games";
import { drawn, textOf, type Block, type Drawn, type Inline, type Manual } from "./manual";

const LANGUAGES = ["fr", "en", "de"];

function source(game: string) {
  return sources().find((found) => found.game === game)!;
}

function inlines(found: Manual): Drawn[] {
  const lines = (block: Block): Inline[][] => {
    if (block.k === "p") return [block.of];
    if (block.k === "list") return block.items;
    return block.k === "table" ? [...block.head, ...block.rows.flat()] : [];
  };
  return found.sections.flatMap(({ id, title, blocks }) => {
    const inside = (line: readonly Inline[]): Drawn[] =>
      drawn(line, found.game, id).flatMap((piece) =>
        typeof piece === "object" && "of" in piece ? inside(piece.of) : [piece],
      );
    return [title, ...blocks.flatMap(lines)].flatMap(inside);
  });
}

function cards(found: Manual): string[] {
  return inlines(found).flatMap((piece) => (typeof piece === "object" && piece.k === "card" ? [piece.card] : []));
}

describe.each(sources().map(({ game }) => game))("the manual of %s", (game) => {
  const all = LANGUAGES.map((lang) => manual(source(game), lang));

  it("has the same anchors in every language", () => {
    const anchors = all.map(({ sections }) => sections.map(({ id, level }) => `${level} ${id}`));
    expect(anchors[1]).toEqual(anchors[0]);
    expect(anchors[2]).toEqual(anchors[0]);
  });

  it("has the same options in every language, the number of players among them", () => {
    expect(all[1]!.options).toEqual(all[0]!.options);
    expect(all[2]!.options).toEqual(all[0]!.options);
    expect(all[0]!.options).toContain("players");
  });

  it("shows the same cards in every language", () => {
    const shown = all.map((one) => cards(one).sort());
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  it("leaves no mark of Markdown in the text", () => {
    for (const one of all)
      expect(inlines(one).filter((piece) => typeof piece === "string" && /[`*]/.test(piece))).toEqual([]);
  });
});

describe("a line of a manual", () => {
  it("draws cards, colours and games", () => {
    const found = inlines(manual(source("ebbes"), "en"));
    expect(found).toContainEqual({ k: "card", card: "R7" });
    expect(found).toContainEqual({ k: "colour", colour: "N" });
    expect(inlines(manual(source("xxl"), "en"))).toContainEqual({ k: "game", game: "xxl-lower" });
  });

  it("leaves alone what is to be typed", () => {
    expect(drawn([{ k: "code", text: "R7" }], "ebbes", "typing")).toEqual([{ k: "code", text: "R7" }]);
    expect(drawn(["B5 lies"], "ebbe-flut", "typing")).toEqual(["B5 lies"]);
    expect(drawn(["B5 lies"], "ebbe-flut", "board")).toEqual([{ k: "card", card: "B5" }, " lies"]);
  });

  it("can be read without drawings", () => {
    expect(textOf(["the ", { k: "strong", of: ["red ", { k: "code", text: "R7" }] }])).toBe("the red R7");
  });
});
