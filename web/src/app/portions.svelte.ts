/** A page that is drawn for the first time grows in portions: a slow phone paints, and answers, between two of them. */

import { getContext, setContext } from "svelte";

const BREATH = 50; // ms between two portions
const KEY = Symbol("portions");

export class Portions {
  #drawn = $state(0);

  /** Call it while a component is set up; its own parts and those within can ask for it. */
  constructor(
    readonly last: number,
    begun: () => boolean,
  ) {
    setContext(KEY, this);
    const ready = $derived(begun()); // by itself: what else changes meanwhile does not delay it
    $effect(() => {
      if (!ready || this.whole) return;
      const timer = setTimeout(() => this.#drawn++, BREATH);
      return () => clearTimeout(timer);
    });
  }

  get drawn(): number {
    return this.#drawn;
  }

  get whole(): boolean {
    return this.#drawn >= this.last;
  }

  /** All at once: it has been drawn before. */
  skip(): void {
    this.#drawn = this.last;
  }
}

/** Those of the page around a component; in a page without them nothing has to wait. */
export function portions(): Portions | undefined {
  return getContext<Portions | undefined>(KEY);
}
