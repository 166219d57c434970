/** Cards as texts (RECORD's own), taken apart for drawing and for reading aloud. */

import type { ColourLetter } from "../art/palette";
import { words, type Family } from "../app/words.svelte";

export type Face =
  | { kind: "suit"; colour: ColourLetter; number: number }
  | { kind: "halves"; halves: [Half, Half]; total: number }
  | { kind: "tide"; side: "ebb" | "flood"; letter: string; number: number };

export interface Half {
  number: number;
  colour: ColourLetter;
}

/** What is printed on a card. */
export function face(card: string, family: Family): Face {
  if (family === "xxl") {
    const halves = halvesOf(card);
    return { kind: "halves", halves, total: halves[0].number + halves[1].number };
  }
  const [letter, number] = [card[0]!, Number(card.slice(1))];
  if (family !== "ebbe_flut") return { kind: "suit", colour: letter as ColourLetter, number };
  const upper = letter.toUpperCase();
  return { kind: "tide", side: letter === upper ? "ebb" : "flood", letter: upper, number };
}

/** Both halves, the lower number first. */
export function halvesOf(card: string): [Half, Half] {
  return card.split("/").map(half) as [Half, Half];
}

/** "3B": a number and its colour. */
export function half(text: string): Half {
  return { number: Number(text.slice(0, -1)), colour: text.slice(-1) as ColourLetter };
}

/** A card's name as one would say it. */
export function spoken(card: string, family: Family): string {
  if (card === "?") return words.t("card-hidden");
  const found = face(card, family);
  const colour = (letter: string) => words.t(`colour-${letter}`);
  if (found.kind === "suit") return words.t("card-suit", { colour: colour(found.colour), number: found.number });
  if (found.kind === "tide") return words.t(`card-${found.side}`, { letter: found.letter, number: found.number });
  const [a, b] = found.halves;
  return words.t("card-halves", { a: a.number, colour_a: colour(a.colour), b: b.number, colour_b: colour(b.colour) });
}

/** A hand in the order that the player wishes; the server's order puts colours together, numbers rising. */
export function ordered(
  hand: readonly string[],
  family: Family,
  wish: { byNumber: boolean; descending: boolean },
): string[] {
  const found = [...hand];
  if (wish.byNumber) found.sort((a, b) => rank(a, family) - rank(b, family));
  return wish.descending ? found.reverse() : found;
}

function rank(card: string, family: Family): number {
  const found = face(card, family);
  return found.kind === "halves" ? found.total : found.number;
}
