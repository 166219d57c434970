/** How long something will take, as an estimate: no stopwatch. */

import { t } from "./words.svelte";

const ROUND = 5; // seconds
const LONG = 120; // from here on, minutes

/** "25 s", "3 min" */
export function left(seconds: number): string {
  if (seconds > LONG) return t("shelf-minutes-left", { count: Math.ceil(seconds / 60) });
  return t("shelf-seconds-left", { count: Math.max(1, Math.ceil(seconds / ROUND)) * ROUND });
}
