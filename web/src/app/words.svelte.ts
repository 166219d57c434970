/** Texts: Fluent messages in the player's language, those of the games and the server from their own files. */

import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Patterns } from "virtual:words/*";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Lang, string> = { fr: "Français", en: "English", de: "Deutsch" };
export type Family = "ebbes" | "njet" | "ebbe_flut" | "xxl";

type Texts = Record<string, Patterns>; // by family; "" for those that all share
const TEXTS: Record<Lang, () => Promise<{ default: Texts }>> = {
  fr: () => import("virtual:words/fr"),
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
};

/** The language that a list of wishes leads to. */
export function choose(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

/** A bundle for each family, which knows the common messages as well; "" has only those. */
function bundles(lang: Lang, texts: Texts): Map<string, FluentBundle> {
  const common = resource(texts[""]!);
  return new Map(
    Object.entries(texts).map(([family, own]) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(common);
      if (family) bundle.addResource(resource(own), { allowOverrides: true });
      return [family, bundle];
    }),
  );
}

/** Messages as Fluent's parser, which stayed at the build, would have given them. */
function resource(patterns: Patterns): FluentResource {
  return { body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) };
}

/** French puts a space before some signs, at which no line may break. */
export function unbroken(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}

class Words {
  lang = $state<Lang>("en");
  #bundles = $state.raw(new Map<string, FluentBundle>());

  async speak(lang: Lang): Promise<void> {
    this.#bundles = bundles(lang, (await TEXTS[lang]()).default);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** A message; `family` makes that family's own messages known as well. */
  t(id: string, args: Record<string, FluentVariable> = {}, family: Family | "" = ""): string {
    const bundle = this.#bundles.get(family) ?? this.#bundles.get("");
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return id;
    const text = bundle.formatPattern(message.value, args, []);
    return this.lang === "fr" ? unbroken(text) : text;
  }

  has(id: string, family: Family | "" = ""): boolean {
    return this.#bundles.get(family)?.hasMessage(id) ?? false;
  }
}

export const words = new Words();
export const t = words.t.bind(words);
