/** Where somebody can play on, and how. */

import { api } from "./api";
import type { PlayOnWish, NewTableReply } from "./rest";

/** Opens a table that goes on from somewhere, as a seat. */
export type Onward = (wish: PlayOnWish & { seat: number }) => Promise<NewTableReply>;

/** From a frame of a table's game, or of a record which is sent. */
export function fromRecord(frame: number, id: string, text = ""): Onward {
  return (wish) =>
    text
      ? api("POST", "play-on", { ...wish, frame, record: JSON.parse(text) })
      : api("POST", `records/${id}/play-on`, { ...wish, frame });
}

/** From a puzzle, whose seat is the only one. */
export function fromPuzzle(path: string): Onward {
  return ({ cards, level }) => api("POST", `${path}/play-on`, { cards, level });
}
