/** The cards of Ebbe & Flut: a letter, large for the ebb and small for the flood, and a number. */

import { words } from "../../app/words.svelte";
import type { Deck, Printed } from "../../parts/cards";

export function sideOf(card: string): "ebb" | "flood" {
  return /[A-E]/.test(card) ? "ebb" : "flood";
}

const groundOf = (card: string) => (sideOf(card) === "ebb" ? "sand" : "foam");

export function read(card: string): Printed | null {
  if (!/^[A-Ea-e][1-5]$/.test(card)) return null;
  const [letter, number] = [card[0]!.toUpperCase(), Number(card[1])];
  return {
    signs: [{ text: `${letter}${number}` }],
    ground: groundOf(card),
    rank: number,
    spoken: () => words.t(`card-${sideOf(card)}`, { letter, number }),
  };
}

export const typed: Deck["typed"] = { pattern: /\b([A-Ea-e][1-5])\b/, tone: groundOf, prose: true };
