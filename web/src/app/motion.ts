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

export interface Flight {
  /** ms */
  lasting: number;
  /** the anchor to which a vanishing card flies; null: it just goes */
  towards?: (card: HTMLElement) => string | null;
  /** where to look for cards and anchors; absent: on the whole page */
  within?: ParentNode;
}

export const FLIGHT = 250; // ms that a card usually flies, as --calm
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
  const flights = [...moved(before, now, flight), ...left(before, now, flight)];
  await Promise.allSettled(flights.map((one) => one.finished));
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
function moved(before: Map<string, Seen[]>, now: Map<string, Seen[]>, flight: Flight): Animation[] {
  const started: Animation[] = [];
  for (const [key, cards] of now) {
    const were = [...(before.get(key) ?? [])];
    const take = (index: number) => (index < 0 ? undefined : were.splice(index, 1)[0]);
    const matched = cards.map((card) => [card, take(were.findIndex((old) => old.element === card.element))] as const);
    for (const [card, same] of matched) {
      const from = same?.box ?? take(0)?.box ?? anchor(card.element.dataset["from"], flight);
      if (from) started.push(...flown(card.element, from, card.box, flight.lasting));
    }
  }
  return started;
}

/** Cards that are gone: a picture of each flies to its anchor. */
function left(before: Map<string, Seen[]>, now: Map<string, Seen[]>, flight: Flight): Animation[] {
  const started: Animation[] = [];
  for (const [key, cards] of before) {
    for (const { element, box, goes } of cards.slice(now.get(key)?.length ?? 0)) {
      const to = anchor(flight.towards?.(element) ?? goes, flight);
      if (!to || element.isConnected) continue;
      const ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-flip");
      ghost.setAttribute("aria-hidden", "true");
      ghost.classList.add("ghost");
      ghost.style.setProperty("left", `${box.left}px`);
      ghost.style.setProperty("top", `${box.top}px`);
      ghost.style.setProperty("width", `${box.width}px`);
      ghost.style.setProperty("height", `${box.height}px`);
      document.body.append(ghost);
      const end = `translate(${middle(to).x - middle(box).x}px, ${middle(to).y - middle(box).y}px) scale(.35)`;
      const animation = ghost.animate([{ transform: "none" }, { transform: end, opacity: 0.2 }], {
        duration: flight.lasting,
        easing: EASE,
      });
      animation.finished.finally(() => ghost.remove());
      started.push(animation);
    }
  }
  return started;
}

function anchor(name: string | undefined, { within = document }: Flight): DOMRect | null {
  return (name && within.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect()) || null;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function flown(element: HTMLElement, from: DOMRect, to: DOMRect, lasting: number): Animation[] {
  const [a, b] = [middle(from), middle(to)];
  const [x, y, scale] = [a.x - b.x, a.y - b.y, Math.min(1.5, from.width / to.width)];
  if (Math.abs(x) + Math.abs(y) < 2) return [];
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  return [
    element.animate(
      [
        { transform: start, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      {
        duration: lasting,
        easing: EASE,
      },
    ),
  ];
}
