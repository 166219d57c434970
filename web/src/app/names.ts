/** How players are called who brought no name of their own. */

import type { Player } from "./rest";
import { t, words, type Family } from "./words.svelte";

const BOTS = ["Lou", "Emil", "Maud", "Otto", "Ida", "Nils"];

export function botName(seat: number): string {
  return BOTS[seat] ?? "Bot";
}

/** Names for all seats of a scene: who sits beyond the chairs is ebbes's virtual player. */
export function withVirtual(names: readonly string[], seats: number): string[] {
  return Array.from(
    { length: Math.max(names.length, seats) },
    (_, seat) => names[seat] ?? t("label-virtual", {}, "ebbes"),
  );
}

/** Who played a game that is over; a person who has left the site has no name. */
export function called({ seat, name, bot }: Player): string {
  return name ?? (bot ? botName(seat) : t("shelf-somebody"));
}

/** The names that a record brought along, where a bot is called by its level; seats without one have their number. */
export function recordNames(given: readonly string[], seats: number, family: Family): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const name = given[seat];
    if (!name) return t("seat", { number: seat }, family);
    return words.has(`level-${name}`) ? botName(seat) : name;
  });
}
