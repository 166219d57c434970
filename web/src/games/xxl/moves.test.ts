import { describe, expect, it } from "vitest";
import type { Entry } from "../../app/position";
import type { XxlDraw, XxlTricks } from "../../app/protocol";
import { cardsIn, earlier, guess, landed, playable, played, spans, sum, waysOf } from "./moves";
import { choosable, proposals, tapped } from "./runs";
import { placesOf } from "./sheet";

describe("moves as texts", () => {
  it("name their cards, half and pile", () => {
    expect(played("3B/6Y@Y>A")).toEqual({ card: "3B/6Y", half: { number: 6, colour: "Y" }, pile: "A" });
    expect(played("3B/6Y")).toEqual({ card: "3B/6Y", half: null, pile: "" });
    expect(cardsIn("run:2B/6G+3Y/7G+0Y/8G@G")).toEqual(["2B/6G", "3Y/7G", "0Y/8G"]);
    expect(cardsIn("draw")).toEqual([]);
  });

  it("tell a card's ways, and no other card's", () => {
    const moves = ["0R/1Y@R>A", "0R/1Y@Y>B", "0R/10Y@R>A", "draw"];
    expect(waysOf("0R/1Y", moves)).toEqual(["0R/1Y@R>A", "0R/1Y@Y>B"]);
    expect(playable(moves)).toEqual(new Set(["0R/1Y", "0R/10Y"]));
    expect(playable([])).toBeNull();
  });

  it("are guessed for cards that have none, so that the server can say why", () => {
    expect(guess("0R/1Y", { game: "xxl-up-and-down" } as XxlDraw)).toBe("0R/1Y@R>A");
    expect(guess("0R/1Y", { game: "xxl-lower" } as XxlDraw)).toBe("0R/1Y");
    expect(guess("0R/1Y", { game: "xxl-refuse", trick: [] as unknown } as XxlTricks)).toBe("0R/1Y@R");
    expect(guess("0R/1Y", { game: "xxl-refuse", trick: [[0, "2G/3Y"]] as unknown } as XxlTricks)).toBe("0R/1Y");
  });
});

it("gathers halves into spans, colour by colour", () => {
  expect(spans(["5R", "0Y", "2Y", "1Y", "10R"])).toEqual([
    { colour: "Y", from: 0, to: 2 },
    { colour: "R", from: 5, to: 5 },
    { colour: "R", from: 10, to: 10 },
  ]);
});

it("adds up totals", () => {
  expect(sum(["0R/1Y", "9Y/10R"])).toBe(20);
});

it("knows the scene before, in which whoever moved had their turn", () => {
  const before = earlier<XxlDraw>();
  const [first, second] = [{ seat: 2 } as XxlDraw, { seat: 3 } as XxlDraw];
  expect([before(first), before(first), before(second), before(second)]).toEqual([null, null, first, first]);
});

it("sees which card went into which row", () => {
  const scene = (laid: string[], ...reached: (number | null)[]) =>
    ({ laid, rows: reached.map((to, index) => ({ colour: "YRBG"[index], reached: to })) }) as unknown as XxlDraw;
  const [open, second] = [scene(["3Y/10R"], null, 10), scene(["3Y/10R", "1B/9R"], null, 9)];
  expect(landed(open, second)).toEqual({ card: "1B/9R", colour: "R" });
  expect(landed(second, second)).toBeNull();
  expect(landed(null, second)).toBeNull();
});

describe("choosing cards for runs", () => {
  const hand = ["2B/6G", "0Y/8G", "9Y/10R"];
  const display = ["3Y/7G", "1G/2R"];
  const moves = ["run:2B/6G+3Y/7G+0Y/8G@G", "swap:9Y/10R>1G/2R", "add:9Y/10R", "end"];

  it("offers what exactly these cards make", () => {
    expect(proposals(["0Y/8G", "3Y/7G", "2B/6G"], hand, display, moves)).toEqual([moves[0]]);
    expect(proposals(["9Y/10R"], hand, display, moves)).toEqual(["add:9Y/10R"]);
    expect(proposals(["1G/2R", "9Y/10R"], hand, display, moves)).toEqual(["swap:9Y/10R>1G/2R"]);
    expect(proposals([], hand, display, moves)).toEqual([]);
  });

  it("names what is not legal as well, so that the server can say why", () => {
    expect(proposals(["0Y/8G", "3Y/7G", "2B/6G"], hand, display, ["end"])).toEqual(["run:2B/6G+3Y/7G+0Y/8G@G"]);
    expect(proposals(["2B/6G", "1G/2R"], hand, display, ["end"])).toEqual(["swap:2B/6G>1G/2R"]);
    expect(proposals(["3Y/7G", "1G/2R"], hand, display, ["end"])).toEqual([]);
  });

  it("lifts the cards that go with those that are chosen", () => {
    expect(choosable(["0Y/8G"], moves)).toEqual(new Set(["2B/6G", "3Y/7G", "0Y/8G"]));
    expect(choosable([], [])).toBeNull();
  });

  it("takes a card in, puts it back, or begins anew with one that does not go with the others", () => {
    expect(tapped("3Y/7G", ["0Y/8G"], moves)).toEqual(["0Y/8G", "3Y/7G"]);
    expect(tapped("0Y/8G", ["0Y/8G", "3Y/7G"], moves)).toEqual(["3Y/7G"]);
    expect(tapped("9Y/10R", ["0Y/8G"], moves)).toEqual(["9Y/10R"]);
  });
});

describe("the match sheet", () => {
  const parts = ["xxl-up-and-down", "xxl-lower", "xxl-runs"];
  const scene = (part: number, phase: string, places: number[] | null) =>
    ({ phase, sheet: { part, parts, places }, sizes: [6, 6] }) as unknown as XxlDraw;
  const round = (number: number, places: number[]) =>
    ({
      number,
      at: 0,
      what: { kind: "moved", moves: [] },
      happened: places.map((place, seat) => ["scored", { seat, points: 0, total: place, place }]),
    }) as unknown as Entry;

  it("has the places of all parts that are over", () => {
    expect(placesOf(scene(3, "play", [2, 1]), [round(1, [1, 1]), round(2, [2, 1])])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(placesOf(scene(1, "play", null), [])).toEqual([]);
  });

  it("knows the last part without a story", () => {
    expect(placesOf(scene(3, "over", [1, 2]))).toEqual([null, null, [1, 2]]);
  });
});
