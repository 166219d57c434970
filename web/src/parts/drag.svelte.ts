/** Cards that are dragged: one at a time, by mouse, pen or finger. A drop is told to whoever knows what it means. */

import type { Attachment } from "svelte/attachments";
import type { View } from "./view";

const SLACK = 8; // px that a tap may tremble

interface Held {
  what: string;
  /** of equal things, the one that is held */
  copy: number;
}

export class Drag {
  #held = $state.raw<Held | null>(null);
  #x = $state(0);
  #y = $state(0);
  #from: (Held & { pointer: number; x: number; y: number }) | null = null;
  #over = false; // a drag has just ended: the click that follows is none

  /** `drop` hears what was dropped, and the `data-drop` of the place; `busy`: it stays there until an answer comes. */
  constructor(
    private readonly drop: (what: string, place: string) => void = () => {},
    private readonly busy: () => boolean = () => false,
  ) {}

  /** what is being dragged: a card, a square's name … */
  get what(): string | null {
    return this.#held?.what ?? null;
  }

  holds(what: string, copy = 0): boolean {
    return this.#held?.what === what && this.#held.copy === copy;
  }

  /** How far a thing has been dragged, for `translate`. */
  by(what: string, copy = 0): string | undefined {
    return this.holds(what, copy) ? `${this.#x}px ${this.#y}px` : undefined;
  }

  /** Makes an element the handle of a thing. */
  handle(what: string, copy = 0): Attachment<HTMLElement> {
    return (element) => {
      const gone = new AbortController();
      const { signal } = gone;
      element.style.touchAction = "pinch-zoom"; // a finger drags, it does not scroll
      element.addEventListener("pointerdown", (event) => this.#start(event, element, { what, copy }), { signal });
      element.addEventListener("pointermove", (event) => this.#move(event), { signal });
      element.addEventListener("pointerup", (event) => this.#end(event), { signal });
      element.addEventListener("pointercancel", (event) => this.#end(event), { signal });
      element.addEventListener("click", (event) => this.#over && event.stopPropagation(), { signal, capture: true });
      return () => {
        element.style.touchAction = "";
        gone.abort();
      };
    };
  }

  #start(event: PointerEvent, element: HTMLElement, held: Held): void {
    if (event.button || this.#from) return;
    this.#from = { ...held, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#from?.pointer) return;
    this.#x = event.clientX - this.#from.x;
    this.#y = event.clientY - this.#from.y;
    if (Math.hypot(this.#x, this.#y) >= SLACK) this.#held = this.#from;
  }

  #end(event: PointerEvent): void {
    if (event.pointerId !== this.#from?.pointer) return;
    this.#from = null;
    if (!this.#held) return;
    this.#over = true;
    setTimeout(() => (this.#over = false)); // the click comes before
    const place = event.type === "pointerup" ? placeAt(event.clientX, event.clientY) : undefined;
    if (place !== undefined) this.drop(this.#held.what, place);
    if (!this.busy()) this.rest();
  }

  /** Back to where it was. */
  rest(): void {
    if (!this.#from) this.#held = null;
  }
}

/** What is named by the uppermost place on which something can be dropped there. */
function placeAt(x: number, y: number): string | undefined {
  const places = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>("[data-drop]"));
  return places.find((one) => one !== null)?.dataset["drop"];
}

/** A board's drags: what was dropped stays where it is until its move has been answered. */
export function dragging(view: () => View, drop: (what: string, place: string) => void): Drag {
  const drag = new Drag(drop, () => view().sent !== null);
  $effect(() => {
    void view().scene;
    if (view().sent === null) drag.rest();
  });
  $effect(() => {
    document.documentElement.toggleAttribute("data-dragging", drag.what !== null);
    return () => document.documentElement.removeAttribute("data-dragging");
  });
  return drag;
}
