/** The score track: which spaces it shows and where the discs lie, without collisions. */

export interface Disc {
  seat: number;
  /** 0 … 1 along the track */
  at: number;
  /** discs on the same space lie side by side */
  level: number;
}

export interface Track {
  low: number;
  high: number;
  discs: Disc[];
}

const LEAST = 12; // points that a track shows at least

/** A track that holds all totals and, where they end the game, the goal and the Dabbscheedel. */
export function track(totals: readonly number[], goal: number | null, bottom: number | null): Track {
  const low = Math.min(bottom ?? -2, ...totals);
  const high = Math.max(goal ?? low + LEAST, low + LEAST, ...totals);
  const levels = new Map<number, number>();
  const discs = totals.map((total, seat) => {
    const level = levels.get(total) ?? 0;
    levels.set(total, level + 1);
    return { seat, at: (total - low) / (high - low), level };
  });
  return { low, high, discs };
}
