/** The manuals as modules: `virtual:manual/<game>.fr`, and `virtual:manuals`, which knows how to load each of them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Inline, Manual, Section } from "./src/rules/manual.ts";

const INDEX = "virtual:manuals";
const PREFIX = "virtual:manual/";
const FAMILIES = fileURLToPath(new URL("../src/atout/families", import.meta.url));
const LANGUAGES = ["fr", "en", "de"];

interface Source {
  game: string;
  family: string;
  /** the ids of its headings, in order */
  ids: string[];
}

export function sources(): Source[] {
  return readdirSync(FAMILIES)
    .map((family) => ({ family, file: `${FAMILIES}/${family}/manual/sections.json` }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ family, file }) =>
      Object.entries(JSON.parse(readFileSync(file, "utf-8")) as Record<string, string[]>).map(([game, ids]) => ({
        game,
        family,
        ids,
      })),
    );
}

export function manual({ game, family, ids }: Source, lang: string, watch: (file: string) => void = () => {}): Manual {
  const file = `${FAMILIES}/${family}/manual/${game}.${lang}.md`;
  watch(file);
  const tokens = lexer(readFileSync(file, "utf-8"));
  const inlines = new Inlines(new Set(sources().map((source) => source.game)));
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      const id = ids[sections.length];
      if (!id) throw new Error(`${file}: more headings than sections.json has`);
      const { depth, tokens: title } = token as Tokens.Heading;
      sections.push({ id, level: depth, title: inlines.of(title), blocks: [] });
    } else if (token.type !== "space") {
      const section = sections.at(-1);
      if (!section) throw new Error(`${file}: does not begin with a heading`);
      section.blocks.push(block(token, inlines));
    }
  }
  if (sections.length !== ids.length) throw new Error(`${file}: fewer headings than sections.json has`);
  return { game, options: optionsOf(sections), sections };
}

/** The options are what the first column of their table, or else their sentence, names. */
function optionsOf(sections: readonly Section[]): string[] {
  const blocks = sections.find(({ id }) => id === "options")?.blocks ?? [];
  const cells = blocks.flatMap((found) =>
    found.k === "table" ? found.rows.map((row) => row[0] ?? []) : found.k === "p" ? [found.of] : [],
  );
  const table = blocks.some((found) => found.k === "table");
  return cells
    .filter((cell) => !table || cell.length === 1)
    .flat()
    .flatMap((piece) => (typeof piece === "object" && piece.k === "code" ? [piece.text] : []));
}

function block(token: Token, inlines: Inlines): Block {
  if (token.type === "paragraph") return { k: "p", of: inlines.of((token as Tokens.Paragraph).tokens) };
  if (token.type === "code") return { k: "lines", text: (token as Tokens.Code).text };
  if (token.type === "list") {
    const { ordered, items } = token as Tokens.List;
    return { k: "list", ordered, items: items.map((item) => inlines.of(item.tokens)) };
  }
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlines.of(cell.tokens));
    return { k: "table", head: cells(header), rows: rows.map(cells) };
  }
  throw new Error(`a manual has no ${token.type}`);
}

/** Turns the words of a line into pieces. */
class Inlines {
  constructor(private readonly games: ReadonlySet<string>) {}

  of(tokens: readonly Token[]): Inline[] {
    return tokens.flatMap((token) => this.#one(token));
  }

  #one(token: Token): Inline[] {
    if (token.type === "codespan") return [this.#code((token as Tokens.Codespan).text)];
    if (token.type === "strong" || token.type === "em")
      return [{ k: token.type, of: this.of((token as Tokens.Strong).tokens) }];
    if ((token.type === "text" || token.type === "paragraph") && "tokens" in token && token.tokens)
      return this.of(token.tokens);
    if (token.type === "text" || token.type === "escape") return [(token as Tokens.Text).text];
    throw new Error(`a line of a manual has no ${token.type}: ${token.raw}`);
  }

  #code(text: string): Inline {
    return this.games.has(text) ? { k: "game", game: text } : { k: "code", text };
  }
}

export function manuals(): Plugin {
  return {
    name: "manuals",
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const names = sources().flatMap(({ game }) => LANGUAGES.map((lang) => `${game}.${lang}`));
        return `export default {${names.map((name) => `"${name}": () => import("${PREFIX}${name}")`).join(",\n")}}`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game, lang = ""] = id.slice(PREFIX.length + 1).split(".");
      const source = sources().find((found) => found.game === game);
      if (!source) return null;
      return `export default ${JSON.stringify(manual(source, lang, (file) => this.addWatchFile(file)))}`;
    },
  };
}
