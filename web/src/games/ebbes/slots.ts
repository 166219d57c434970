/** The five slots in their order on the board, and the drawing of what each means. */

import type { Named, Slots } from "../../app/protocol";

export const SLOTS = ["trump", "plus", "ebbes", "minus", "zilch"] as const;
export type Slot = (typeof SLOTS)[number];

/** Signs on a 24 × 24 grid: a crown, a plus, a balance, a minus, an empty ring. */
export const SIGNS: Record<Slot, string> = {
  trump: "M3 7L8 11.5L12 4L16 11.5L21 7L19.2 18H4.8Z",
  plus: "M9.8 4H14.2V9.8H20V14.2H14.2V20H9.8V14.2H4V9.8H9.8Z",
  ebbes: "M4 8.4H20V11.4H4ZM4 15.4H20V18.4H4ZM9 3.6H15V6H9Z",
  minus: "M4 9.8H20V14.2H4Z",
  zilch: "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 7.2A4.8 4.8 0 1 0 12 16.8A4.8 4.8 0 1 0 12 7.2Z",
};

/** The slot that the next deciding card fills; zilch fills by itself. */
export function next(slots: Slots): Slot | null {
  return SLOTS.find((slot) => (slots[slot] as Named | null) === null) ?? null;
}
