/** Pieces of labels that all games share. */

import type { Piece } from "../app/telling";
import { t, type Family } from "../app/words.svelte";
import { spoken } from "../parts/cards";

export function text(words: string): Piece {
  return { kind: "text", text: words };
}

/** A card; with its family, screen readers say its name. */
export function card(of: string, family?: Family): Piece {
  return { kind: "card", card: of, text: family ? spoken(of, family) : of };
}

export function colour(letter: string): Piece {
  return { kind: "colour", colour: letter, text: t(`colour-${letter}`) };
}

/** A message whose arguments are pieces: "{ $card } on pile A". */
export function said(id: string, args: Record<string, Piece | string | number>, family: Family | "" = ""): Piece[] {
  const names = Object.keys(args);
  const marked = Object.fromEntries(
    names.map((name, index) => [
      name,
      typeof args[name] === "object" ? `\uE000${index}\uE001` : (args[name] as string | number),
    ]),
  );
  return t(id, marked, family)
    .split(/\uE000(\d+)\uE001/)
    .map((part, index) => (index % 2 ? (args[names[Number(part)]!] as Piece) : text(part)))
    .filter((piece) => piece.text);
}
