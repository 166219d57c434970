/** The geometry of a chart of scores: steps of the scale, and where points lie. */

export interface Scale {
  low: number;
  high: number;
  /** labelled lines, from low to high */
  ticks: number[];
}

const LINES = 4; // about as many lines as a small chart bears

/** A scale with round steps that holds all values, and zero if it is near. */
export function scale(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(1, (most - least) / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!;
  const [low, high] = [Math.floor(least / step) * step, Math.max(Math.ceil(most / step), 1) * step];
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

/** Where a value lies between two edges. */
export function place(value: number, from: number, to: number, start: number, end: number): number {
  return to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
}

/** Rounds that are written at the lower edge: all of them, or every second, fifth … if there is no room. */
export function labelled(count: number, most: number): number[] {
  const by = [1, 2, 5, 10, 20, 50, 100].find((step) => count / step <= most) ?? count;
  return Array.from({ length: count }, (_, index) => index).filter((index) => (index + 1) % by === 0 || count === 1);
}
