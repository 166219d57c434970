/** What goes over REST; nothing here is written by hand. */

export type * from "../../../docs/rest";

/** The value of an option. */
export type Json = string | number | boolean | null | string[];
