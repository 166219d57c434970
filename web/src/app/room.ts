/** How much room there is, where more than the layout depends on it. */

import { MediaQuery } from "svelte/reactivity";

/** The side fits beside the board; else it is opened in a sheet. */
export const wide = new MediaQuery("width >= 60rem");
/** Open hands fit beside their seats; else they lie below the board. */
export const beside = new MediaQuery("(width >= 60rem) and (height >= 34rem)");
