/** Lines that keep their columns, cut where a card or a half of one stands in them. */

import type { Family } from "../app/words.svelte";

export interface Part {
  text: string;
  /** a colour's letter, or the set of a card of Ebbe & Flut */
  tone: string | null;
}

const HALF = /(\b\d{1,2}[RGBY](?=\/|\b)|\b[RGBY]\d{1,2}\b)/;
const TIDE = /(\b[A-E][1-5]\b|\b[a-e][1-5]\b)/;

export function cut(text: string, family: Family): Part[] {
  const known = family === "xxl" ? HALF : family === "ebbe_flut" ? TIDE : null;
  if (!known) return [{ text, tone: null }];
  return text
    .split(new RegExp(known, "g"))
    .map((part, index) => ({ text: part, tone: index % 2 ? toneOf(part, family) : null }))
    .filter((part) => part.text);
}

function toneOf(card: string, family: Family): string {
  if (family === "ebbe_flut") return /[A-E]/.test(card) ? "ebb" : "flood";
  return /[RGBY]/.exec(card)![0];
}
