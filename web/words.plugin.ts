/**
 * All Fluent files of a language as one module, `virtual:words/fr`: the games' and the server's own, the page's, and what
 * the page says of each game; `virtual:words/fr/shelf` is the little that the shelf says.
 * They are parsed here, once: browsers get the messages as data, each complete in itself, and no parser.
 */

import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Patterns } from "virtual:words/*";

const PREFIX = "virtual:words/";
const SOURCES = fileURLToPath(new URL("../src/atout", import.meta.url));
const SHELF = /^(page|foot|shelf|game|about)-/; // how the ids of what the shelf says begin
const OWN = fileURLToPath(new URL("src/words", import.meta.url));
const GAMES = fileURLToPath(new URL("src/games", import.meta.url));

/** The texts by family; "" for those that all share. */
export function texts(lang: string, watch: (file: string) => void = () => {}): Record<string, string> {
  const read = (file: string) => (watch(file), readFileSync(file, "utf-8"));
  const shared = [`${SOURCES}/families/words/${lang}.ftl`, `${SOURCES}/server/words/${lang}.ftl`];
  const own = [
    ...readdirSync(`${OWN}/${lang}`).map((name) => `${OWN}/${lang}/${name}`),
    ...readdirSync(GAMES).map((name) => `${GAMES}/${name}/words/${lang}.ftl`),
  ].filter((file) => existsSync(file));
  const families = readdirSync(`${SOURCES}/families`).filter((name) => existsSync(`${SOURCES}/families/${name}/words`));
  return {
    "": [...shared, ...own.sort()].map(read).join("\n"),
    ...Object.fromEntries(families.sort().map((name) => [name, read(`${SOURCES}/families/${name}/words/${lang}.ftl`)])),
  };
}

/** What each message says, those that it names put in; ours have no attributes. */
function patterns(text: string, wanted = /^/): Patterns {
  const found: Patterns = Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value!]));
  const complete = (pattern: Patterns[string]): Patterns[string] =>
    JSON.parse(JSON.stringify(pattern), (_, part) => {
      if (/^(mesg|term)$/.test(part?.type)) return complete(named(found, part));
      return Array.isArray(part) ? part.flat() : part;
    });
  return Object.fromEntries(
    Object.entries(found)
      .filter(([id]) => wanted.test(id))
      .map(([id, pattern]) => [id, complete(pattern)]),
  );
}

function named(found: Patterns, { type, name }: { type: string; name: string }): Patterns[string] {
  const pattern = found[type === "term" ? `-${name}` : name];
  if (pattern === undefined) throw new Error(`{ ${name} }: there is no such message`);
  return pattern;
}

/** The messages of a module: all of them by family, or those of the shelf together. */
export function messages(lang: string, shelf: boolean, watch?: (file: string) => void): Record<string, Patterns> {
  const found = texts(lang, watch);
  if (shelf) return { "": patterns(Object.values(found).join("\n"), SHELF) };
  return Object.fromEntries(Object.entries(found).map(([family, text]) => [family, patterns(text)]));
}

/** What a source of the page says that nobody has words for; a game's own words are known only to who names its family. */
export function unknown(source: string, known: Record<string, Patterns>): string[] {
  return [...source.matchAll(/\b(?:t|said)\(\s*"([a-z][\w-]*)"(\s*(?:,\s*\{[^{}]*\}\s*)?\))?/g)]
    .filter(([, id, alone]) => !(alone ? [""] : Object.keys(known)).some((family) => id! in known[family]!))
    .map(([, id]) => id!);
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [lang = "", shelf] = id.slice(PREFIX.length + 1).split("/");
      const found = JSON.stringify(messages(lang, shelf === "shelf", (file) => this.addWatchFile(file)));
      return `export default JSON.parse(${JSON.stringify(found)})`; // faster than the same as code
    },
  };
}

/** Nothing is built that would show an id instead of words. */
export function spoken(): Plugin {
  const known = messages("en", false);
  return {
    name: "spoken",
    apply: "build",
    enforce: "pre", // sources as they were written
    transform(source, path) {
      const missing = /\/src\/[^?]*\.(svelte|ts)$/.test(path) ? unknown(source, known) : [];
      if (missing.length)
        this.error(`no words for ${missing.join(", ")}: write them in words/*.ftl, or name the family that has them`);
    },
  };
}
