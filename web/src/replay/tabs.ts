/** What can stand beside a replay. */
export type Tab = "log" | "scores" | "review" | "about";
