/** Cards that are dragged: one at a time, by mouse, pen or finger. A drop is told to whoever knows what it means. */

import { prefs } from "../../app/prefs.svelte";

const SLACK = 6; // px that a tap may tremble

export class Drag {
  /** what is being dragged: a square's name, or "turned" */
  what = $state<string | null>(null);
  /** how far, in px */
  x = $state(0);
  y = $state(0);
  #from: { pointer: number; x: number; y: number; what: string } | null = null;
  #over = false; // the click that ends a drag is none

  constructor(private readonly drop: (over: Element[]) => void) {}

  /** The movement of a thing now, for `translate`. */
  by(what: string): string | undefined {
    return this.what === what ? `${this.x}px ${this.y}px` : undefined;
  }

  start(event: PointerEvent, what: string): void {
    if (event.button || this.#from) return;
    this.#over = false;
    this.#from = { pointer: event.pointerId, x: event.clientX, y: event.clientY, what };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#from?.pointer) return;
    this.x = event.clientX - this.#from.x;
    this.y = event.clientY - this.#from.y;
    if (Math.hypot(this.x, this.y) >= SLACK) this.what = this.#from.what;
  }

  end(event: PointerEvent): void {
    if (event.pointerId !== this.#from?.pointer) return;
    this.#from = null;
    if (!this.what) return;
    this.#over = true;
    if (event.type === "pointerup") this.drop(document.elementsFromPoint(event.clientX, event.clientY));
    else this.what = null;
  }

  /** Back to where it was. */
  rest(): void {
    if (!this.#from) this.what = null;
  }

  /** Whether a click was the end of a drag, and so is none. */
  swallows(): boolean {
    const over = this.#over;
    this.#over = false;
    return over;
  }
}

/** A drop is deliberate: it needs no second tap, even where taps do. */
export function dropped(tap: (move: string) => void, move: string, sent: () => string | null): void {
  tap(move);
  if (prefs.wishes.tapTwice && sent() === null) tap(move);
}
