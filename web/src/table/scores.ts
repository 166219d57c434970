/** The score sheet, read from the story: what each round gave, and the totals after it. */

import type { Entry } from "../app/position";

export interface Round {
  /** the log entry that ended it */
  number: number;
  /** seat by seat */
  points: number[];
  totals: number[];
  /** in a match: the places of the part */
  places: number[] | null;
}

interface Scored {
  seat: number;
  points: number;
  total: number;
}

/** A round for every entry in which all seats were scored. */
export function rounds(log: readonly Entry[]): Round[] {
  return log.flatMap((entry) => {
    const scored = entry.happened.filter(([id]) => id === "scored").map(([, args]) => args as unknown as Scored);
    if (!scored.length) return [];
    const placed = entry.happened.filter(([id]) => id === "xxl-placed").map(([, args]) => Number(args["place"]));
    const seats = [...scored].sort((a, b) => a.seat - b.seat);
    return [
      {
        number: entry.number,
        points: seats.map((seat) => seat.points),
        totals: seats.map((seat) => seat.total),
        places: placed.length ? placed : null,
      },
    ];
  });
}
