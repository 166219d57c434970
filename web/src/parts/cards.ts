/** Cards as texts (RECORD's own), read as each family says: what stands on them, how they are drawn and spoken of. */

import type { Component } from "svelte";
import type { ColourLetter } from "../art/palette";
import { words, type Family } from "../app/words.svelte";

/** What stands on a card. */
export interface Printed {
  /** in a line of text: numbers behind the symbols of their colours, or a sign without one */
  signs: readonly { colour?: ColourLetter; text: string }[];
  /** the ground below a sign without a colour */
  ground?: "sand" | "foam";
  /** by which hands are put in order */
  rank: number;
  /** its name, as one would say it */
  spoken(): string;
}

/** The cards of a family. */
export interface Deck {
  /** null: this is no card of the family */
  read(card: string): Printed | null;
  /** a face on 100 × 140; with letters for those who do not see colours */
  Face: Component<{ card: string; letters: boolean }>;
  /** the token that tints the backs */
  back: string;
  /** the colours of a celebration, where they are not those of the cards */
  confetti?: readonly ColourLetter[];
  /** how lines that keep their columns write cards or parts of them, and the class that tones each; also in prose? */
  typed?: { pattern: RegExp; tone(text: string): string; prose?: boolean };
}

const DECKS = new Map<Family, Deck>();

/** Each family brings its cards before any of them is drawn. */
export function bring(family: Family, deck: Deck): void {
  DECKS.set(family, deck);
}

export function deckOf(family: Family): Deck {
  const found = DECKS.get(family);
  if (!found) throw new Error(`nobody has brought the cards of ${family}`);
  return found;
}

/** What stands on a card; null: nobody may know, or it is no card. */
export function printed(card: string, family: Family): Printed | null {
  return deckOf(family).read(card);
}

/** A card's name as one would say it. */
export function spoken(card: string, family: Family): string {
  return card === "?" ? words.t("card-hidden") : (printed(card, family)?.spoken() ?? card);
}

/** A hand in the order that the player wishes; the server's order puts colours together, numbers rising. */
export function ordered(
  hand: readonly string[],
  family: Family,
  wish: { byNumber: boolean; descending: boolean },
): string[] {
  const found = [...hand];
  const rank = (card: string) => printed(card, family)?.rank ?? 0;
  if (wish.byNumber) found.sort((a, b) => rank(a) - rank(b));
  return wish.descending ? found.reverse() : found;
}
