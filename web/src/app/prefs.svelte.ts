/** The player's wishes, kept in this browser and, where there is a person, on the server. */

import { MediaQuery } from "svelte/reactivity";

export interface Wishes {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** how long movements last, in parts of the usual; 0: none */
  speed: number;
  tapTwice: boolean;
  /** every move stands in the list below the board */
  allMoves: boolean;
  /** cards from low to high or high to low */
  descending: boolean;
  /** numbers first, or colours first */
  byNumber: boolean;
  leftHanded: boolean;
  /** of the bots that were chosen last */
  level: string;
  /** letters beside the symbols */
  letters: boolean;
  notify: boolean;
  /** to be told of one's own mistakes, where that is possible */
  coach: boolean;
  /** tips in the first game */
  guided: boolean;
  /** the games that have been explained, and single tips that were put away */
  explained: readonly string[];
  lang: "" | "fr" | "en" | "de";
}

const USUAL: Wishes = {
  theme: "auto",
  sound: true,
  speed: 1,
  tapTwice: false,
  allMoves: false,
  descending: false,
  byNumber: false,
  leftHanded: false,
  level: "casual",
  letters: false,
  notify: false,
  coach: false,
  guided: true,
  explained: [],
  lang: "",
};
const KEY = "atout";
const UNSAVED = "atout-unsaved"; // there while the server does not know the latest wishes

function read(): Wishes {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

/** Whether something that was kept is of the kind that a wish has. */
function alike(kept: unknown, usual: unknown): boolean {
  return typeof kept === typeof usual && Array.isArray(kept) === Array.isArray(usual);
}

class Prefs {
  wishes = $state<Wishes>(read());
  /** set by whoever can store them elsewhere as well */
  changed: () => void = () => {};
  #night = new MediaQuery("prefers-color-scheme: dark", false);

  set<K extends keyof Wishes>(key: K, value: Wishes[K]): void {
    this.wishes[key] = value;
    this.#keep();
    this.#mark(true);
    this.changed();
  }

  /** Wishes that were kept on the server. */
  adopt(kept: Partial<Record<string, unknown>>): void {
    for (const key of Object.keys(USUAL) as (keyof Wishes)[])
      if (alike(kept[key], USUAL[key])) (this.wishes[key] as unknown) = kept[key];
    this.#keep();
  }

  /** As if this browser had never been here. */
  forget(): void {
    Object.assign(this.wishes, USUAL);
    this.#keep();
  }

  /** Whether a wish was made that the server has not heard of: the page was left too soon. */
  get unsaved(): boolean {
    try {
      return localStorage.getItem(UNSAVED) !== null;
    } catch {
      return false;
    }
  }

  /** The server has them all. */
  saved(): void {
    this.#mark(false);
  }

  #mark(unsaved: boolean): void {
    try {
      if (unsaved) localStorage.setItem(UNSAVED, "1");
      else localStorage.removeItem(UNSAVED);
    } catch {
      // a browser that keeps nothing
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.wishes));
    } catch {
      // a browser that keeps nothing: the wishes last as long as the page
    }
  }

  get dark(): boolean {
    return this.wishes.theme === "auto" ? this.#night.current : this.wishes.theme === "dark";
  }

  /** How long something of so many milliseconds lasts here; 0 with reduced motion. */
  lasting(ms: number): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : ms * this.wishes.speed;
  }
}

export const prefs = new Prefs();
export const wishes = prefs.wishes;
