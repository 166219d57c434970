import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ICONS } from "./icons";

const folder = fileURLToPath(new URL("..", import.meta.url));
const tokens = readFileSync(join(folder, "style/tokens.css"), "utf8");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /^(art|games\/\w+\/(art|covers))\/.*(?<!\.test)\.(svelte|ts)$/.test(name))
  .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);

/** Custom properties that a component's surroundings may set; each has a fallback. */
const SETTABLE = /^(\w+-size|icon|stone-of)$/;
const NAMES = [
  /var\(--([\w-]+)[,)]/g,
  /\b(?:cut|both|creature)\(\s*"([\w-]+)"/g,
  /\b(?:above|below|floor|shoe|ground|colour|shoe:|ground:|colour:)[ =]"([\w-]{3,})"/g,
];

describe.each(files)("%s", (_, text) => {
  it("uses colours that exist", () => {
    for (const name of NAMES.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1]!)))
      if (!SETTABLE.test(name)) expect(tokens).toContain(`--${name}:`);
  });

  it("has no inline style, which the page's security policy would drop", () => {
    expect(text).not.toMatch(/\sstyle=/);
  });
});

it.each(Object.entries(ICONS))("draws the icon %s", (_, drawing) => {
  expect(Object.values(drawing).join("")).toMatch(/^M[-\d. MLHVCQAaZhvz]+/);
});
