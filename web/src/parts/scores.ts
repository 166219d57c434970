/** The score sheet, read from the story or a replay: what each round gave, and the totals after it. */

import type { Entry } from "../app/position";
import type { RoundLine } from "../app/rest";

export interface Round {
  /** the log entry, or the frame, that ended it */
  number: number;
  /** seat by seat */
  points: number[];
  totals: number[];
  /** in a match: the places of the part */
  places: number[] | null;
  /** how each seat's points came about, as a message, where the game tells it */
  sums: [id: string, args: Record<string, number>][];
}

/** All rounds so far, as they are shown. */
export interface Sheet {
  rounds: readonly Round[];
  names: readonly string[];
  totals: readonly number[];
  /** the round that is being looked at */
  at?: number | null;
  /** in a replay: go to a round */
  choose?: (round: Round) => void;
}

const COUNTED = "-counted"; // a line for every seat, with a shorter message, "-sum", for where its name stands already

interface Scored {
  seat: number;
  points: number;
  total: number;
  /** 0: places do not count */
  place: number;
}

/** A round for every entry in which all seats were scored. */
export function rounds(log: readonly Entry[]): Round[] {
  return log.flatMap((entry) => {
    const scored = entry.happened.filter(([id]) => id === "scored").map(([, args]) => args as unknown as Scored);
    if (!scored.length) return [];
    const seats = [...scored].sort((a, b) => a.seat - b.seat);
    const counted = entry.happened.filter(([id]) => id.endsWith(COUNTED));
    return [
      {
        number: entry.number,
        points: seats.map((seat) => seat.points),
        totals: seats.map((seat) => seat.total),
        places: seats[0]!.place ? seats.map((seat) => seat.place) : null,
        sums: counted.map(([id, args]) => [id.replace(COUNTED, "-sum"), args as Record<string, number>]),
      },
    ];
  });
}

/** The rounds of a replay. */
export function replayed(lines: readonly RoundLine[]): Round[] {
  return lines.map(({ scores, totals, frame, places }) => ({
    number: frame,
    points: scores,
    totals,
    places: places ?? null,
    sums: [],
  }));
}
