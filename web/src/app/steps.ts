/** Where the rounds of a replay begin, and how one goes from one to the next. */

/** The frames that begin a round: the first, and the deal after each scored round. */
export function starts(rounds: readonly { frame: number }[], total: number): number[] {
  return [0, ...rounds.map(({ frame }) => frame + 1).filter((frame) => frame < total)];
}

/** The beginning of the next round; in the last one, the end. */
export function nextRound(at: number, begins: readonly number[], total: number): number {
  return begins.find((frame) => frame > at) ?? total - 1;
}

/** The beginning of this round, or of the one before if this is the beginning. */
export function lastRound(at: number, begins: readonly number[]): number {
  return begins.findLast((frame) => frame < at) ?? 0;
}

/** The pieces of so many frames that should be there when a frame is shown: its own first, then what comes soon. */
export function needed(at: number, total: number, piece: number, ahead: number): number[] {
  const own = Math.floor(at / piece);
  const soon = Math.floor(Math.min(total - 1, at + ahead) / piece);
  const ago = Math.floor(Math.max(0, at - ahead) / piece);
  return [...new Set([own, soon, ago])];
}
