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
