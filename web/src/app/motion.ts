/** Cards that fly: what is drawn before and after a change is compared, and everything moves from where it was.
 *
 *  Elements with `data-flip="R7"` are cards; `data-anchor="seat-2"` marks where a seat's cards come from and go to.
 *  A card that appears comes from its `data-from` anchor; one that vanishes goes to the anchor that `towards` names,
 *  or to the one that an element around it names in `data-to`.
 */

import { flushSync } from "svelte";

interface Seen {
  element: HTMLElement;
  box: DOMRect;
  /** the anchor to which it goes by itself; asked while it is in the document */
  goes: string | undefined;
}

/** Sets a card off. */
type Start = () => Animation;

export interface Flight {
  /** ms */
  lasting: number;
  /** the anchor to which a vanishing card flies; null: it just goes */
  towards?: (card: HTMLElement) => string | null;
  /** where to look for cards and anchors; absent: on the whole page */
  within?: ParentNode;
}

export const FLIGHT = 250; // ms that a card usually flies, as --calm
const NEAR = 6; // px that are no flight: the page has moved, not the card
const LARGEST = 1.5; // what grows more than that looks blurred
const EASE = "cubic-bezier(.3,.7,.3,1)";

/** Make a change and let everything that moved by it fly. Resolves when all have landed. */
export async function fly(change: () => void, flight: Flight): Promise<void> {
  if (!flight.lasting || document.hidden) {
    change();
    return;
  }
  const before = seen(flight);
  change();
  flushSync();
  const now = seen(flight);
  // All places are read before the first card is set off: reading after writing would lay the page out again and again.
  const starts = [...moved(before, now, flight), ...left(before, now, flight)];
  await Promise.allSettled(starts.map((start) => start().finished));
}

function seen({ within = document }: Flight): Map<string, Seen[]> {
  const found = new Map<string, Seen[]>();
  for (const element of within.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const key = element.dataset["flip"]!;
    const goes = element.closest<HTMLElement>("[data-to]")?.dataset["to"];
    found.set(key, [...(found.get(key) ?? []), { element, box, goes }]);
  }
  return found;
}

/** Cards on the table now, each beside the place where it was: the same element, or another of the same card. */
function moved(before: Map<string, Seen[]>, now: Map<string, Seen[]>, flight: Flight): Start[] {
  const starts: Start[] = [];
  for (const [key, cards] of now) {
    const were = [...(before.get(key) ?? [])];
    const take = (index: number) => (index < 0 ? undefined : were.splice(index, 1)[0]);
    const matched = cards.map((card) => [card, take(were.findIndex((old) => old.element === card.element))] as const);
    for (const [{ element, box }, same] of matched) {
      const from = same?.box ?? take(0)?.box ?? anchor(element.dataset["from"], flight);
      const way = from && between(from, box);
      if (!way || Math.abs(way.x) + Math.abs(way.y) < NEAR) continue;
      const scale = Math.min(LARGEST, from.width / box.width);
      const start = { transform: `translate(${way.x}px, ${way.y}px) scale(${scale})`, zIndex: 5 };
      starts.push(() => element.animate([start, { transform: "none", zIndex: 5 }], timing(flight)));
    }
  }
  return starts;
}

/** Cards that are gone: a picture of each flies to its anchor. */
function left(before: Map<string, Seen[]>, now: Map<string, Seen[]>, flight: Flight): Start[] {
  const starts: Start[] = [];
  for (const [key, cards] of before) {
    for (const { element, box, goes } of cards.slice(now.get(key)?.length ?? 0)) {
      const to = anchor(flight.towards?.(element) ?? goes, flight);
      if (!to || element.isConnected) continue;
      const { x, y } = between(to, box);
      const end = { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0.2 };
      starts.push(() => {
        const ghost = ghostOf(element, box);
        document.body.append(ghost);
        const animation = ghost.animate([{ transform: "none" }, end], timing(flight));
        animation.finished.finally(() => ghost.remove());
        return animation;
      });
    }
  }
  return starts;
}

/** A picture of a card, where it was. */
function ghostOf(element: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-flip");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  for (const side of ["left", "top", "width", "height"] as const) ghost.style.setProperty(side, `${box[side]}px`);
  return ghost;
}

function timing({ lasting }: Flight): KeyframeAnimationOptions {
  return { duration: lasting, easing: EASE };
}

function anchor(name: string | undefined, { within = document }: Flight): DOMRect | null {
  return (name && within.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect()) || null;
}

/** The way from the middle of one place to that of another. */
function between(to: DOMRect, from: DOMRect): { x: number; y: number } {
  return {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
  };
}
