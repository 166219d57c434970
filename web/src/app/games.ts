// Made by `python -m atout.server.wire`; changes made here are lost.
/**
 * All games in the order of the shelf: whose words and board each uses, of which match it is a part, the
 * letters of its colours. Everything else is in the description that the server gives: `GET /api/games`.
 */
export const GAMES = {
  ebbes: { family: "ebbes", within: null, colours: "BNYGR" },
  "njet-1997": { family: "njet", within: null, colours: "RKBG" },
  "njet-2007": { family: "njet", within: null, colours: "RKBY" },
  "niet-2015": { family: "njet", within: null, colours: "BYRG" },
  "ebbe-flut": { family: "ebbe_flut", within: null, colours: "" },
  "xxl-up-and-down": { family: "xxl", within: "xxl", colours: "YRBG" },
  "xxl-lower": { family: "xxl", within: "xxl", colours: "YRBG" },
  "xxl-refuse": { family: "xxl", within: "xxl", colours: "YRBG" },
  "xxl-runs": { family: "xxl", within: "xxl", colours: "YRBG" },
  "xxl-one-by-one": { family: "xxl", within: "xxl", colours: "YRBG" },
  "xxl-fix-the-colour": { family: "xxl", within: "xxl", colours: "YRBG" },
  xxl: { family: "xxl", within: null, colours: "YRBG" },
} as const;
export type Game = keyof typeof GAMES;
export type Family = (typeof GAMES)[Game]["family"];
/** The levels of bots, weakest first. */
export const LEVELS: readonly string[] = ["beginner", "casual", "strong", "expert"];
/** The kinds of moves of each family: what they look like, how they sound, whether one plays a card. */
export const MOVES = {
  ebbes: [
    { form: "pick:{card}", sound: "card", plays: false },
    { form: "first:{seat}", sound: "card", plays: false },
    { form: "{card}", sound: "card", plays: true },
  ],
  njet: [
    { form: "no:{row}:{square}", sound: "stone", plays: false },
    { form: "team:{seats}", sound: "card", plays: false },
    { form: "x2:{seat}", sound: "card", plays: false },
    { form: "discard:{card}", sound: "card", plays: false },
    { form: "pass:{card}", sound: "card", plays: false },
    { form: "{card}", sound: "card", plays: true },
  ],
  ebbe_flut: [
    { form: "turn:{pile}", sound: "card", plays: false },
    { form: "place:{square}", sound: "card", plays: false },
    { form: "{card}:{way}", sound: "card", plays: false },
    { form: "end", sound: "card", plays: false },
    { form: "claim", sound: "card", plays: false },
  ],
  xxl: [
    { form: "draw", sound: "card", plays: false },
    { form: "pass", sound: "card", plays: false },
    { form: "refuse", sound: "card", plays: false },
    { form: "keep:none", sound: "card", plays: false },
    { form: "keep:{card}", sound: "card", plays: false },
    { form: "run:{cards}@{colour}", sound: "card", plays: false },
    { form: "swap:{card}>{card}", sound: "card", plays: false },
    { form: "add:{card}", sound: "card", plays: false },
    { form: "end", sound: "card", plays: false },
    { form: "trump:{colour}", sound: "card", plays: false },
    { form: "{card}@{colour}>{pile}", sound: "card", plays: true },
    { form: "{card}@{colour}", sound: "card", plays: true },
    { form: "{card}", sound: "card", plays: true },
  ],
} as const;
