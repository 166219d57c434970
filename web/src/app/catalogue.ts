/** The games as they stand on the shelf, known before the server has answered. */

import type { ColourLetter } from "../art/palette";
import { GAMES, type Family, type Game } from "./games";
import { t } from "./words.svelte";

const IDS = Object.keys(GAMES) as Game[];

/** The boxes, in their order. */
export const BOXES: readonly Game[] = IDS.filter((id) => !GAMES[id].within);
/** The parts of matches, each of which can be played alone. */
export const PARTS: readonly Game[] = IDS.filter((id) => GAMES[id].within);
/** The boxes that hold such parts. */
export const MATCHES: readonly Game[] = BOXES.filter((id) => partsOf(id).length);

/** The parts of a match, in their order; none of any other game. */
export function partsOf(match: string, among: readonly Game[] = PARTS): Game[] {
  return among.filter((id) => GAMES[id].within === match);
}

/** Whose words and board a game uses. */
export function familyOf(game: string): Family {
  return known(game).family;
}

/** The letters of a game's colours. */
export function coloursOf(game: string): string {
  return known(game).colours;
}

/** All colours that a family's games have. */
export function coloursIn(family: Family): ColourLetter[] {
  const games = Object.values(GAMES).filter((game) => game.family === family);
  return [...new Set(games.map(({ colours }) => colours).join(""))] as ColourLetter[];
}

function known(game: string): (typeof GAMES)[Game] {
  if (!Object.hasOwn(GAMES, game)) throw new Error(t("page-no-such-game", { game, games: IDS.join(", ") }));
  return GAMES[game as Game];
}
