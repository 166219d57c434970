/** How much room there is, where more than the style depends on it: `on.narrow.current`. */

import { MediaQuery } from "svelte/reactivity";
import { MEDIA } from "../style/media";

type Media = keyof typeof MEDIA;

export const on = Object.fromEntries(
  Object.entries(MEDIA).map(([name, query]) => [name, new MediaQuery(query)]),
) as Record<Media, MediaQuery>;
