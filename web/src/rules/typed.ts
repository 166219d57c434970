/** Lines that keep their columns, cut where a card or a half of one stands in them. */

import type { Family } from "../app/words.svelte";
import { deckOf } from "../parts/cards";

export interface Part {
  text: string;
  /** the class of a card's colour or ground */
  tone: string | null;
}

export function cut(text: string, family: Family): Part[] {
  const { typed } = deckOf(family);
  if (!typed) return [{ text, tone: null }];
  return text
    .split(typed.pattern)
    .map((part, index) => ({ text: part, tone: index % 2 ? typed.tone(part) : null }))
    .filter((part) => part.text);
}
