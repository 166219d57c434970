/** Words for marks: whatever has `data-says` shows it on hover, focus and a long tap (see Bubble). */

interface Said {
  "data-says": string;
  tabindex: number;
}

/** For something that can be read by itself and has more to say. Within a group of marks the arrow keys reach it. */
export function says(words: string, tabindex: 0 | -1 = -1): Said {
  return { "data-says": words, tabindex };
}

/** For a mark that is no word: screen readers say the words instead of it. */
export function mark(words: string, tabindex: 0 | -1 = -1): Said & { role: "img"; "aria-label": string } {
  return { role: "img", "aria-label": words, ...says(words, tabindex) };
}

/** For a group of marks: one stop of the keyboard, where all of them are said. */
export const marks = { "data-marks": "", tabindex: 0 };

/** For a button with which nothing can be done now: it stays within reach, and says why. */
export function greyed(why: string | false | undefined): { "aria-disabled"?: "true"; "data-says"?: string } {
  return why ? { "aria-disabled": "true", "data-says": why } : {};
}
