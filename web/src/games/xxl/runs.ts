/** Game 4: what the chosen cards could be used for. */

import { halvesOf } from "./cards";
import { cardsIn, halfIn } from "./moves";

/** The moves with all of the chosen cards. */
function including(chosen: readonly string[], moves: readonly string[]): string[] {
  return moves.filter((move) => {
    const cards = cardsIn(move);
    return cards.length > 0 && chosen.every((card) => cards.includes(card));
  });
}

/** The cards that can be chosen besides those that are; null: it is not the moment. */
export function choosable(chosen: readonly string[], moves: readonly string[]): Set<string> | null {
  return moves.length ? new Set(including(chosen, moves).flatMap(cardsIn)) : null;
}

/** The choice after a tap: a card goes in or out; one that does not go with the others begins a new choice. */
export function tapped(card: string, chosen: readonly string[], moves: readonly string[]): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  const all = [...chosen, card];
  return chosen.length < 3 && (!moves.length || including(all, moves).length) ? all : [card];
}

/** What exactly the chosen cards make: the legal moves, else what it would have to be, for the server to say why not. */
export function proposals(
  chosen: readonly string[],
  hand: readonly string[],
  display: readonly string[],
  moves: readonly string[],
): string[] {
  const legal = including(chosen, moves).filter((move) => cardsIn(move).length === chosen.length);
  if (!chosen.length || legal.length) return chosen.length ? legal : [];
  if (chosen.length === 3) return runsOf(chosen);
  const [mine, theirs] = [
    chosen.filter((card) => hand.includes(card)),
    chosen.filter((card) => display.includes(card)),
  ];
  if (mine.length !== 1) return [];
  return theirs.length ? [`swap:${mine[0]}>${theirs[0]}`] : [`add:${mine[0]}`];
}

function runsOf(cards: readonly string[]): string[] {
  const shared = halvesOf(cards[0]!)
    .map((half) => half.colour)
    .filter((colour) => cards.every((card) => halfIn(card, colour)));
  return shared.map((colour) => {
    const number = (card: string) => halfIn(card, colour)!.number;
    return `run:${[...cards].sort((a, b) => number(a) - number(b)).join("+")}@${colour}`;
  });
}
