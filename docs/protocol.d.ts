// Made by `python -m atout.server.wire`; changes made here are lost.

export type Client = Hello | Ping | Follow | Unfollow | Move | TakeBack | AskEnd | Answer | Claim | Hint | Judge | Coach | Sit | Stand | Reserve | Man | Kick | Start | Pause | Resume | Leave | ComeBack | Replace | Rematch | Say | Mute | Switch;

export type Server = Welcome | Snapshot | Event | Done | Refused | Presence | Pong | Notice;

export type Body = Opened | Seated | Stood | Reserved | Manned | Started | Moved | Sealed | Unsealed | Asked | Answered | TookBack | Paused | Resumed | Away | Back | Woken | Hosted | Said | Muted | Switched | Ended | Rematched;

export type Pace = Relaxed | PerMove | PerGame | Slow;

export type Scene = EbbesScene | NjetScene | EbbeFlutScene | XxlDraw | XxlRuns | XxlTricks;

export type Own = EbbesOwn | NjetOwn | EbbeFlutOwn | XxlDrawOwn | XxlRunsOwn | XxlTricksOwn;

/** The protocol's version and the language for sentences (else the person's own); may be left out. */
export interface Hello {
  do: "hello";
  version?: number;
  lang?: "de" | "en" | "fr" | null;
}

/** Send one after 2.5 s without any message; without an answer for 9 s the connection is dead. */
export interface Ping {
  do: "ping";
}

/** From now on tell me of this table; `since`: the last event that I have. */
export interface Follow {
  do: "follow";
  table: string;
  since?: number;
}

export interface Unfollow {
  do: "unfollow";
  table: string;
}

/** Play (or seal) a move; `on`: the number of the last event that the player had seen. */
export interface Move {
  do: "move";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  move: string;
  on: number;
}

