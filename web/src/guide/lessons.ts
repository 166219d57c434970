/** What a player has been told already: whole games, and tips that were put away. Kept as one list of words. */

export function tipOf(step: { id: string }): string {
  return `tip:${step.id}`;
}

/** The list with something more, each once. */
export function withLesson(known: readonly string[], lesson: string): string[] {
  return known.includes(lesson) ? [...known] : [...known, lesson];
}
