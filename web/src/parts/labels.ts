/** Pieces of labels that all games share. */

import { placed, split, type Piece } from "../app/telling";
import { t, type Family } from "../app/words.svelte";
import { spoken } from "./cards";

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
export function said(
  id: string,
  args: Record<string, Piece | readonly Piece[] | string | number>,
  family: Family | "" = "",
): Piece[] {
  const kept: Piece[] = [];
  const marked = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "object"
      ? [value]
          .flat()
          .map((piece) => placed(piece, kept))
          .join("")
      : value,
  ]);
  return split(t(id, Object.fromEntries(marked), family), kept);
}
