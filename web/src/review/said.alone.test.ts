import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Decision } from "../app/review.svelte";
import type { Replay } from "../app/replay.svelte";
import { plain, type Piece } from "../app/telling";
import { words, type Lang } from "../app/words.svelte";
import { because, reasonOf, winning } from "./said";

vi.mock("../replay/view", () => ({ ownSeat: () => 0, viewAt: () => null }));

const text = (words: string): Piece => ({ kind: "text", text: words });
const CARD: Piece = { kind: "card", card: "Y2", text: "Y2" };
const reason = { event: "trick", played: 0.2, best: 0.7, seat: null, section: null };
const told = { family: "njet", names: ["Ann", "Otto"] } as const;
const nbsp = (text: string) => text.replaceAll("_", "\u00a0");

async function says(lang: Lang, best: Piece, played: Piece): Promise<string> {
  await words.speak(lang);
  return plain(because(reason, [best], [played], told, false));
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.learn();
});

describe("a reason", () => {
  it("names cards as they are", async () => {
    expect(await says("en", CARD, CARD)).toMatch(/^Y2 instead of Y2: you win this trick in 70% instead of 20%/);
  });

  it.each([
    ["fr", "Non : rien", "«_Non : rien_» au lieu de Y2_: tu gagnes ce pli"],
    ["en", "no: nothing", "“no: nothing” instead of Y2: you win"],
    ["de", "Nein: nichts", "„Nein: nichts“ statt Y2: du gewinnst"],
    ["fr", "Non : pas «_rien_»", "«_Non : pas “rien”_» au lieu de"],
    ["en", "no: “nothing”", "“no: ‘nothing’” instead of"],
    ["de", "Nein: „nichts“", "„Nein: ‚nichts‘“ statt"],
  ] as const)("quotes a move in words (%s: %s)", async (lang, move, begins) => {
    const said = await says(lang, text(nbsp(move)), CARD);
    expect(said.slice(0, begins.length)).toBe(nbsp(begins));
  });

  it("says who “you” is, unless it is the reader", async () => {
    await words.speak("en");
    const decision = { frame: 3, seat: 1, best: "Y2", played: "Y3" } as Decision;
    const of = (seat: number, further = false) =>
      plain(reasonOf(reason, { ...decision, seat }, { ...told, replay: {} as Replay, label: () => [] }, further));
    expect(of(1)).toMatch(/^From Otto’s seat: “Y2” instead of/);
    expect(of(0)).toMatch(/^“Y2” instead of/);
    expect(of(1, true)).toMatch(/^Besides: you win/);
  });
});

it("tells of a chance to win only where it differs", () => {
  const of = (victory: [number, number] | null) => winning({ mark: "?", victory } as Decision);
  expect([of(null), of([0.504, 0.501])]).toEqual(["", ""]);
  expect(of([0.5, 0.4])).toBe("Chance to win the game: 50% instead of 40%.");
});
