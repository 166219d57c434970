/** How players are called who brought no name of their own. */

import type { Player } from "./rest";
import { t } from "./words.svelte";

const BOTS = ["Lou", "Emil", "Maud", "Otto", "Ida", "Nils"];

export function botName(seat: number): string {
  return BOTS[seat] ?? "Bot";
}

/** Who played a game that is over; a person who has left the site has no name. */
export function called({ seat, name, bot }: Player): string {
  return name ?? (bot ? botName(seat) : t("shelf-somebody"));
}
