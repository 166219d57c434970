/** The server's own types; nothing here is written by hand. */
export type * from "../../../docs/protocol";
