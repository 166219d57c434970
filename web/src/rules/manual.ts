/** A manual as data: what the build makes of its Markdown, and what the page draws. */

import { coloursOf, familyOf } from "../app/catalogue";
import type { ColourLetter } from "../art/palette";
import { deckOf } from "../parts/cards";

/** A piece of a line: plain text, or something drawn. */
export type Inline =
  | string
  | { k: "strong"; of: Inline[] }
  | { k: "em"; of: Inline[] }
  | { k: "game"; game: string }
  /** anything else between backticks: a card, a colour, an option, one of its values, a move */
  | { k: "code"; text: string };

/** The same, once cards and colours are told from other words. */
export type Drawn = Inline | { k: "card"; card: string } | { k: "colour"; colour: ColourLetter };

const AS_TYPED = "typing"; // the section in which cards stay what one types

export type Block =
  | { k: "p"; of: Inline[] }
  | { k: "list"; ordered: boolean; items: Inline[][] }
  | { k: "table"; head: Inline[][]; rows: Inline[][][] }
  | { k: "lines"; text: string };

export interface Section {
  /** the same in all languages */
  id: string;
  level: number;
  title: Inline[];
  blocks: Block[];
}

export interface Manual {
  game: string;
  /** the names of its options, as they stand in the text */
  options: string[];
  sections: Section[];
}

/** A line of a game's section with its cards and colours. */
export function drawn(line: readonly Inline[], game: string, section: string): Drawn[] {
  if (section === AS_TYPED) return [...line];
  const { read, typed } = deckOf(familyOf(game));
  return line.flatMap((piece): Drawn[] => {
    if (typeof piece === "string") return typed?.prose ? cardsIn(piece, typed.pattern) : [piece];
    if (piece.k !== "code") return [piece];
    if (read(piece.text)) return [{ k: "card", card: piece.text }];
    const colour = piece.text.length === 1 && coloursOf(game).includes(piece.text);
    return [colour ? { k: "colour", colour: piece.text as ColourLetter } : piece];
  });
}

function cardsIn(text: string, pattern: RegExp): Drawn[] {
  return text
    .split(pattern)
    .map((part, index): Drawn => (index % 2 ? { k: "card", card: part } : part))
    .filter((part) => part !== "");
}

/** What is read of a line, without any drawing. */
export function textOf(line: readonly Inline[]): string {
  return line
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("of" in piece) return textOf(piece.of);
      return piece.k === "game" ? piece.game : piece.text;
    })
    .join("");
}
