import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle } from "@fluent/bundle";
import { parse, type Message } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { messages as shelfWords, texts, unknown } from "../../words.plugin";
import { unbroken } from "./words.svelte";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
const PYTHON = fileURLToPath(new URL("../../../src/atout", import.meta.url));
const LANGUAGES = ["fr", "en", "de"] as const;

/** The messages of a language: "family/id" with the variables that each uses. */
function messages(lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [family, text] of Object.entries(texts(lang)))
    for (const entry of parse(text, {}).body)
      if (entry.type === "Message") found.set(`${family}/${(entry as Message).id.name}`, variables(entry as Message));
  return found;
}

function variables(message: Message): string[] {
  const found = JSON.stringify(message).matchAll(/"VariableReference","id":\{"type":"Identifier","name":"([^"]+)"/g);
  return [...new Set([...found].map((match) => match[1]!))].sort();
}

function sources(folder: string, kind = /(?<!\.test)\.(svelte|ts)$/): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return sources(path, kind);
    return kind.test(name) ? [path] : [];
  });
}

/** The files that some files need from the beginning: all that they import, and what those import. */
function imported(paths: string[]): string[] {
  const found = new Set<string>(paths);
  for (const path of found)
    for (const [, name] of readFileSync(path, "utf-8").matchAll(/^\s*import (?!type ).* from "(\.[^"]+)";$/gm)) {
      const file = fileURLToPath(new URL(name!, `file://${path}`));
      const real = [file, `${file}.ts`, `${file}/index.ts`].find(
        (one) => /\.(svelte|ts)$/.test(one) && existsSync(one),
      );
      if (real) found.add(real);
    }
  return [...found];
}

/** Ids that are put together, as patterns: `settings-${key}-about` in TypeScript, f"{game}-name" in Python. */
function patterns(text: string): RegExp[] {
  const parts = /`([\w-]*(?:\$\{[^}`]*\}[\w-]*)+)`|"([\w-]*(?:\{[^}"]*\}[\w-]*)+)"/g;
  return [...text.matchAll(parts)]
    .map((match) => (match[1] ?? match[2]!).replace(/\$?\{[^}]*\}/g, "\0"))
    .filter((pattern) => /[a-z]{2,}-\0|\0-[a-z]{2,}/.test(pattern)) // anything else could be anything
    .map((pattern) => new RegExp(`^${pattern.replaceAll("\0", "[\\w-]+")}$`));
}

describe("the words", () => {
  const english = messages("en");

  it.each(LANGUAGES)("has no mistake in %s", (lang) => {
    for (const text of Object.values(texts(lang))) {
      const junk = parse(text, {}).body.filter((entry) => entry.type === "Junk");
      expect(junk).toEqual([]);
    }
  });

  it.each(LANGUAGES)("says nothing twice in %s", (lang) => {
    for (const text of Object.values(texts(lang))) {
      const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it.each(["fr", "de"])("says everything in %s that it says in English", (lang) => {
    const other = messages(lang);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("has a message for every id that stands in the page's source", () => {
    const known = shelfWords("en", false);
    expect(sources(SOURCE).flatMap((path) => unknown(readFileSync(path, "utf-8"), known))).toEqual([]);
  });

  it("finds a game's own message only where its family is named", () => {
    const known = { "": { shared: "" }, one: { own: "" } };
    const source = `t("shared"), t("own"), said("own", { a: 1 }), t("own", {}, family), t("none", {}, family)`;
    expect(unknown(source, known)).toEqual(["own", "own", "none"]);
  });

  it("has a message for every id that the page's source puts together", () => {
    const known = [...english.keys()].map((key) => key.split("/")[1]!);
    const missing = sources(SOURCE).flatMap((path) =>
      [...readFileSync(path, "utf-8").matchAll(/\b(?:t|said)\(\s*(`[^`]*`)/g)]
        .flatMap((match) => patterns(match[1]!))
        .filter((pattern) => !known.some((id) => pattern.test(id)))
        .map((pattern) => `${path.slice(SOURCE.length)}: ${pattern.source}`),
    );
    expect(missing).toEqual([]);
  });

  it("says on the shelf only what comes with it", () => {
    const known = Object.keys(shelfWords("en", true)[""]!);
    const missing = imported(["App.svelte", "pages/Shelf.svelte"].map((name) => `${SOURCE}${name}`)).flatMap((path) => {
      const text = readFileSync(path, "utf-8");
      const said = [...text.matchAll(/\bt\(\s*(?:[^()"`]*\? )?["`]([a-z][\w-]*)/g)].map((match) => match[1]!);
      return said.filter((id) => !known.some((one) => one.startsWith(id))).map((id) => `${path}: ${id}`);
    });
    expect(missing).toEqual([]);
  });

  it("has no message that nobody uses", () => {
    const files = [...sources(SOURCE), ...sources(PYTHON, /\.(py|json)$/)].map((path) => readFileSync(path, "utf-8"));
    const all = files.join("\n");
    const literal = new Set([...all.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]!));
    const composed = files.flatMap(patterns);
    const within = new Set(
      [
        ...Object.values(texts("en"))
          .join("\n")
          .matchAll(/\{ ([a-z][\w-]*) \}/g),
      ].map((match) => match[1]!),
    );
    const unused = [...english.keys()].filter((key) => {
      const id = key.split("/")[1]!;
      return !literal.has(id) && !within.has(id) && !composed.some((pattern) => pattern.test(id));
    });
    expect(unused).toEqual([]);
  });

  it("puts the messages in that others name", () => {
    const pattern = shelfWords("de", false)["xxl"]!["xxl-part"]!;
    const bundle = new FluentBundle("de", { useIsolating: false }); // as the page's: it holds no message
    expect(bundle.formatPattern(pattern, { number: 2, game: "xxl-lower" })).toBe("Spiel 2: Drunter.");
  });

  it("breaks no French line before its signs", () => {
    expect(unbroken("Ta table : « ebbes » !")).toBe("Ta table\u00a0: «\u00a0ebbes\u00a0»\u00a0!");
  });
});
