/** How the seats of a game are called. */

import { botName } from "./names";
import { t, words, type Family } from "./words.svelte";

/** A seat without a name has its number; people count from 1, the engine from 0. */
export function seatName(seat: number): string {
  return t("seat", { number: seat + 1 });
}

/** What a level of bots is called. */
export function levelName(level: string): string {
  return words.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Names for all seats of a scene: who sits beyond the chairs is a virtual player. */
export function withVirtual(names: readonly string[], seats: number, family: Family): string[] {
  return Array.from(
    { length: Math.max(names.length, seats) },
    (_, seat) => names[seat] ?? t("label-virtual", {}, family),
  );
}

/** The names that a record brought along, where a bot is called by its level; seats without one have their number. */
export function recordNames(given: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const name = given[seat];
    if (!name) return seatName(seat);
    return words.has(`level-${name}`) ? botName(seat) : name;
  });
}
