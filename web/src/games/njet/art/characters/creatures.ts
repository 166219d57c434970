/** Njet's second edition: one small creature of ours in five tempers, told apart by crest and face as well as by colour. */
import { both, cut, disc, type Shape } from "../../../../art/shapes";
import type { Portrait } from "./beasts";

const BODY = "M32 15C45 14.8 53 24.6 54 37 55 49 52.6 58 56.4 67H7.6C11.4 58 9 49 10 37 11 24.6 19 15.2 32 15Z";
const SHADE = "M40 16.4C48.4 19.6 53.2 27.6 54 37 55 49 52.6 58 56.4 67H44C47.4 50 48.4 30 40 16.4Z";

function creature(colour: string, ground: string, crest: Shape[], face: Shape[]): Portrait {
  return { ground, shapes: [...crest, cut(colour, BODY), cut("paper-ink", SHADE, 0.14), ...face] };
}

/** Eyes closed from above at `lid`, with pupils below it. */
const halfEyes = (lid: number, pupilX: number) => [
  both("paper", `M16 ${lid}h13.2a6.6 6.6 0 0 1 -13.2 0Z`),
  cut("black", [22.6, 41.4].map((x) => `M${x + pupilX - 3.4} ${lid}h6.8a3.4 3.8 0 0 1 -6.8 0Z`).join("")),
];

const eyes = (pupilX: number, pupilY: number) => [
  both("paper", disc(22.6, 34, 6.6)),
  cut("black", disc(22.6 + pupilX, 34 + pupilY, 3.2) + disc(41.4 + pupilX, 34 + pupilY, 3.2)),
];

/** At ease: heavy lids, a quiet smile, round ears. */
const calm = creature(
  "turquoise",
  "foam",
  [both("turquoise", disc(14, 18, 8)), both("paper", disc(14.4, 18.4, 3.6), 0.5)],
  [
    ...halfEyes(34, 0),
    both("black", "M14.8 32.2H30.4V34.6H14.8Z"),
    cut("black", "M24.4 46.2C29 49.4 35 49.4 39.6 46.2L41 48.4C35.4 52.6 28.6 52.6 23 48.4Z"),
  ],
);

/** A dreamer: eyes to the sky, a small round mouth, one curl. */
const dreamy = creature(
  "lilac",
  "purple",
  [
    cut(
      "lilac",
      "M27 18C25 9 31 2.6 38.6 4 45 5.2 46.6 12.4 41.6 14.8 38.2 16.2 35.4 13.8 36.4 11 33.6 12 34.4 15.4 37 18.4Z",
    ),
  ],
  [...eyes(1.6, -2.6), cut("black", disc(32, 49, 3.4)), both("red", disc(14.6, 45.4, 3.4), 0.45)],
);

/** Full of glee: wide grin with teeth, leaf ears. */
const merry = creature(
  "moss",
  "yellow",
  [
    both("moss", "M19 24C10 22.6 4.4 15.8 5 5.4 15 6 22.4 11.6 25 19.6Z"),
    both("green-ink", "M17.4 20C12.4 18.4 9.2 14.8 8.6 9.6 13.8 11 17.8 14 20 18Z", 0.55),
  ],
  [
    ...eyes(0.6, 0),
    cut("black", "M18.4 43.6H45.6C45.4 52.2 39.8 57.4 32 57.4 24.2 57.4 18.6 52.2 18.4 43.6Z"),
    cut("paper", "M20.8 43.6H43.2L42.4 47.6H21.6Z"),
    cut("red", "M24.6 54.6C28 51.2 36 51.2 39.4 54.6 35 58 29 58 24.6 54.6Z"),
  ],
);

/** In a temper: brows down, teeth set, flames for hair. */
const cross = creature(
  "orange",
  "sand",
  [
    cut(
      "red",
      "M16 24C13.6 17.4 14.4 11.6 17.6 6.6 19 9.6 20.8 11.4 23.2 12.4 24 7.6 27 3.8 31.6 1.4 32 5.8 33.8 8.8 37 10.8 38.8 8.4 41.6 6.6 45.6 6 45 12 48.4 16.4 48 24Z",
    ),
  ],
  [
    both("paper", "M16.2 29.2 29.2 33.6C29.4 38 26.6 41.2 22.6 41.2 18.4 41.2 15.4 36.4 16.2 29.2Z"),
    both("black", "M20.4 30.6 27 33C26.8 36.4 25.4 38 23.6 38 21.4 38 20 34.8 20.4 30.6Z"),
    both("black", "M15 25.6 30.8 31.4 29.8 34.8 14.2 29.2Z"),
    cut("black", "M21.4 46H42.6V54.8H21.4Z"),
    cut("paper", "M23.4 48H27.2V52.8H23.4ZM28.4 48H32V52.8H28.4ZM33.2 48H36.4V52.8H33.2ZM37.6 48H40.6V52.8H37.6Z"),
  ],
);

/** Not to be moved: a straight brow, a mouth turned down, two horns. */
const stubborn = creature(
  "purple",
  "lilac",
  [
    both("sand", "M13.6 27C6.4 22.4 4 14 7.4 4.8 11.4 11 17.4 14.6 24.6 16.2Z"),
    both("paper-ink", "M13.6 27C10.4 25 8.2 22.2 7 18.8 10.4 20.6 13.8 20.6 17.4 19.4Z", 0.2),
  ],
  [
    ...halfEyes(33, -2.2),
    both("black", "M14.4 30 30.6 31V33.8L14.4 33.2Z"),
    cut("paper", "M22.6 53.6C28 47.4 36 47.4 41.4 53.6L39 55.6C34.8 51.2 29.2 51.2 25 55.6Z"),
  ],
);

export const CREATURES: Portrait[] = [calm, dreamy, merry, cross, stubborn];
