/** Texts: Fluent messages in the player's language, those of the games and the server from their own files. */

import { FluentBundle, FluentNumber, type FluentVariable, type Scope } from "@fluent/bundle";
import { figure } from "./figure";
import type { Family } from "./games";
import type { Patterns } from "virtual:words/*";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Lang, string> = { fr: "Français", en: "English", de: "Deutsch" };
export type { Family };

type Texts = Record<string, Patterns>; // by family; "" for those that all share
type Load = () => Promise<{ default: Texts }>;
const ALL: Record<Lang, Load> = {
  fr: () => import("virtual:words/fr"),
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
};
const SHELF: Record<Lang, Load> = {
  fr: () => import("virtual:words/fr/shelf"),
  en: () => import("virtual:words/en/shelf"),
  de: () => import("virtual:words/de/shelf"),
};

/** The language that a list of wishes leads to. */
export function choose(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

/** A number as text. The browser's own formatter costs dozens of milliseconds at its first use: only where it matters. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return figure(plain ? this.value : super.toString(scope));
  }
}

/** French puts a space before some signs, at which no line may break. */
export function unbroken(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}

/** What can be said in a language. The bundle holds no message: each stands alone and is given to it when it is said. */
class Tongue {
  readonly bundle: FluentBundle;

  constructor(
    lang: Lang,
    private readonly texts: Texts,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
  }

  /** A family's own message, or one that all share. */
  find(id: string, family: Family | ""): Patterns[string] | undefined {
    return this.texts[family]?.[id] ?? this.texts[""]?.[id];
  }
}

class Words {
  lang = $state<Lang>("en");
  #tongue = $state.raw(new Tongue("en", {}));
  #all = false; // whether more is said than what stands on the shelf
  #speaking: Promise<void> | null = null;

  speak(lang: Lang): Promise<void> {
    return (this.#speaking = this.#load(lang));
  }

  /** Everything that can be said, from now on and in every language. */
  learn(): Promise<void> {
    if (!this.#all) {
      this.#all = true;
      this.#speaking &&= this.#speaking.then(() => this.#load(this.lang));
    }
    return this.#speaking ?? Promise.resolve();
  }

  /** What there is to be learnt can be fetched while there is time. */
  prepare(): void {
    ALL[this.lang]().catch(() => {}); // it is asked for again when it is needed
  }

  async #load(lang: Lang): Promise<void> {
    this.#tongue = new Tongue(lang, (await (this.#all ? ALL : SHELF)[lang]()).default);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** A message; `family` makes that family's own messages known as well. */
  t(id: string, args: Record<string, FluentVariable> = {}, family: Family | "" = ""): string {
    const { bundle } = this.#tongue;
    const pattern = this.#tongue.find(id, family);
    if (pattern === undefined) return id;
    const counts = Object.entries(args).map(([name, arg]) => [name, typeof arg === "number" ? new Count(arg) : arg]);
    const text = bundle.formatPattern(pattern, Object.fromEntries(counts), []);
    return this.lang === "fr" ? unbroken(text) : text;
  }

  has(id: string, family: Family | "" = ""): boolean {
    return this.#tongue.find(id, family) !== undefined;
  }
}

export const words = new Words();
export const t = words.t.bind(words);
