import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, type Message } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { texts } from "../../words.plugin";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
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

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });
}

describe("the words", () => {
  const english = messages("en");

  it.each(LANGUAGES)("has no mistake in %s", (lang) => {
    for (const text of Object.values(texts(lang))) {
      const junk = parse(text, {}).body.filter((entry) => entry.type === "Junk");
      expect(junk).toEqual([]);
    }
  });

  it.each(["fr", "de"])("says everything in %s that it says in English", (lang) => {
    const other = messages(lang);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("has a message for every id that stands in the page's source", () => {
    const known = new Set([...english.keys()].map((key) => key.split("/")[1]));
    const missing = sources(SOURCE).flatMap((path) =>
      [...readFileSync(path, "utf-8").matchAll(/\b(?:t|said)\(\s*"([a-z][\w-]*)"/g)]
        .map((match) => match[1]!)
        .filter((id) => !known.has(id))
        .map((id) => `${path.slice(SOURCE.length)}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});
