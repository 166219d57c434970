/** Times and sizes as people say them. */

import { words } from "./words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "three hours ago"; times in seconds. */
export function ago(then: number, now = Date.now() / 1000, lang: string = words.lang): string {
  const said = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? said.format(-Math.floor(seconds / step[1]), step[0]) : said.format(0, "second");
}

/** "3 min": how long something has lasted, in whole minutes, hours or days. */
export function lasting(seconds: number, lang: string = words.lang): string {
  const [unit, length] = (seconds >= 172_800 && STEPS[3]) || (seconds >= 7200 && STEPS[4]) || STEPS[5]!;
  const digits = { style: "unit", unit, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(lang, digits).format(Math.max(1, Math.floor(seconds / length)));
}

/** "12 MB" */
export function size(bytes: number, lang: string = words.lang): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const digits = { style: "unit", unit: units[power]!, maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(lang, digits).format(bytes / 1000 ** power);
}
