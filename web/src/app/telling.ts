/** What happened, as pieces of text, cards, colours and names: a story line becomes something a component can draw. */

import type { Line } from "./protocol";
import { seatName } from "./seated";
import { words, type Family } from "./words.svelte";

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "seat"; seat: number; text: string }
  | { kind: "card"; card: string; text: string }
  | { kind: "colour"; colour: string; text: string };

const CARDS = ["card", "cards", "covered", "taken"];
const OPEN = "\uE000"; // private-use characters: they stand in no message and in no name
const CLOSE = "\uE001";

/** The pieces of a line of the story; the same arguments as the engine's own words (see its `Words`). */
export function pieces(line: Line, family: Family, names: readonly string[]): Piece[] {
  const [id, given] = line;
  const kept: Piece[] = [];
  const mark = (piece: Piece) => placed(piece, kept);
  const name = (seat: number) => names[seat] ?? seatName(seat);
  const seat = (number: number) => mark({ kind: "seat", seat: number, text: name(number) });
  const card = (text: string) => mark({ kind: "card", card: text, text });
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(given)) {
    if (key.startsWith("seats")) args[key] = (value as number[]).map(seat).join(", ");
    else if (key.startsWith("seat")) args[key] = seat(value as number);
    else if (key.startsWith("colour"))
      args[key] = mark({ kind: "colour", colour: String(value), text: words.t(`colour-${value}`, {}, family) });
    else if (CARDS.includes(key))
      args[key] = (Array.isArray(value) ? value : String(value).split(/[ ,]+/)).map(card).join(" ");
    else args[key] = value as string | number;
  }
  return split(words.t(id, args, family), kept);
}

/** A piece is kept, and its place in the text marked. */
export function placed(piece: Piece, kept: Piece[]): string {
  return `${OPEN}${kept.push(piece) - 1}${CLOSE}`;
}

/** A text in pieces, those that were kept at their places. */
export function split(text: string, kept: readonly Piece[]): Piece[] {
  return text
    .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
    .map((part, index): Piece => (index % 2 ? kept[Number(part)]! : { kind: "text", text: part }))
    .filter((piece) => piece.text);
}

/** The same as plain text, for screen readers and titles. */
export function plain(found: readonly Piece[]): string {
  return found.map((piece) => piece.text).join("");
}
