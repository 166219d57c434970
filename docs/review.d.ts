// Made by `python -m atout.server.wire`; changes made here are lost.

/** Every decision of some seats of a game. */
export interface Review {
  format: "atout-review/1";
  reviewer: number;
  game: string;
  rules: number;
  /** a decision */
  simulations: number;
  /** whose decisions were judged */
  seats: number[];
  rounds: Round[];
  /** in the order of play */
  decisions: Decision[];
  /** of rounds that were scored */
  accounts: Account[];
  players: Player[];
}

/** A round of the game, as far as it was played. */
export interface Round {
  /** frame of its first deal */
  first: number;
  /** frame of its last move */
  last: number;
  /** σ of its results in self-play */
  unit: number;
  /** sums of what earlier rounds came to, player by player */
  totals: number[];
  /** what it came to; null: it was not played to its end */
  scores: number[] | null;
}

/** A move, judged from what its player could know. */
export interface Decision {
  /** the replay's frame that shows it */
  frame: number;
  /** from 0 */
  round: number;
  seat: number;
  played: string;
  best: string;
  /** of the best move; of a forced one: what was expected last */
  value: number;
  /** by how much the move that was played is worse; 0 or more */
  loss: number;
  /** standard error of the loss */
  error: number;
  /** never within noise */
  mark: "" | "?" | "?!" | "??";
  /** 0: a single legal move, not searched */
  worlds: number;
  /** best first */
  options: Option[];
  /** the most telling first; empty where nothing is marked */
  reasons: Reason[];
  /** chance to win the game, by the best move and by the one played */
  victory: [number, number] | null;
}

/** A legal move and what is to be expected of it. */
export interface Option {
  move: string;
  /** mean result of the round */
  value: number;
  /** standard error of its distance from the best move; 0 for that one */
  error: number;
}

/** Something that happens more or less often after the move that was played than after the best one. */
export interface Reason {
  /** `event-<event>` in the family's words says it */
  event: string;
  /** in which share of the worlds that the seat could imagine */
  played: number;
  /** likewise, after the best move */
  best: number;
  /** of whom it speaks, where it speaks of somebody else */
  seat: number | null;
  /** of our manuals, where a rule decides it: `ebbes#scoring` */
  section: string | null;
}

/** Where a seat's result of a round came from: result − mean = cards + came − play. */
export interface Account {
  round: number;
  seat: number;
  result: number;
  /** of that seat in self-play */
  mean: number;
  /** what the dealt cards promised beyond the mean */
  cards: number;
  /** what happened between the own decisions */
  came: number;
  /** what the own decisions cost */
  play: number;
  /** mean of our bots that replay the deal from this seat */
  par: number;
  /** the result without luck: result − (par − mean) */
  adjusted: number;
}

/** What a review says of a seat. */
export interface Player {
  seat: number;
  /** with more than one legal move */
  decisions: number;
  /** their sum */
  loss: number;
  /** 1000 · loss ÷ (σ · decisions); null: there was nothing to decide */
  rate: number | null;
  /** half of its 95 % interval */
  error: number | null;
  /** the level of bots that plays as well, or the two that it may be, the weaker first; often none */
  like: string[];
  /** how many of each */
  marks: Record<string, number>;
  /** frame of the best move of the game */
  finest: number | null;
  /** frame of the costliest mistake */
  dearest: number | null;
}
