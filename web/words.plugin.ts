/** All Fluent files of a language as one module, `virtual:words/fr`: the games' and the server's own, and the page's. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

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

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export default ${JSON.stringify(texts(id.slice(PREFIX.length + 1), (file) => this.addWatchFile(file)))}`;
    },
  };
}
