/** Whether there is room for open hands beside their seats; else they lie below the board. */

import { MediaQuery } from "svelte/reactivity";

export const beside = new MediaQuery("(width >= 60rem) and (height >= 34rem)");
