/** Cut edges that several covers share. */

/** Where a card lies: its middle, its turn in degrees. */
export interface Placed {
  x: number;
  y: number;
  turn?: number;
  width?: number;
}

const round = (n: number) => Math.round(n * 10) / 10;

/** Water below y: crests of the given length and height that lean to the right, shifted by `shift`, down to the lower edge. */
export function water(y: number, length: number, height: number, shift = 0): string {
  const crest = `c${round(length * 0.34)} 0 ${round(length * 0.66)} ${round(-height * 0.35)} ${round(length * 0.8)} ${-height}`;
  const fall = `c${round(-length * 0.02)} ${round(height * 0.6)} ${round(length * 0.06)} ${height} ${round(length * 0.2)} ${height}`;
  return `M${-shift} ${y}${(crest + fall).repeat(Math.ceil((300 + shift) / length))}V402H${-shift}Z`;
}

/** Rays from a point: every second wedge, far beyond the edges. */
export function rays(x: number, y: number, count: number): string {
  const step = Math.PI / count;
  const tip = (turn: number) => `${round(x + 620 * Math.cos(turn))} ${round(y + 620 * Math.sin(turn))}`;
  return Array.from({ length: count }, (_, i) => `M${x} ${y}L${tip(2 * i * step)} ${tip((2 * i + 1) * step)}Z`).join(
    "",
  );
}
