declare module "virtual:words/*" {
  /** What the messages of a file say, by their ids. */
  export type Patterns = Record<string, NonNullable<import("@fluent/bundle").Message["value"]>>;
  const texts: Record<string, Patterns>;
  export default texts;
}
declare module "virtual:manuals" {
  const manuals: Record<string, () => Promise<{ default: import("./rules/manual").Manual }>>;
  export default manuals;
}
