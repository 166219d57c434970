/** How wide something is, told after the page has been laid out: asking for it at once would lay it out twice. */

import type { Attachment } from "svelte/attachments";

export function measure(seen: (px: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(() => seen(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
