/** The plain kind of cards: a colour and a number, "R7". */

import type { ColourLetter } from "../art/palette";
import { words } from "../app/words.svelte";
import type { Printed } from "./cards";

export interface Suited {
  colour: ColourLetter;
  number: number;
}

export function suited(card: string): Suited | null {
  const [, colour, number] = /^([RBGYKN])(\d+)$/.exec(card) ?? [];
  return colour ? { colour: colour as ColourLetter, number: Number(number) } : null;
}

export function read(card: string): Printed | null {
  const found = suited(card);
  if (!found) return null;
  const { colour, number } = found;
  return {
    signs: [{ colour, text: String(number) }],
    rank: number,
    spoken: () => words.t("card-suit", { colour: words.t(`colour-${colour}`), number }),
  };
}
