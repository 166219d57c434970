/** What Njet's board shows, read off a view: sides, partners being chosen, cards on their way. No rule is in here. */

import type { NjetOwn, NjetScene } from "../../app/protocol";
import type { View } from "../../parts/view";

export type NjetView = View<NjetScene, NjetOwn>;
export type RowName = NjetScene["board"][number]["row"];

/** One of the two sides of a round; A is the start player's. */
export interface Side {
  letter: "A" | "B";
  seats: number[];
  /** the viewer is one of them */
  mine: boolean;
  tricks: number;
  loot: string[];
}

/** The sides, the viewer's first; none before they are named, nor where two play each for himself. */
export function sidesOf(view: NjetView): Side[] {
  const { sides, sizes, tricks, loot } = view.scene;
  if (!sides || sizes.length < 3) return [];
  const found = sides.map((seats, index): Side => {
    const mine = view.seat !== null && seats.includes(view.seat);
    const won = seats.reduce((sum, seat) => sum + (tricks[seat] ?? 0), 0);
    return { letter: index ? "B" : "A", seats, mine, tricks: won, loot: seats.flatMap((seat) => loot[seat] ?? []) };
  });
  return found[1]!.mine ? found.reverse() : found;
}

/** The side of a seat. */
export function sideOf(view: NjetView, seat: number): Side | null {
  return sidesOf(view).find((side) => side.seats.includes(seat)) ?? null;
}

/** The seats that a move such as `team:0+2` names. */
export function named(move: string): number[] {
  return move
    .slice(move.indexOf(":") + 1)
    .split("+")
    .map(Number);
}

export function teamMove(seats: Iterable<number>): string {
  return `team:${[...seats].sort((a, b) => a - b).join("+")}`;
}

/** The partners after a seat was tapped: it comes or goes; whoever is one too many goes, the first chosen first. */
export function partnersAfter(chosen: readonly number[], seat: number, moves: readonly string[]): number[] {
  if (chosen.includes(seat)) return chosen.filter((one) => one !== seat);
  const most = Math.max(0, ...moves.filter((move) => move.startsWith("team:")).map((move) => named(move).length - 1));
  return [...chosen, seat].slice(-Math.max(1, most));
}

/** Some cards without others, each taken away once: equal cards are several. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cards that the viewer has sealed so far, while others are still choosing. */
export function drafted(view: NjetView): string[] {
  return view.draft.filter((move) => /^(discard|pass):/.test(move)).map((move) => move.slice(move.indexOf(":") + 1));
}

/** The neighbour to whom a seat's passed cards go. */
export function receiver(view: NjetView, seat: number): number | null {
  return view.scene.conditions?.laying.to?.[seat] ?? null;
}

/** The verb of the laying phase, as moves spell it. */
export function layingVerb(view: NjetView): "discard" | "pass" {
  return view.scene.conditions?.laying.kind === "pass" ? "pass" : "discard";
}

/** Whether the trick that lies on the table is the one that was just completed, seen before it is taken. */
export function complete({ scene }: NjetView): boolean {
  return scene.trick.length === scene.sizes.length && scene.trick.length > 0;
}
