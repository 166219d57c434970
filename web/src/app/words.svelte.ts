/** Texts: Fluent messages in the player's language, those of the games and the server from their own files. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Lang, string> = { fr: "Français", en: "English", de: "Deutsch" };
export type Family = "ebbes" | "njet" | "ebbe_flut" | "xxl";

type Texts = Record<string, string>;
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
  const common = new FluentResource(texts[""]!);
  return new Map(
    Object.entries(texts).map(([family, text]) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(common);
      if (family) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return [family, bundle];
    }),
  );
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
