import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS } from "./palette";
import { EYES, contrast, distance, type Eye } from "./seeing";

const css = readFileSync(new URL("../style/tokens.css", import.meta.url), "utf8");

/** The hex tokens of one rule of tokens.css. */
function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));
}

const LIGHT = tokens(":root");
const DARK = tokens('[data-theme="dark"]');

const pairs = <T>(list: readonly T[]) => list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));

describe("distance", () => {
  it("agrees with published CIEDE2000 values", () => {
    expect(distance("#ffffff", "#000000")).toBeCloseTo(100, 1);
    expect(distance("#ff0000", "#00ff00")).toBeCloseTo(86.6, 1);
    expect(distance("#0000ff", "#ff0000")).toBeCloseTo(52.9, 1);
  });
});

it("has the same colours by day and at night", () => expect(Object.keys(DARK)).toEqual(Object.keys(LIGHT)));

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
] as const)("%s", (_, token) => {
  const atLeast = (least: number, text: string, below: string) =>
    expect(contrast(token[text]!, token[below]!), `${text} on ${below}`).toBeGreaterThanOrEqual(least);

  it.each(Object.keys(EYES) as Eye[])("keeps the six colours apart for eyes with %s sight", (eye) => {
    for (const [a, b] of pairs(COLOURS))
      expect(distance(token[a]!, token[b]!, eye), `${a} and ${b}`).toBeGreaterThan(15);
  });

  it.each(COLOURS)("lets %s be read", (name) => {
    for (const below of ["paper", `${name}-soft`]) atLeast(4.5, `${name}-ink`, below);
    for (const below of ["ground", "ground-2"]) atLeast(4.5, `${name}-lit`, below);
    atLeast(4.5, `${name}-on`, name);
  });

  it("lets text be read on every ground", () => {
    for (const text of ["ink", "ink-2", "accent", "good", "warn"])
      for (const below of ["ground", "ground-2"]) atLeast(4.5, text, below);
    for (const text of ["paper-ink", "paper-ink-2"])
      for (const below of ["paper", ...COLOURS.map((name) => `${name}-soft`)]) atLeast(4.5, text, below);
    for (const tone of ["accent", "good", "warn"]) atLeast(4.5, "ink", `${tone}-soft`);
    for (const below of ["sand", "foam", "paper"]) atLeast(4.5, below === "sand" ? "sand-ink" : "sea-ink", below);
    atLeast(4.5, "accent-ink", "accent");
  });

  it("shows the lines of controls", () => {
    for (const below of ["ground", "ground-2"]) atLeast(3, "line", below);
  });
});
