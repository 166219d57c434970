/** What a review has found, sorted for whoever looks at it. */

import type { Account, Decision, Mark, Option, Review, Round } from "../app/review.svelte";

/** From the mildest on. */
export const MARKS = ["?!", "?", "??"] as const satisfies readonly Mark[];

/** What somebody wants to see: the mistakes of a seat (null: of all), from a mark on. */
export interface Filter {
  seat: number | null;
  least: (typeof MARKS)[number];
}

export function mistakes(decisions: readonly Decision[], { seat, least }: Filter): Decision[] {
  const from = MARKS.indexOf(least);
  return decisions.filter((one) => one.mark && MARKS.indexOf(one.mark) >= from && (seat === null || one.seat === seat));
}

/** The next mistake after a frame, or the last one before it. */
export function neighbour(found: readonly Decision[], at: number, by: 1 | -1): Decision | undefined {
  return by > 0 ? found.find(({ frame }) => frame > at) : found.findLast(({ frame }) => frame < at);
}

/** What a seat could expect of the whole game so far at one of its decisions, or has after a round. */
export interface Spot {
  frame: number;
  value: number;
  /** about twice the standard error of the value, at the most */
  band: number;
  /** the decision; null: a round has been scored */
  decision: Decision | null;
}

/** How a seat's expectation went, round after round, until a frame: what it had before, and what the round promised. */
export function course(rounds: readonly Round[], decisions: readonly Decision[], seat: number, until: number): Spot[] {
  return rounds.flatMap(({ totals, scores, unit, last }, round) => {
    const before = totals[seat] ?? 0;
    const own = decisions.filter((one) => one.round === round && one.seat === seat && one.worlds > 0);
    const spots: Spot[] = own.map((decision) => ({
      frame: decision.frame,
      value: before + decision.value,
      band: (2 * unit) / Math.sqrt(decision.worlds),
      decision,
    }));
    if (!scores || last > until) return spots;
    return [...spots, { frame: last, value: before + (scores[seat] ?? 0), band: 0, decision: null }];
  });
}

/** The options that are worth a bar: the best ones, and the one that was played. */
export function worthwhile(decision: Decision, most: number): Option[] {
  const best = decision.options.slice(0, most);
  const played = decision.options.find(({ move }) => move === decision.played);
  return !played || best.includes(played) ? best : [...best.slice(0, most - 1), played];
}

/** The stretch of a scale in which options, and how far they may be off, can be told apart. */
export interface Reach {
  low: number;
  high: number;
  /** the value of the best one: what others fall short of it is lost */
  best: number;
}

export function reach(options: readonly Pick<Option, "value" | "error">[]): Reach {
  const low = Math.min(...options.map(({ value, error }) => value - 2 * error));
  const high = Math.max(...options.map(({ value, error }) => value + 2 * error));
  const margin = (high - low || 1) / 20;
  return { low: low - margin, high: high + margin, best: Math.max(...options.map(({ value }) => value)) };
}

/** Where a seat's result came from, all rounds together; null: no round was scored. */
export function origin(accounts: readonly Account[], seat: number): Omit<Account, "round" | "seat"> | null {
  const own = accounts.filter((one) => one.seat === seat);
  if (!own.length) return null;
  const sum = (of: (one: Account) => number) => own.reduce((all, one) => all + of(one), 0);
  return {
    result: sum(({ result }) => result),
    mean: sum(({ mean }) => mean),
    cards: sum(({ cards }) => cards),
    came: sum(({ came }) => came),
    play: sum(({ play }) => play),
    par: sum(({ par }) => par),
    adjusted: sum(({ adjusted }) => adjusted),
  };
}

/** The most that anything did to anybody's result: as far as the bars of all players reach. */
export function most({ accounts, players }: Pick<Review, "accounts" | "players">): number {
  const found = players.flatMap(({ seat }) => origin(accounts, seat) ?? []);
  return Math.max(1, ...found.flatMap(({ cards, came, play }) => [cards, came, play].map(Math.abs)));
}
