/**
 * All Fluent files of a language as one module, `virtual:words/fr`: the games' and the server's own, and the page's.
 * They are parsed here, once: browsers get the messages as data, and no parser.
 */

import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Patterns } from "virtual:words/*";

const PREFIX = "virtual:words/";
const SOURCES = fileURLToPath(new URL("../src/atout", import.meta.url));
const OWN = fileURLToPath(new URL("src/words", import.meta.url));

/** The texts by family; "" for those that all share. */
export function texts(lang: string, watch: (file: string) => void = () => {}): Record<string, string> {
  const read = (file: string) => (watch(file), readFileSync(file, "utf-8"));
  const shared = [`${SOURCES}/families/words/${lang}.ftl`, `${SOURCES}/server/words/${lang}.ftl`];
  const own = readdirSync(`${OWN}/${lang}`)
    .sort()
    .map((name) => `${OWN}/${lang}/${name}`);
  const families = readdirSync(`${SOURCES}/families`).filter((name) => existsSync(`${SOURCES}/families/${name}/words`));
  return {
    "": [...shared, ...own].map(read).join("\n"),
    ...Object.fromEntries(families.sort().map((name) => [name, read(`${SOURCES}/families/${name}/words/${lang}.ftl`)])),
  };
}

/** What each message says; ours have no attributes. */
function patterns(text: string): Patterns {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value!]));
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const found = Object.entries(texts(id.slice(PREFIX.length + 1), (file) => this.addWatchFile(file)));
      const parsed = JSON.stringify(Object.fromEntries(found.map(([family, text]) => [family, patterns(text)])));
      return `export default JSON.parse(${JSON.stringify(parsed)})`; // faster than the same as code
    },
  };
}
