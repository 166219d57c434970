/** The places after a game, from its totals and winners; whether many points are good is read off who won. */

export interface Standing {
  seat: number;
  total: number;
  place: number;
  won: boolean;
}

/** Winners first, then whoever is nearest to them; equal totals share a place. */
export function standings(totals: readonly number[], winners: readonly number[]): Standing[] {
  const mean = totals.reduce((sum, one) => sum + one, 0) / (totals.length || 1);
  const best = winners.length ? winners.reduce((sum, seat) => sum + (totals[seat] ?? 0), 0) / winners.length : mean;
  const sign = best < mean ? 1 : -1;
  const sorted = totals
    .map((total, seat) => ({ seat, total, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || sign * (a.total - b.total));
  const found: Standing[] = [];
  for (const [index, one] of sorted.entries()) {
    const before = found[index - 1];
    const equal = before && before.won === one.won && (one.won || before.total === one.total);
    found.push({ ...one, place: equal ? before.place : index + 1 });
  }
  return found;
}