/** One's last move: at once where that is free, else all others are asked. */
export interface TakeBack {
  do: "takeback";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** Ask all others to end the game now. */
export interface AskEnd {
  do: "end";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** To what was asked. */
export interface Answer {
  do: "answer";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  yes: boolean;
}

/** Lay down: the rest of the round is certain. `ask`: only find out whether that is so. */
export interface Claim {
  do: "claim";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  ask?: boolean;
}

/** What would a bot play? */
export interface Hint {
  do: "hint";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** Was my last move a mistake? Against bots, or where everybody has agreed (`coach`); never with a clock. */
export interface Judge {
  do: "judge";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** I agree that everybody here may `judge` their own moves, or no longer; nobody is told. */
export interface Coach {
  do: "coach";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  on: boolean;
}

/** On this seat, or on any free one. */
export interface Sit {
  do: "sit";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  seat?: number | null;
}

export interface Stand {
  do: "stand";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** The host keeps a seat for a nickname, or for nobody any more; `person` where several have the same. */
export interface Reserve {
  do: "reserve";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  seat: number;
  name?: string | null;
  person?: string | null;
}

/** The host puts a bot on a free seat, or takes it away. */
export interface Man {
  do: "man";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  seat: number;
  level?: string | null;
}

/** The host frees a seat before the start. */
export interface Kick {
  do: "kick";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  seat: number;
}

/** The host begins the game; free seats are taken by bots if `fill` says so. */
export interface Start {
  do: "start";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  fill?: boolean;
}

export interface Pause {
  do: "pause";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

export interface Resume {
  do: "resume";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** A bot plays on for me. */
export interface Leave {
  do: "leave";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** I take my seat back. */
export interface ComeBack {
  do: "back";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** Let a bot play for somebody who has not been connected for 30 s. */
export interface Replace {
  do: "replace";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  seat: number;
}

/** Once more, with the same people. */
export interface Rematch {
  do: "rematch";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
}

/** A line of chat, or a quick phrase that everybody reads in their own language. */
export interface Say {
  do: "say";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  text?: string | null;
  phrase?: "again" | "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | null;
}

/** The host silences somebody, or no longer. */
export interface Mute {
  do: "mute";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  person: string;
  on?: boolean;
}

/** Let my single legal cards be played by themselves while I am here, or no longer; answered by a snapshot, too. */
export interface Switch {
  do: "switch";
  table: string;
  /** Chosen by the client; sent twice, done once. */
  key: string;
  autoplay: boolean;
}

/** The first message. */
export interface Welcome {
  say: "welcome";
  version: number;
  person: string;
  nick: string;
  /** the site's announcement */
  notice?: string;
}

/** A table, with the events since the one that was asked for. */
export interface Snapshot {
  say: "snapshot";
  table: string;
  number: number;
  at: number;
  info: Info;
  /** the game, as everybody sees it */
  scene?: Scene;
  /** and what only your seat knows */
  own?: Own;
  /** after the end: what every seat knew */
  hands?: Own[];
  /** what you may play now */
  moves?: string[];
  /** seats that have made their secret choices */
  sealed?: number[];
  /** yours so far */
  draft?: string[];
  clocks?: Clocks;
  /** yours; null: a spectator */
  seat: number | null;
  /** after the one that was asked for; of those before it, only what they led to */
  events: Told[];
  /** people who are connected */
  here: string[];
  /** your single legal cards are played by themselves; only you are told */
  autoplay?: boolean;
  /** of those who sit and the host: who is not, and since when */
  gone?: Record<string, number>;
}

/** All about a table but the game itself. */
export interface Info {
  settings: Settings;
  status: "over" | "playing" | "waiting";
  host: string;
  chairs: Chair[];
  /** nicknames of everybody named here; who has been deleted is missing */
  people: Record<string, string>;
  /** the SHA-256 of the secret seed of all deals; empty where the game goes on from another */
  commit: string;
  /** the seed itself, once the game is over */
  seed: string | null;
  paused: boolean;
  proposal: Proposal | null;
  muted: string[];
  /** why it ended before its end */
  ended: string | null;
  /** why it cannot go on */
  frozen: string | null;
  rematch: string | null;
  /** where the game was played on from, if it was */
  origin: Origin | null;
}

/** What the host chose. */
export interface Settings {
  /** its id */
  game: string;
  /** every option of the game, defaults included */
  options: Record<string, unknown>;
  /** in the lobby, or only by link */
  listed: boolean;
  /** whether others may look on */
  spectators: boolean;
  /** how much time there is */
  pace: Pace;
  /** whether players may ask for them */
  hints: boolean;
  /** 1: about a second a card; 0: at once (0.15 s) */
  bot_pace: number;
  /** whether the finished game may become puzzles: its record says so */
  puzzles: boolean;
}

/** No clock. */
export interface Relaxed {
  kind: "relaxed";
}

/** So many seconds for every move. */
export interface PerMove {
  kind: "move";
  /** for each move */
  seconds: number;
}

/** So many minutes for the whole game, and some seconds more with every move. */
export interface PerGame {
  kind: "game";
  /** for all moves together */
  minutes: number;
  /** seconds more with every move */
  increment: number;
}

/** Slow play: so many days for every move; people are told when it is their turn. */
export interface Slow {
  kind: "days";
  /** for each move */
  days: number;
}

/** A seat and who has it. */
export interface Chair {
  person?: string;
  /** a bot's level; with a person: it plays while the person is away */
  bot?: string;
  /** a nickname that the seat is kept for */
  reserved?: string;
  /** and whose it is, as soon as that is known */
  kept_for?: string;
  away?: "clock" | "left" | "replaced";
  /** of older versions; now a snapshot tells you, and nobody else */
  autoplay?: boolean;
  /** the person is a program */
  remote?: boolean;
}

/** What was asked and who has agreed so far. */
export interface Proposal {
  what: "end" | "takeback";
  seat: number;
  agreed: number[];
  to: number;
}

/** Where a game was played on from. */
export interface Origin {
  /** id of the other game's record; null: a record of somebody's own, or a puzzle's */
  record: string | null;
  /** of its replay */
  frame: number;
  /** whose place was taken */
  seat: number;
  /** what that seat could not know: drawn anew, or as it lay */
  cards: "drawn" | "true";
  /** the number of the game's puzzle, if it was one */
  puzzle?: number;
}

/** Seconds left, seat by seat (None: no clock), when the message was made, and whose are running. */
export interface Clocks {
  left: (number | null)[];
  running: number[];
}

/** An event as this follower may see it. */
export interface Told {
  number: number;
  at: number;
  what: Body;
  happened?: Line[];
}

/** The table exists; this person is its host. */
export interface Opened {
  kind: "opened";
  person: string;
}

export interface Seated {
  kind: "seated";
  seat: number;
  person: string;
  remote?: boolean;
}

/** A seat is free again; `kicked` by the host. */
export interface Stood {
  kind: "stood";
  seat: number;
  kicked?: boolean;
}

/** A seat is kept for a name, and for nobody but this person once it is known who is meant. */
export interface Reserved {
  kind: "reserved";
  seat: number;
  name?: string;
  person?: string;
}

/** A bot takes a free seat, or leaves it. */
export interface Manned {
  kind: "manned";
  seat: number;
  level?: string;
}

/** The game begins; `commit` binds the server to its secret seed, unless the game goes on from another. */
export interface Started {
  kind: "started";
  commit: string;
  /** of that game so far: stored, and never told */
  record?: string;
}

/** A move and what it forced, in the record's order. Sealed choices come all at once. */
export interface Moved {
  kind: "moved";
  moves: Step[];
  by?: "auto" | "bot" | "claim" | "clock" | "person";
  /** the scores of rounds that ended with it */
  rounds?: number[][];
}

/** A move with its seat. */
export type Step = [number, string];

/** A secret choice, changeable until everybody has made theirs. */
export interface Sealed {
  kind: "sealed";
  seat: number;
  move: string;
  /** the seat has made all of its choices */
  complete?: boolean;
}

export interface Unsealed {
  kind: "unsealed";
  seat: number;
}

/** Somebody asks all others: take back (to so many moves), or end the game. */
export interface Asked {
  kind: "asked";
  seat: number;
  what: "end" | "takeback";
  to?: number;
}

export interface Answered {
  kind: "answered";
  seat: number;
  yes: boolean;
}

/** Moves were taken back: `to` are left. */
export interface TookBack {
  kind: "tookback";
  seat: number;
  to: number;
}

export interface Paused {
  kind: "paused";
  seat: number;
}

export interface Resumed {
  kind: "resumed";
  seat: number;
}

/** A bot plays for a person: who left, whose time is up, or who was absent and replaced by another. */
export interface Away {
  kind: "away";
  seat: number;
  why: "clock" | "left" | "replaced";
}

export interface Back {
  kind: "back";
  seat: number;
}

/** The server was away; that time does not count for anybody. */
export interface Woken {
  kind: "woken";
}

/** Another person is the host now. */
export interface Hosted {
  kind: "hosted";
  person: string;
}

export interface Said {
  kind: "said";
  person: string;
  text?: string;
  phrase?: "again" | "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played";
}

export interface Muted {
  kind: "muted";
  person: string;
  on?: boolean;
}

/** Of older versions, and no longer told: somebody lets single legal cards be played by themselves, or no longer. */
export interface Switched {
  kind: "switched";
  seat: number;
  autoplay: boolean;
}

/** The game ends before its end. */
export interface Ended {
  kind: "ended";
  why: "abandoned" | "agreed" | "closed";
}

/** The same people go on at another table. */
export interface Rematched {
  kind: "rematched";
  table: string;
}

/** Something that happened in the game: a message id of the game's words, and its arguments. */
export type Line = [string, Record<string, unknown>];

/** Something happened. */
export interface Event {
  say: "event";
  table: string;
  number: number;
  at: number;
  info?: Info;
  /** the game, as everybody sees it */
  scene?: Scene;
  /** and what only your seat knows */
  own?: Own;
  /** after the end: what every seat knew */
  hands?: Own[];
  /** what you may play now */
  moves?: string[];
  /** seats that have made their secret choices */
  sealed?: number[];
  /** yours so far */
  draft?: string[];
  clocks?: Clocks;
  what: Body;
  happened?: Line[];
}

/** A command was carried out, and is safely stored. */
export interface Done {
  say: "done";
  table: string;
  key: string;
  number: number;
  /** of `claim`, `hint` and `judge` */
  answer?: unknown;
}

/** Nothing was changed, and why: a code and a sentence; for moves the rule's clause, its place, what is legal. */
export interface Refused {
  say: "refused";
  code: string;
  text: string;
  table?: string;
  key?: string;
  /** the table's current one */
  number?: number;
  clause?: string;
  reference?: string;
  /** of our rules: the game, "#", the section */
  section?: string;
  legal?: string[];
  detail?: string;
}

/** Who is connected to a table; told when that changes. */
export interface Presence {
  say: "presence";
  table: string;
  here: string[];
  /** the server's time, as in `gone` */
  at: number;
  /** of those who sit and the host: who is not connected, and since when */
  gone?: Record<string, number>;
}

export interface Pong {
  say: "pong";
}

/** An announcement of the site. */
export interface Notice {
  say: "notice";
  text: string;
}

/** An ebbes table. The third seat of a table for two is the virtual player, whose hand is `virtual`. */
export interface EbbesScene {
  kind: "ebbes";
  /** a word for what is going on, the family's own */
  phase: "dealing" | "naming" | "over" | "picking" | "playing" | "scored";
  /** the round being played (or just over), from 1 */
  round: number;
  /** who acts */
  seat: number | null;
  dealer: number | null;
  /** cards in each seat's hand */
  sizes: number[];
  totals: number[];
  /** what the last round added */
  scores: number[] | null;
  winners: number[] | null;
  /** the game ends with it at the latest */
  last_round: number;
  /** the seats as they sit, clockwise, from seat 0 */
  order: number[];
  /** each colour has the cards 1 to this */
  values: number;
  /** the round's number; null with pairs */
  number: number | null;
  /** numbers turned up so far, this round's too */
  used: number[];
  /** instead of a number */
  pairs: Pairs | null;
  slots: Slots;
  /** who names, or named, the round's first player (once scored: the next round's) */
  decider: number | null;
  /** who leads the first trick */
  first: number | null;
  /** who leads the trick */
  leader: number | null;
  trick: Played[];
  last_trick: Played[];
  last_winner: number | null;
  /** won by each seat */
  tricks: number[];
  /** cards of each slot, seat by seat; they are counted when the round is over (A26) */
  won: number[][] | null;
  /** two players, left to right */
  virtual: VirtualColumn[] | null;
  /** a total that ends the game; null where only the rounds do */
  goal: number | null;
  /** likewise, at the other end of the track */
  dabbscheedel: number | null;
}

/** Deciding cards that the players pick themselves. */
export interface Pairs {
  /** by colour, not in the order of picking */
  picked: string[];
  /** still to be had */
  colours: ("B" | "G" | "N" | "R" | "Y")[];
  /** still to be had */
  values: number[];
}

/** The five slots of the board; None until their colour is named. */
export interface Slots {
  trump: Named | null;
  plus: Named | null;
  ebbes: Named | null;
  minus: Named | null;
  zilch: Named | null;
}

/** A slot that has its colour. */
export interface Named {
  colour: "B" | "G" | "N" | "R" | "Y";
  /** the card that named it; null for zilch, which is the colour left over */
  card: string | null;
}

/** A card in a trick. */
export type Played = [number, string];

/** A column of the virtual player's cards. */
export interface VirtualColumn {
  /** the open card */
  up: string | null;
  /** covered cards below it */
  down: number;
}

/** A table of any edition. */
export interface NjetScene {
  kind: "njet";
  /** a word for what is going on, the family's own */
  phase: "dealing" | "doubler" | "laying" | "over" | "playing" | "scored" | "stones" | "teams";
  /** the round being played (or just over), from 1 */
  round: number;
  /** who acts */
  seat: number | null;
  dealer: number | null;
  /** cards in each seat's hand */
  sizes: number[];
  totals: number[];
  /** what the last round added */
  scores: number[] | null;
  winners: number[] | null;
  edition: "niet-2015" | "njet-1997" | "njet-2007";
  /** null: the game goes to a target */
  last_round: number | null;
  target: number | null;
  /** cards of this value are loot, those of the super colour supertrumps */
  loot_value: number;
  board: BoardRow[];
  conditions: Conditions | null;
  /** the start player's first */
  sides: [number[], number[]] | null;
  doubler: number | null;
  /** cards that each seat has laid down */
  down: number[];
  /** who leads the trick */
  leader: number | null;
  trick: Played[];
  last_trick: Played[];
  last_winner: number | null;
  /** seats whose card was captured in the last trick */
  last_loot: number[];
  /** tricks still to be played, this one too */
  left: number | null;
  /** won by each seat */
  tricks: number[];
  /** captured by each seat */
  loot: string[][];
}

/** A row of the board; squares that are covered for the whole game are not listed. */
export interface BoardRow {
  row: "discard" | "points" | "start" | "super" | "trump";
  squares: BoardSquare[];
  /** the last square without a stone; null while there are several */
  decided: string | null;
}

/** A square of the board that is in the game. */
export interface BoardSquare {
  /** as in a record's `no:ROW:SQUARE` */
  text: string;
  /** whose stone lies on it */
  stone: number | null;
  /** that everybody lays down if it stays free */
  cards?: number;
}

/** What the board says once all stones are placed. */
export interface Conditions {
  start: number;
  laying: Laying;
  trump: "B" | "G" | "K" | "R" | "Y" | "none";
  super: "B" | "G" | "K" | "R" | "Y" | "none";
  /** what a trick and a loot card count */
  factor: number;
}

/** What everybody lays down before the tricks. */
export interface Laying {
  kind: "discard" | "no-loot" | "nothing" | "pass";
  /** cards */
  count: number;
  /** where passed cards go */
  way: "left" | "right" | null;
  /** of each seat, who gets the cards that it passes */
  to: number[] | null;
}

/** The shore, the piles around it, and what has left it. */
export interface EbbeFlutScene {
  kind: "ebbe-flut";
  /** mend: a right claim is to be made good; mending: a first move has been made */
  phase: "deal" | "first-place" | "first-turn" | "mend" | "mending" | "move" | "over" | "place" | "turn";
  /** the round being played (or just over), from 1 */
  round: number;
  /** who acts */
  seat: number | null;
  dealer: number | null;
  /** cards in each seat's hand */
  sizes: number[];
  totals: number[];
  /** what the last round added */
  scores: number[] | null;
  winners: number[] | null;
  /** seat 0 plays both sets */
  solo: boolean;
  /** covered cards are not to be looked at */
  memory: boolean;
  /** turns end by `end`, and what was missed may be claimed */
  watchful: boolean;
  /** watchful: the other has just said `end` */
  may_claim: boolean;
  /** watchful: turns in a row in which nothing was placed or moved; the second one ends the game */
  idle: number;
  /** whose turn it is, in the words of the game for two */
  tide: "ebb" | "flood" | null;
  /** who starts, once both first cards are turned */
  starter: number | null;
  /** row by row, seat 1's near side first */
  shore: Square[];
  /** of each seat, cards left in `turn:1`, `turn:2` … */
  piles: number[][];
  /** of each seat, the card turned up and not yet placed */
  turned: (string | null)[];
  /** of each seat, the cards brought to their goal, forfeited ones included */
  scored: string[][];
  /** of each seat, how many of those are forfeited */
  lost: number[];
  /** of each seat, the cards in the goal without the forfeited ones */
  points: number[];
  /** of each seat, the cards gone over an edge */
  removed: string[][];
}

/** One of the 25 squares. */
export interface Square {
  /** as in `place:43`: row and column */
  name: string;
  /** whose start square it is, and so the other set's goal */
  start: 0 | 1 | null;
  /** from the lowest card to the top */
  stack: Lain[];
}

/** A card on the shore. */
export type Lain = [0 | 1, string];

/** Up and down, lower, one by one: piles or rows, and a talon. */
export interface XxlDraw {
  kind: "xxl-draw";
  /** drawn: the seat has drawn a card that fits, and plays it or passes */
  phase: "deal" | "over" | "scored" | "drawn" | "play";
  /** the round being played (or just over), from 1 */
  round: number;
  /** who acts */
  seat: number | null;
  dealer: number | null;
  /** cards in each seat's hand */
  sizes: number[];
  totals: number[];
  /** what the last round added */
  scores: number[] | null;
  winners: number[] | null;
  /** the game of the part being played */
  game: "xxl-fix-the-colour" | "xxl-lower" | "xxl-one-by-one" | "xxl-refuse" | "xxl-runs" | "xxl-up-and-down";
  /** rounds of the whole game: parts, or deals of game 6+ */
  rounds: number;
  /** null: a game on its own */
  sheet: Sheet | null;
  /** who began the part */
  starter: number | null;
  /** game 1: A and B, game 2: the one, game 5: none */
  piles: Pile[];
  /** game 5: all four */
  rows: Row[];
  /** cards left in it */
  talon: number;
  /** all cards that lie or have lain on the table, ascending */
  laid: string[];
  /** laid open when they are counted */
  hands: string[][] | null;
}

/** A match: which part it has come to. `totals` are sums of places. */
export interface Sheet {
  /** the part being played (or just over), from 1 */
  part: number;
  parts: ("xxl-fix-the-colour" | "xxl-lower" | "xxl-one-by-one" | "xxl-refuse" | "xxl-runs" | "xxl-up-and-down")[];
  /** in the last part that was scored; its points are `scores` */
  places: number[] | null;
}

/** Games 1 and 2: an open pile. */
export interface Pile {
  /** as in `3B/6Y@Y>A`; empty in game 2, which has one */
  name: string;
  /** on top */
  card: string;
  /** game 1: of the series that runs on it, null on a turned card */
  colour: "B" | "G" | "R" | "Y" | null;
  /** game 1: and its direction, 0 on a turned card */
  step: -1 | 0 | 1;
  /** halves that fit on it: "6Y" */
  takes: string[];
}

/** Game 5: a colour's row, which counts down from 10. */
export interface Row {
  colour: "B" | "G" | "R" | "Y";
  /** the last number in it, null while no row runs */
  reached: number | null;
  /** the number that fits */
  takes: number;
}

/** Runs: the display, and what has been laid down. */
export interface XxlRuns {
  kind: "xxl-runs";
  /** a word for what is going on, the family's own */
  phase: "deal" | "over" | "scored" | "play";
  /** the round being played (or just over), from 1 */
  round: number;
  /** who acts */
  seat: number | null;
  dealer: number | null;
  /** cards in each seat's hand */
  sizes: number[];
  totals: number[];
  /** what the last round added */
  scores: number[] | null;
  winners: number[] | null;
  /** the game of the part being played */
  game: "xxl-fix-the-colour" | "xxl-lower" | "xxl-one-by-one" | "xxl-refuse" | "xxl-runs" | "xxl-up-and-down";
  /** rounds of the whole game: parts, or deals of game 6+ */
  rounds: number;
  /** null: a game on its own */
  sheet: Sheet | null;
  /** who began the part */
  starter: number | null;
  /** ascending */
  display: string[];
  /** cards left in it */
  talon: number;
  /** in the order in which they were laid */
  runs: Run[];
  /** of each seat's runs */
  points: number[];
  /** what the seat has already done in this turn */
  done: "add" | "run" | "swap" | null;
  /** after a swap: the card that it put into the display */
  given: string | null;
  /** and the card that it took */
  taken: string | null;
  /** turns in a row without any action */
  idle: number;
  /** turns in a row without a run or an add */
  quiet: number;
  /** cards that everybody knows to be in each hand, because they were taken from the display */
  known: string[][];
}

/** Three cards in front of a seat. */
export interface Run {
  seat: number;
  colour: "B" | "G" | "R" | "Y";
  /** by ascending number in that colour */
  cards: string[];
  points: number;
}

/** Refuse, fix the colour: tricks. Won tricks lie face down, only their number and that of their cards are open. */
export interface XxlTricks {
  kind: "xxl-tricks";
  /** trump: to be named; keep: seat after seat may keep a card */
  phase: "deal" | "over" | "scored" | "keep" | "tricks" | "trump";
  /** the round being played (or just over), from 1 */
  round: number;
  /** who acts */
  seat: number | null;
  dealer: number | null;
  /** cards in each seat's hand */
  sizes: number[];
  totals: number[];
  /** what the last round added */
  scores: number[] | null;
  winners: number[] | null;
  /** the game of the part being played */
  game: "xxl-fix-the-colour" | "xxl-lower" | "xxl-one-by-one" | "xxl-refuse" | "xxl-runs" | "xxl-up-and-down";
  /** rounds of the whole game: parts, or deals of game 6+ */
  rounds: number;
  /** null: a game on its own */
  sheet: Sheet | null;
  /** who began the part */
  starter: number | null;
  /** game 3: the part of the game that counts cards, or points */
  stage: 1 | 2 | null;
  /** of the trick */
  leader: number | null;
  /** in playing order */
  trick: Played[];
  /** game 3: the seats that sit out this trick */
  refused: number[];
  /** of the trick, or of the last one while no card lies; null: not yet fixed */
  colour: "B" | "G" | "R" | "Y" | null;
  /** game 6: who fixed it; null: nobody, it was settled when the trick was complete */
  fixer: number | null;
  /** to be followed: the trick's colour, or the two that are open */
  wanted: ("B" | "G" | "R" | "Y")[];
  /** game 6+ */
  trump: "B" | "G" | "R" | "Y" | null;
  /** game 6+: who names trump in this deal */
  namer: number | null;
  last_trick: Played[];
  last_refused: number[];
  last_winner: number | null;
  /** won by each seat */
  tricks: number[];
  /** cards in them */
  won: number[];
  /** cards put aside unseen */
  aside: number;
  /** game 3: the card that each seat kept, null for none; only seats that have decided */
  kept: (string | null)[];
  /** game 3: cards that everybody knows to be in each hand, because they were kept */
  known: string[][];
}

/** A seat's own part of an ebbes table. */
export interface EbbesOwn {
  kind: "ebbes";
  /** sorted as a player would hold them */
  hand: string[];
}

/** A seat's own part of a table. */
export interface NjetOwn {
  kind: "njet";
  /** sorted as a player would hold them */
  hand: string[];
  /** what it has discarded or passed on */
  laid: string[];
  /** what its neighbour passed to it; it is, or was, in the hand */
  received: string[];
}

/** Nobody holds cards; everything a seat knows is on the table. */
export interface EbbeFlutOwn {
  kind: "ebbe-flut";
  /** sorted as a player would hold them */
  hand: string[];
  /** the card that it has to place */
  turned: string | null;
  /** and it is the one who may */
  may_claim: boolean;
}

/** A hand in a draw game. */
export interface XxlDrawOwn {
  kind: "xxl-draw";
  /** sorted as a player would hold them */
  hand: string[];
  /** the card of it that has just been drawn and may be played */
  drawn: string | null;
}

/** A hand in runs. */
export interface XxlRunsOwn {
  kind: "xxl-runs";
  /** sorted as a player would hold them */
  hand: string[];
}

/** A hand in a trick game. */
export interface XxlTricksOwn {
  kind: "xxl-tricks";
  /** sorted as a player would hold them */
  hand: string[];
  /** game 3, while cards are kept: those that the seat has won and may keep one of */
  won: string[];
}
