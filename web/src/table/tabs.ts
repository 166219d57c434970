/** What can be opened beside the board. */
export const TABS = ["log", "chat", "scores"] as const;
export type Tab = (typeof TABS)[number];
