/** Positions of a game by the tips that belong to them: each `steps.cases.ts` lists them for the tests. */

export type Case = [tip: string, position: { game: string; scene: object; moves?: string[]; own?: object }];

export const LED = { trick: [[1, "R9"]] };
export const HAND = { hand: ["R7", "B2"] };
