/** XXL's cards: two halves, each a number with its colour, "3B/6Y". */

import { NAME_OF, type ColourLetter } from "../../art/palette";
import { words } from "../../app/words.svelte";
import type { Deck, Printed } from "../../parts/cards";

export interface Half {
  number: number;
  colour: ColourLetter;
}

/** Both halves, the lower number first. */
export function halvesOf(card: string): [Half, Half] {
  return card.split("/").map(half) as [Half, Half];
}

/** "3B": a number and its colour. */
export function half(text: string): Half {
  return { number: Number(text.slice(0, -1)), colour: text.slice(-1) as ColourLetter };
}

export function read(card: string): Printed | null {
  if (!/^\d+[RGBY]\/\d+[RGBY]$/.test(card)) return null;
  const [a, b] = halvesOf(card);
  const named = (one: Half) => words.t(`colour-${one.colour}`);
  return {
    signs: [a, b].map(({ colour, number }) => ({ colour, text: String(number) })),
    rank: a.number + b.number,
    spoken: () => words.t("card-halves", { a: a.number, colour_a: named(a), b: b.number, colour_b: named(b) }),
  };
}

/** Whole cards, and halves alone. */
export const typed: Deck["typed"] = {
  pattern: /(\b\d{1,2}[RGBY](?=\/|\b)|\b[RGBY]\d{1,2}\b)/,
  tone: (text) => NAME_OF[/[RGBY]/.exec(text)![0] as ColourLetter],
};
