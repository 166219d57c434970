/** Paper shapes: what the larger drawings are made of. Fills are tokens, so the drawings dim with the theme. */

export interface Shape {
  d: string;
  /** The name of a token, without the dashes. */
  fill: string;
  /** Drawn a second time, mirrored on the middle axis. */
  both?: true;
  opacity?: number;
}

export const cut = (fill: string, d: string, opacity?: number): Shape => ({ d, fill, opacity });
export const both = (fill: string, d: string, opacity?: number): Shape => ({ d, fill, both: true, opacity });

/** A circle as path data. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
