/** Where a game's rules stand, and the section that a refusal names. */
export function rulesLink(game: string, section = ""): string {
  return `rules/${game}${section ? `#${section}` : ""}`;
}
