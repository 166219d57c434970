/** The shore as a board needs it: where things lie, where a move leads, what a tap means. What is legal is told, not known. */

import type { EbbeFlutOwn, EbbeFlutScene, Square } from "../../app/protocol";
import { near, type View } from "../../parts/view";

export type Flut = View<EbbeFlutScene, EbbeFlutOwn>;
export type Owner = 0 | 1; // 0 the ebb, 1 the flood
export type Tide = "ebb" | "flood";
export const TIDES: readonly [Tide, Tide] = ["ebb", "flood"];
export const SIZE = 5;

export function setOf(card: string): Owner {
  return card[0] === card[0]!.toUpperCase() ? 0 : 1;
}

export interface Spot {
  row: number;
  column: number;
}

export function spot(name: string): Spot {
  return { row: Number(name[0]), column: Number(name[1]) };
}

/** A legal move of a card, and where it leads. */
export interface Step {
  move: string;
  card: string;
  set: Owner;
  way: "left" | "forward";
  from: string;
  /** outside the board: over the edge */
  to: Spot;
  square: Square | null;
  ends: "goal" | "edge" | null;
}

export function topOf(square: Square): string | null {
  return square.stack.at(-1)?.[1] ?? null;
}

/** The moves of cards among the legal ones. */
export function stepsOf(moves: readonly string[], shore: readonly Square[]): Step[] {
  return moves.flatMap((move) => {
    const [card, way] = move.split(":");
    const from = (way === "left" || way === "forward") && shore.find((square) => topOf(square) === card);
    return from ? [stepOf(move, card!, way, from, shore)] : [];
  });
}

function stepOf(move: string, card: string, way: Step["way"], from: Square, shore: readonly Square[]): Step {
  const set = setOf(card);
  const by = set ? 1 : -1; // either set's own left and forward
  const { row, column } = spot(from.name);
  const to = way === "left" ? { row, column: column + by } : { row: row + by, column };
  const square = shore.find(({ name }) => name === `${to.row}${to.column}`) ?? null;
  const home = square !== null && square.start !== null && square.start !== set;
  return { move, card, set, way, from: from.name, to, square, ends: square ? (home ? "goal" : null) : "edge" };
}

export interface Tie {
  from: Spot;
  to: Spot;
}

/** What ties matching cards together: cards of a set that may go left match in their column, forward in their row. */
export function tiesOf(steps: readonly Step[]): Tie[] {
  const lines = new Map<string, Spot[]>();
  for (const { set, way, from } of steps) {
    const at = spot(from);
    const line = `${set} ${way} ${way === "left" ? at.column : at.row}`;
    lines.set(line, [...(lines.get(line) ?? []), at]);
  }
  return [...lines.values()].flatMap((spots) => {
    spots.sort((a, b) => a.row - b.row || a.column - b.column);
    return spots.slice(1).map((to, index) => ({ from: spots[index]!, to }));
  });
}

/** Whether the board is seen from the flood's side. Only the drawing turns. */
export function isTurned(view: Flut): boolean {
  return !view.scene.solo && near(view) === 1;
}

/** A spot as the viewer sees it. */
export function seenAt({ row, column }: Spot, turned: boolean): Spot {
  return turned ? { row: SIZE - 1 - row, column: SIZE - 1 - column } : { row, column };
}

/** What has been picked up: the card turned up, or the top card of a square. */
export type Chosen = "turned" | { square: string } | null;

export type Answer = { play: string } | { choose: Chosen } | { look: string };

export interface Hold {
  steps: readonly Step[];
  moves: readonly string[];
  chosen: Chosen;
  /** the card that the viewer has turned up and not yet placed */
  turned: string | null;
}

/** What a tap on a square means. Where nothing is legal a move that names the card lets the server say why. */
export function tapped(square: Square, { steps, moves, chosen, turned }: Hold): Answer {
  const lay = `place:${square.name}`;
  const may = moves.includes(lay);
  if (chosen && chosen !== "turned") {
    const step = steps.find((one) => one.from === chosen.square && one.square?.name === square.name);
    if (step) return { play: step.move };
    if (chosen.square === square.name) return may ? { play: lay } : { choose: null };
  }
  const here = steps.filter((one) => one.from === square.name);
  if (may && (chosen === "turned" || !here.length)) return { play: lay };
  if (here.length === 1 && !may) return { play: here[0]!.move };
  if (here.length) return { choose: { square: square.name } };
  if (square.stack.length > 1) return { look: square.name };
  if (turned) return { play: lay };
  const top = topOf(square);
  return top ? { play: `${top}:left` } : { choose: null };
}

/** What lies around the shore on the side of a set. */
export interface Bank {
  seat: number;
  set: Owner;
  piles: { number: number; count: number }[];
  turned: string | null;
  scored: string[];
  removed: string[];
  lost: number;
  points: number;
}

/** The banks of both sets; alone, the ten piles and all that was won are shared out between them. */
export function banksOf(scene: EbbeFlutScene): [Bank, Bank] {
  return [bankOf(scene, 0), bankOf(scene, 1)];
}

function bankOf(scene: EbbeFlutScene, set: Owner): Bank {
  const seat = scene.solo ? 0 : set;
  const first = scene.solo ? set * SIZE : 0;
  const own = (card: string | null) => card !== null && setOf(card) === set;
  const scored = (scene.scored[seat] ?? []).filter(own);
  const turned = scene.turned[seat] ?? null;
  return {
    seat,
    set,
    piles: (scene.piles[seat] ?? [])
      .slice(first, first + SIZE)
      .map((count, index) => ({ number: first + index + 1, count })),
    turned: own(turned) ? turned : null,
    scored,
    removed: (scene.removed[seat] ?? []).filter(own),
    lost: scene.lost[seat] ?? 0,
    points: scene.solo ? scored.length : (scene.points[seat] ?? 0),
  };
}

/** The direction of a step on the screen. */
export function pointing(step: Step, turned: boolean): "left" | "right" | "up" | "down" {
  const back = (step.set === 1) !== turned;
  if (step.way === "left") return back ? "right" : "left";
  return back ? "down" : "up";
}
