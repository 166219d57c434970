/** Cards dragged with a mouse or a pen onto something with `data-drop`; fingers scroll and tap. */

import type { Attachment } from "svelte/attachments";

const STARTS = 8; // px

export function dragging(drop: (card: string, place: string) => void): Attachment<HTMLElement> {
  return (hand) => {
    function down(event: PointerEvent): void {
      const card = event.target instanceof Element && event.target.closest<HTMLElement>("button[data-card]");
      if (card && event.pointerType !== "touch" && !event.button) drag(hand, card, event, drop);
    }
    hand.addEventListener("pointerdown", down);
    return () => hand.removeEventListener("pointerdown", down);
  };
}

function drag(
  hand: HTMLElement,
  card: HTMLElement,
  from: PointerEvent,
  drop: (card: string, place: string) => void,
): void {
  let ghost: HTMLElement | null = null;
  const ended = new AbortController();
  const { signal } = ended;

  function move(event: PointerEvent): void {
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!ghost && Math.hypot(x, y) > STARTS) ghost = lifted(card);
    ghost?.style.setProperty("translate", `${x}px ${y}px`);
  }

  function up(event: PointerEvent): void {
    ended.abort();
    if (!ghost) return;
    ghost.remove();
    // The click that follows is the end of this drag, not a tap.
    const stop = (click: Event) => click.stopPropagation();
    hand.addEventListener("click", stop, { capture: true });
    setTimeout(() => hand.removeEventListener("click", stop, { capture: true }));
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    if (place && event.type === "pointerup") drop(card.dataset["card"]!, place.dataset["drop"]!);
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
}

/** A picture of the card that follows the pointer. */
function lifted(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-flip");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  ghost.style.setProperty("left", `${left}px`);
  ghost.style.setProperty("top", `${top}px`);
  ghost.style.setProperty("width", `${width}px`);
  document.body.append(ghost);
  return ghost;
}
