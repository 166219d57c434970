declare module "virtual:words/*" {
  const texts: Record<string, string>;
  export default texts;
}
declare module "virtual:manuals" {
  const manuals: Record<string, () => Promise<{ default: import("./rules/manual").Manual }>>;
  export default manuals;
}
