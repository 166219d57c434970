/** XXL's moves as texts, taken apart for the board. Which of them are legal, only the server knows. */

import type { Scene, XxlDraw, XxlRuns, XxlTricks } from "../../app/protocol";
import { half, halvesOf, type Half } from "./cards";

export type XxlScene = XxlDraw | XxlTricks | XxlRuns;

const CARD = /\d+[A-Z]\/\d+[A-Z]/g;

/** All cards that a move names. */
export function cardsIn(move: string): string[] {
  return move.match(CARD) ?? [];
}

export function total(card: string): number {
  return halvesOf(card).reduce((sum, one) => sum + one.number, 0);
}

export function sum(cards: readonly string[]): number {
  return cards.reduce((found, card) => found + total(card), 0);
}

/** The half of a card that bears a colour. */
export function halfIn(card: string, colour: string | null | undefined): Half | null {
  return halvesOf(card).find((one) => one.colour === colour) ?? null;
}

/** The half by which a card is played, and the pile: "3B/6Y@Y>A" is the yellow 6 on A. */
export function played(move: string): { card: string; half: Half | null; pile: string } {
  const [card = "", rest = ""] = move.split("@");
  const [colour = "", pile = ""] = rest.split(">");
  return { card, half: halfIn(card, colour), pile };
}

/** The moves that play a card. */
export function waysOf(card: string, moves: readonly string[]): string[] {
  return moves.filter((move) => move === card || move.startsWith(`${card}@`));
}

/** The cards that some move plays; null: it is not the moment. */
export function playable(moves: readonly string[]): Set<string> | null {
  if (!moves.length) return null;
  return new Set(moves.filter((move) => /^\d/.test(move)).map((move) => played(move).card));
}

/** A move that names a card which has none: the server says why not. */
export function guess(card: string, scene: XxlScene): string {
  const { colour } = halvesOf(card)[0];
  if (scene.game === "xxl-up-and-down") return `${card}@${colour}>A`;
  if (scene.game === "xxl-one-by-one") return `${card}@${colour}`;
  return scene.game === "xxl-refuse" && "trick" in scene && !scene.trick.length ? `${card}@${colour}` : card;
}

export interface Span {
  colour: Half["colour"];
  from: number;
  to: number;
}

/** Halves gathered into spans: 0Y 1Y 2Y 5R are yellow 0 to 2 and red 5. */
export function spans(halves: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const { colour, number } of halves.map(half).sort((a, b) => order(a) - order(b))) {
    const last = found.at(-1);
    if (last?.colour === colour && last.to === number - 1) last.to = number;
    else found.push({ colour, from: number, to: number });
  }
  return found;
}

function order(one: Half): number {
  return "YRBG".indexOf(one.colour) * 100 + one.number;
}

/** The scene that was drawn before; whoever's turn it was there has moved to reach this one. */
export function earlier<S extends Scene>(): (scene: S) => S | null {
  let drawn: S | null = null;
  let before: S | null = null;
  return (scene) => {
    if (scene !== drawn) [before, drawn] = [drawn, scene];
    return before;
  };
}

/** Game 5: the card that has just been played, and the row into which it went. */
export function landed(before: XxlDraw | null, { rows, laid }: XxlDraw): { card: string; colour: string } | null {
  const row = rows.find(({ reached }, index) => reached !== null && before?.rows[index]?.reached !== reached);
  const card = laid.find((one) => !before?.laid.includes(one));
  return before && row && card ? { card, colour: row.colour } : null;
}
