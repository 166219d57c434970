/** XXL's moves as a player would say them. */

import type { Piece } from "../../app/telling";
import { spoken } from "../../parts/cards";
import type { View } from "../../parts/view";
import { colour, said } from "../../parts/labels";
import { cardsIn, played, sum } from "./moves";

export function card(of: string): Piece {
  return { kind: "card", card: of, text: spoken(of, "xxl") };
}

export function label(move: string, view: View): Piece[] {
  const [verb = "", rest = ""] = move.split(":");
  if (verb === "trump") return said("xxl-board-move-trump", { colour: colour(rest) }, "xxl");
  if (verb === "keep" && rest !== "none") return said("xxl-board-move-keep", { card: card(rest) }, "xxl");
  if (verb === "add") return said("xxl-board-move-add", { card: card(rest) }, "xxl");
  const cards = cardsIn(move);
  if (verb === "swap") return said("xxl-board-move-swap", { card: card(cards[0]!), taken: card(cards[1]!) }, "xxl");
  if (verb === "run") return run(cards, move.slice(-1));
  if (cards.length) return play(move, view);
  if (move === "pass") return said(`xxl-board-move-${view.scene.phase === "drawn" ? "keep-drawn" : "pass"}`, {}, "xxl");
  return said(`xxl-board-move-${move.replace(":", "-")}`, {}, "xxl");
}

function run(cards: string[], letter: string): Piece[] {
  const [a, b, c] = cards.map(card) as [Piece, Piece, Piece];
  return said("xxl-board-move-run", { colour: colour(letter), a, b, c, points: sum(cards) }, "xxl");
}

function play(move: string, view: View): Piece[] {
  const { card: text, half, pile } = played(move);
  if (!half) return [card(text)];
  const args = { card: card(text), colour: colour(half.colour), number: half.number };
  if (pile) return said("xxl-board-move-pile", { ...args, pile }, "xxl");
  return said(view.scene.kind === "xxl-tricks" ? "xxl-board-move-lead" : "xxl-board-move-row", args, "xxl");
}
