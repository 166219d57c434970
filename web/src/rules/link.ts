/** Where a game's rules stand, and the section that a refusal names; within a match that is another game's: "<game>#fits". */
export function rulesLink(game: string, section = ""): string {
  if (section.includes("#")) return `rules/${section}`;
  return `rules/${game}${section ? `#${section}` : ""}`;
}
