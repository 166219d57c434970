/** What somebody has made of puzzles, and own mistakes that come back as such: kept in this browser and nowhere else. */

import { GAMES } from "./games";
import type { Own, Scene } from "./protocol";
import type { Decision } from "./review.svelte";

const KEY = "atout-puzzles";
const DAY = 86_400_000; // ms
const FORMAT = "atout-mistakes/1";
/** Days until a mistake comes back, each time it was put right; after the last it is learnt. */
export const DAYS = [1, 3, 7, 21] as const;
export const MOST = 200; // mistakes that are kept; the oldest are forgotten

/** A decision that went wrong, as its player saw it, and what the review says of it. */
export interface Mistake {
  /** record and step */
  id: string;
  /** the id of the game's record; none: it came from a file, or was kept when that was not noted */
  record?: string | undefined;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  names: readonly string[];
  scene: Scene;
  own: Own;
  decision: Decision;
  /** how often it was put right in a row */
  stage: number;
  /** when it comes back (ms) */
  due: number;
}

interface Kept {
  format: typeof FORMAT;
  /** by "game/rules/number": whether the first answer was right */
  answered: Record<string, boolean>;
  mistakes: Mistake[];
}

const NOTHING: Kept = { format: FORMAT, answered: {}, mistakes: [] };

/** What was kept or exported; nothing if it is no such thing. */
export function read(text: string | null): Kept | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Kept> | null;
    if (found?.format !== FORMAT || !Array.isArray(found.mistakes)) return null;
    return { ...NOTHING, ...found, mistakes: found.mistakes.filter(whole) };
  } catch {
    return null;
  }
}

/** Whether it can be shown and judged; what a board makes of the scene is seen when it is drawn. */
function whole(one: Partial<Mistake> | null): boolean {
  const { decision } = one ?? {};
  return (
    !!one?.id &&
    Object.hasOwn(GAMES, one.game ?? "") &&
    !!one.options &&
    Array.isArray(one.names) &&
    Array.isArray(one.scene?.sizes) &&
    Array.isArray(one.own?.hand) &&
    Number.isFinite(one.stage) &&
    Number.isFinite(one.due) &&
    !!decision?.options?.length &&
    decision.options.every(
      ({ move, value, error }) => typeof move === "string" && Number.isFinite(value) && Number.isFinite(error),
    ) &&
    Array.isArray(decision.reasons)
  );
}

/** The mistake after an answer: it comes back later, or tomorrow if it was wrong again; null: it is learnt. */
export function after(one: Mistake, right: boolean, now: number): Mistake | null {
  const stage = right ? one.stage + 1 : 0;
  const days = DAYS[stage];
  return days === undefined ? null : { ...one, stage, due: now + days * DAY };
}

/** With further mistakes, each once; the oldest are forgotten. */
export function joined(kept: readonly Mistake[], more: readonly Mistake[]): Mistake[] {
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...more.filter(({ id }) => !known.has(id))].slice(-MOST);
}

class Practice {
  #kept = $state.raw<Kept>(read(load()) ?? NOTHING);

  get mistakes(): readonly Mistake[] {
    return this.#kept.mistakes;
  }

  /** Whether nothing is kept. */
  get empty(): boolean {
    return !this.mistakes.length && !Object.keys(this.#kept.answered).length;
  }

  /** Those that come back now, the one that has waited longest first. */
  due(now = Date.now()): Mistake[] {
    return this.mistakes.filter(({ due }) => due <= now).sort((a, b) => a.due - b.due);
  }

  /** Whether a puzzle was answered rightly the first time; undefined: it was not answered. */
  answered(key: string): boolean | undefined {
    return this.#kept.answered[key];
  }

  answer(key: string, right: boolean): void {
    if (this.answered(key) !== undefined) return;
    this.#keep({ ...this.#kept, answered: { ...this.#kept.answered, [key]: right } });
  }

  /** Mistakes of a game that was reviewed: they come back tomorrow. */
  add(more: readonly Omit<Mistake, "stage" | "due">[], now = Date.now()): void {
    const fresh = more.map((one) => ({ ...one, stage: 0, due: now + DAYS[0] * DAY }));
    this.#keep({ ...this.#kept, mistakes: joined(this.mistakes, fresh) });
  }

  repeated(one: Mistake, right: boolean, now = Date.now()): void {
    const next = after(one, right, now);
    const others = this.mistakes.filter(({ id }) => id !== one.id);
    this.#keep({ ...this.#kept, mistakes: next ? [...others, next] : others });
  }

  drop(id: string): void {
    this.#keep({ ...this.#kept, mistakes: this.mistakes.filter((one) => one.id !== id) });
  }

  forget(): void {
    this.#keep(NOTHING);
  }

  /** As a file's text. */
  exported(): string {
    return JSON.stringify(this.#kept);
  }

  /** What was exported elsewhere; whether it was that. */
  import(text: string): boolean {
    const found = read(text);
    if (!found) return false;
    const answered = { ...found.answered, ...this.#kept.answered };
    this.#keep({ ...this.#kept, answered, mistakes: joined(this.mistakes, found.mistakes) });
    return true;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing, or no more: it lasts as long as the page
    }
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const practice = new Practice();
