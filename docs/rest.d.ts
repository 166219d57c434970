// Made by `python -m atout.server.wire`; changes made here are lost.
import type { Line, Origin, Own, Pace, Scene, Settings } from "./protocol";

/** Why something was not done. */
export interface Refusal {
  /** a code that programs can read */
  error: string;
  /** a sentence in the caller's language */
  text: string;
  /** for programmers, in English */
  detail: string;
  /** of an unexpected error in the server's log */
  id?: string;
}

export interface SignUp {
  /** to sign in with; upper and lower case are the same */
  name: string;
  /** 8 to 200 characters */
  password: string;
}

export interface NewPassword {
  /** the old one */
  password: string;
  /** the one from now on */
  new: string;
}

export interface Recover {
  /** of the account */
  name: string;
  /** the recovery code, with or without dashes */
  code: string;
  /** the new one */
  password: string;
}

export interface NewBot {
  /** 1 to 24 visible characters */
  nick: string;
}

/** What is left out stays. */
export interface Change {
  /** 1 to 24 visible characters */
  nick?: string;
  /** of sentences and notices */
  lang?: "de" | "en" | "fr";
  /** for notices; accounts only */
  email?: string;
  /** the page's own */
  settings?: Record<string, boolean | number | string | string[] | null>;
}

export interface Farewell {
  /** needed with an account */
  password?: string | null;
}

export interface PlayOnRecord {
  /** what that seat could not know is drawn anew, or lies as it did */
  cards?: "drawn" | "true";
  /** of the bots on all other seats */
  level?: string;
  /** of the replay: the table after it */
  frame: number;
  /** whose place you take */
  seat: number;
  /** of your own */
  record: Record<string, unknown>;
}

export interface Unsubscribe {
  /** of the subscription */
  endpoint: string;
}

/** As a browser's `PushSubscription` writes itself. */
export interface Subscription {
  /** where the browser's maker takes notices */
  endpoint: string;
  /** with which they are encrypted */
  keys: PushKeys;
  /** as the browser says; not used */
  expirationTime?: number | null;
}

export interface PushKeys {
  /** the browser's public key */
  p256dh: string;
  /** the browser's secret */
  auth: string;
}

/** What somebody would play. */
export interface PuzzleAnswer {
  /** null: they want to be told */
  move?: string | null;
}

/** How to play on. */
export interface PlayOnWish {
  /** what that seat could not know is drawn anew, or lies as it did */
  cards?: "drawn" | "true";
  /** of the bots on all other seats */
  level?: string;
}

export interface RecordsQuery {
  /** its id */
  game?: string | null;
  /** how a nickname begins */
  player?: string | null;
  /** 1: only games that I played */
  mine?: number;
  /** `next` of an earlier list, or a time */
  before?: string | null;
  /** how many at most */
  limit?: number;
}

export interface RecordQuery {
  /** 1: as a file to save */
  download?: number;
}

/** Where to play on, and how. */
export interface PlayOn {
  /** what that seat could not know is drawn anew, or lies as it did */
  cards?: "drawn" | "true";
  /** of the bots on all other seats */
  level?: string;
  /** of the replay: the table after it */
  frame: number;
  /** whose place you take */
  seat: number;
}

/** Which frames are wanted. */
export interface ReplayQuery {
  /** number of the first frame */
  from?: number;
  /** how many at most */
  count?: number;
}

/** How deeply. */
export interface ReviewWish {
  /** 1: ten times as many simulations where it matters; after a review */
  deeper?: number;
}

/** Which review, and which of its decisions are wanted while it is being made. */
export interface ReviewQuery {
  /** 1: ten times as many simulations where it matters; after a review */
  deeper?: number;
  /** how many decisions are known already */
  from?: number;
}

/** A line of moves that were not played. */
export interface LineQuery {
  /** of the replay: the table after it */
  frame: number;
  /** in order, with commas between */
  moves?: string;
}

export interface SignIn {
  /** of the account */
  name: string;
  /** of the account */
  password: string;
}

/** What is left out stays. */
export interface SiteChange {
  /** of the site */
  name?: string;
  /** shown to everybody; empty: none */
  announcement?: string;
  /** whether there may be new accounts */
  sign_up?: boolean;
}

export interface Unban {
  /** an id */
  person?: string | null;
  /** as it was banned */
  address?: string | null;
}

/** A person, or an address or network. */
export interface Ban {
  /** an id */
  person?: string | null;
  /** or a network, such as 192.0.2.0/24 */
  address?: string | null;
  /** for the hosts of the site */
  why?: string;
}

export interface HostToken {
  /** printed when the server starts */
  token: string;
}

export interface PersonsQuery {
  /** how it begins */
  nick?: string;
  /** left out: both */
  banned?: boolean | null;
  /** how many at most */
  limit?: number;
}

export interface TablesQuery {
  /** of the game */
  status?: "over" | "playing" | "waiting" | null;
  /** changed before */
  before?: number | null;
  /** how many at most */
  limit?: number;
}

/** A table to be opened; the host takes the first free seat unless `sit` is false. */
export interface NewTable {
  /** game, options, pace … */
  settings: Settings;
  /** by seat; null: for people */
  bots?: (string | null)[];
  /** whether the host takes a seat */
  sit?: boolean;
  /** at once, with bots on all free seats */
  start?: boolean;
}

export interface LineOfRecord {
  /** of the replay: the table after it */
  frame: number;
  /** in order, with commas between */
  moves?: string;
  /** of your own */
  record: Record<string, unknown>;
}

/** An account, and a recovery code that is never shown again. */
export interface Account {
  /** who one is now */
  me: Me;
  /** to be written down: it sets a new password once */
  recovery: string;
}

/** The caller. */
export interface Me {
  /** a person's id, everywhere */
  id: string;
  /** as others see it */
  nick: string;
  /** of sentences: fr, en, de */
  lang: string;
  /** of the account */
  name: string | null;
  /** may look after the site */
  site_host: boolean;
  /** a program that plays */
  remote: boolean;
  /** where notices go; empty: nowhere */
  email: string;
  /** the page's own */
  settings: Record<string, boolean | number | string | string[] | null>;
}

/** A program that plays. */
export interface RemoteBot {
  /** a person's id */
  id: string;
  /** as others see it */
  nick: string;
  /** seconds since 1970 */
  created: number;
  /** when it called last, in seconds since 1970 */
  seen: number;
}

/** A new remote bot; the token is never shown again. */
export interface MadeBot {
  /** a person's id */
  id: string;
  /** as others see it */
  nick: string;
  /** for `Authorization: Bearer` */
  token: string;
}

export interface ExamplesReply {
  /** its id */
  game: string;
  /** in the order of the rulebook */
  examples: ExampleLine[];
}

/** An example; its first frame is not always the deal. */
export interface ExampleLine {
  /** unique within the game */
  id: string;
  /** message id and arguments */
  title: Line;
  /** of the game's manual */
  section: string;
  /** every option of the game */
  options: Record<string, unknown>;
  /** one after the other */
  frames: Frame[];
}

/** One deal or one move, and the table afterwards. Every deal is a frame of its own, the first is frame 0. */
export interface Frame {
  /** from 0 */
  number: number;
  /** whose move it was; null: a deal */
  seat: number | null;
  /** as the record writes it; null: a deal */
  move: string | null;
  /** the story: message ids and their arguments */
  happened: Line[];
  /** what everybody sees, as over the socket */
  scene: Scene;
  /** seat by seat, what that seat knows beyond the scene */
  hands: Own[];
  /** in an example: what may be played now */
  moves?: string[];
  /** likewise: what is to be said about it */
  comment?: Line;
}

export interface ShelfReply {
  /** in the order of the shelf */
  games: GameLine[];
  /** of bots that are offered, weakest first */
  levels: string[];
  /** by level */
  minds: Record<string, Mind>;
  /** how many parts of those that are being compiled are done */
  progress: string;
}

/** A box on the shelf. */
export interface GameLine {
  /** of the game */
  id: string;
  /** whose words and board it uses */
  family: string;
  /** how many may play */
  players: number[];
  /** number of players */
  usual: number;
  /** and what values they take */
  options: OptionsSchema;
  /** what the box tells */
  facts: Facts;
  /** false: still being compiled */
  ready: boolean;
  /** how much of it is compiled, from 0 to 1 */
  progress: number;
  /** about how long it will be until it is ready */
  seconds: number;
  /** by level, as measured: the share of rounds that one such bot wins against casual ones */
  wins: Record<string, number>;
}

/** All options of a game as JSON Schema, `players` among them. */
export interface OptionsSchema {
  /** the struct's name */
  title: string;
  /** for programmers, in English */
  description: string;
  /** always an object */
  type: "object";
  /** by the option's name */
  properties: Record<string, OptionSchema>;
  /** names of options without a default */
  required: string[];
  /** false: other names are refused */
  additionalProperties: boolean;
}

/** One option of a game. */
export interface OptionSchema {
  /** left out where `enum` or `anyOf` says it */
  type?: "array" | "boolean" | "integer" | "null";
  /** all values */
  enum?: (string | number)[];
  /** one of these */
  anyOf?: ValueSchema[];
  /** of an array */
  items?: ValueSchema;
  /** of an integer */
  minimum?: number;
  /** of an integer */
  maximum?: number;
  /** items of an array */
  minItems?: number;
  /** items of an array */
  maxItems?: number;
  /** where it is left out */
  default: boolean | number | string | string[] | null;
  /** it has an effect only while other options have these values */
  "x-when"?: Record<string, boolean | number | string | string[] | null>;
}

/** What values there are, as JSON Schema. */
export interface ValueSchema {
  /** left out where `enum` or `anyOf` says it */
  type?: "array" | "boolean" | "integer" | "null";
  /** all values */
  enum?: (string | number)[];
  /** one of these */
  anyOf?: ValueSchema[];
  /** of an array */
  items?: ValueSchema;
  /** of an integer */
  minimum?: number;
  /** of an integer */
  maximum?: number;
  /** items of an array */
  minItems?: number;
  /** items of an array */
  maxItems?: number;
}

/** What a box tells about its game before anybody plays: for shelves, score sheets and drawings. */
export interface Facts {
  /** the usual game lasts from … to …: what the box prints, else our guess */
  minutes: [number, number];
  /** letters of the cards' colours, in their order; empty where cards have none */
  colours: string;
  /** on cards, ascending */
  numbers: number[];
  /** by number of players, where the rules say how many there are */
  rounds: Record<string, number>;
  /** numbers of players beside whom a virtual player scores */
  virtual: number[];
  /** all squares that are in the game with the usual options */
  board: PrintedRow[];
  /** the match of which this game is a part */
  within: string | null;
}

/** A row of a board. */
export interface PrintedRow {
  /** its name */
  row: string;
  /** from left to right */
  squares: PrintedSquare[];
}

/** A square of a board. */
export interface PrintedSquare {
  /** as moves name it */
  text: string;
  /** that everybody lays down if it is the one that counts */
  cards?: number;
  /** the seat that begins there */
  start?: number;
}

/** How much a bot thinks about a move, at most. */
export interface Mind {
  /** continuations */
  tries: number;
  /** of a core */
  seconds: number;
}

export interface NewTableReply {
  /** of the table */
  id: string;
}

/** The key that a browser subscribes with. */
export interface PushKey {
  /** the site's public key */
  key: string;
}

export interface PuzzlesReply {
  /** by universal time: 2026-01-31 */
  day: string;
  /** whose puzzle is the one of the day; null: there are none */
  game: string | null;
  /** in the order of the shelf */
  games: PuzzleGame[];
}

/** A game that has puzzles. */
export interface PuzzleGame {
  /** its id */
  game: string;
  /** of its puzzles */
  count: number;
  /** how many of each; `event-<theme>` in the family's words says it */
  themes: Record<string, number>;
  /** the number of today's, the same for everybody */
  today: number;
}

export interface PuzzleList {
  /** its id */
  game: string;
  /** version of the game's rules */
  rules: number;
  /** by their numbers */
  puzzles: PuzzleLine[];
}

export interface PuzzleLine {
  /** from 1 */
  number: number;
  /** at its table */
  players: number;
  /** the event that decides */
  theme: string;
  /** how many of three levels of bots fail */
  difficulty: number;
}

/** A decision as its seat sees it; nothing here tells the answer. */
export interface PuzzleShown {
  /** its id */
  game: string;
  /** from 1 */
  number: number;
  /** version of the game's rules */
  rules: number;
  /** every option of the game */
  options: Record<string, unknown>;
  /** yours */
  seat: number;
  /** how many of three levels of bots fail */
  difficulty: number;
  /** what everybody sees, as over the socket */
  scene: Scene;
  /** what the seat knows beside it */
  own: Own;
  /** what may be played */
  moves: string[];
}

/** Whether it was right, and what there is to be said of every move. */
export interface AnswerReply {
  /** whether the answer was */
  right: boolean;
  /** the event that decides */
  theme: string;
  /** σ of the game's rounds: gaps are measured in it */
  unit: number;
  /** in which every move was tried */
  worlds: number;
  /** best first */
  moves: JudgedMove[];
}

/** A legal move, and what is to be said of it. */
export interface JudgedMove {
  /** as records write it */
  move: string;
  /** mean result of the round, higher is better */
  value: number;
  /** standard error of its distance from the best move; 0 for that one */
  error: number;
  /** within noise of the best */
  right: boolean;
  /** of a wrong one: what comes more or less often than after the best */
  reasons: Reason[];
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

export interface RecordList {
  /** the last first */
  records: RecordLine[];
  /** `before` of the next page */
  next: string | null;
}

/** A finished game. */
export interface RecordLine {
  /** the record's id */
  table: string;
  /** its id */
  game: string;
  /** seconds since 1970 */
  ended: number;
  /** or ended before its end */
  finished: boolean;
  /** seat by seat */
  players: Player[];
  /** seat by seat */
  totals: number[] | null;
  /** seats */
  winners: number[] | null;
}

/** Who sat where; a person with a bot left the game to it. */
export interface Player {
  /** from 0 */
  seat: number;
  /** nickname; null: a bot, or somebody who was deleted */
  name: string | null;
  /** level of the bot that played, if one did */
  bot: string | null;
}

/** A game, and as many of its frames as were asked for. */
export interface Replay {
  /** its id */
  game: string;
  /** every option of the game */
  options: Record<string, unknown>;
  /** seat by seat, as far as they are known */
  names: string[];
  /** of a table's game; empty for a record that was sent */
  players: Player[];
  /** number of all frames */
  total: number;
  /** those that were scored */
  rounds: RoundLine[];
  /** after the last frame */
  totals: number[];
  /** seats; null: not finished */
  winners: number[] | null;
  /** where it was played on from, if it was */
  origin: Origin | null;
  /** one after the other */
  frames: Frame[];
}

/** A scored round, and the frame that shows it. */
export interface RoundLine {
  /** of this round, seat by seat */
  scores: number[];
  /** so far, seat by seat */
  totals: number[];
  /** its number */
  frame: number;
  /** in a match */
  places?: number[];
}

/** How far a review is. */
export interface ReviewProgress {
  /** at `/api/records/` that of the table, at `/api/review/` that of the record */
  id: string;
  /** `none`: nobody has asked for it */
  state: "done" | "failed" | "none" | "queued" | "running";
  /** of the work that is done */
  share: number;
  /** about how many others have their turn before */
  ahead: number;
  /** while it is being made, as soon as they are known: as in the review */
  rounds: unknown[];
  /** likewise: those from the number `from` on */
  decisions: unknown[];
  /** when it is done */
  review: unknown | null;
}

/** What a line leads to. It ends where cards are due: nobody knows which they would have been. */
export interface WhatIf {
  /** of the line alone; numbers go on from where it leaves the game */
  frames: Frame[];
  /** who would move now; null: cards are due, or the game is over */
  seat: number | null;
  /** what that seat may play */
  moves: string[];
}

/** What everybody may know. */
export interface SiteInfo {
  /** of the site */
  name: string;
  /** shown to everybody; empty: none */
  announcement: string;
  /** whether there may be new accounts */
  sign_up: boolean;
  /** of the server */
  version: string;
  /** of sentences and rules */
  languages: string[];
}

export interface Banned {
  /** those who are kept out */
  persons: SitePerson[];
  /** those that are kept out */
  addresses: BannedAddress[];
}

export interface SitePerson {
  /** of the person */
  id: string;
  /** as others see it */
  nick: string;
  /** of the account */
  name: string | null;
  /** seconds since 1970 */
  created: number;
  /** likewise */
  seen: number;
  /** kept out */
  banned: boolean;
  /** may look after the site */
  site_host: boolean;
  /** a program that plays */
  remote: boolean;
  /** of a remote bot */
  owner: string | null;
}

export interface BannedAddress {
  /** or a network */
  address: string;
  /** seconds since 1970 */
  at: number;
  /** for the hosts of the site */
  why: string;
}

/** What the database holds. */
export interface Storage {
  /** of the whole database */
  bytes: number;
  /** by table of the database */
  rows: Record<string, number>;
}

/** A table as its row says; no cards. */
export interface SiteTable {
  /** of the table */
  id: string;
  /** its id */
  game: string;
  /** waiting, playing or over */
  status: string;
  /** or known only to those who have the link */
  listed: boolean;
  /** seconds since 1970 */
  created: number;
  /** likewise */
  changed: number;
  /** who sits where */
  players: Player[];
}

export interface TablesReply {
  /** first those that wait for people, or for you */
  tables: TableLine[];
}

/** A table in a list. */
export interface TableLine {
  /** of the table */
  id: string;
  /** its id */
  game: string;
  /** every option of the game */
  options: Record<string, boolean | number | string | string[] | null>;
  /** of the game */
  status: "over" | "playing" | "waiting";
  /** number of seats */
  players: number;
  /** one for each player */
  seats: SeatLine[];
  /** how much time there is */
  pace: Pace;
  /** whether others may look on */
  spectators: boolean;
  /** seconds since 1970 */
  created: number;
  /** when something happened last, in seconds since 1970 */
  changed: number;
  /** whether the caller has to move */
  your_turn: boolean;
}

export interface SeatLine {
  /** nickname of who sits there */
  name?: string;
  /** level of the bot that plays */
  bot?: string;
}

export interface Health {
  /** ok */
  status: string;
  /** of the server */
  version: string;
}

/** Every endpoint: what is sent and what comes back; refusals are a Refusal. */
export interface Rest {
  /** Give myself a name and a password. */
  "POST /api/account": { body: SignUp; reply: Account };
  /** Change my password; signs out my other devices. */
  "PUT /api/account/password": { body: NewPassword; reply: Me };
  /** Set a new password with the recovery code. */
  "POST /api/account/recover": { body: Recover; reply: Account };
  /** My remote bots. */
  "GET /api/bots": { reply: RemoteBot[] };
  /** Make a remote bot; its token is shown once. */
  "POST /api/bots": { body: NewBot; reply: MadeBot };
  /** Remove a remote bot and its token. */
  "DELETE /api/bots/{id}": { reply: undefined };
  /** The examples of a game's rulebook, to step through. */
  "GET /api/examples/{id}": { reply: ExamplesReply };
  /** The games, their options, and which are ready. */
  "GET /api/games": { reply: ShelfReply };
  /** Who I am. */
  "GET /api/me": { reply: Me };
  /** Change my nickname, language or settings. */
  "PATCH /api/me": { body: Change; reply: Me };
  /** Remove me and what I said; games stay. */
  "POST /api/me/delete": { body: Farewell; reply: undefined };
  /** Download everything about me. */
  "GET /api/me/export": { reply: Record<string, unknown> };
  /** Open a table that goes on from a frame of a record of your own. */
  "POST /api/play-on": { body: PlayOnRecord; reply: NewTableReply };
  /** Hear no more on this device. */
  "DELETE /api/push": { query: Unsubscribe; reply: undefined };
  /** Hear on this device when it is your turn. */
  "POST /api/push": { body: Subscription; reply: undefined };
  /** The key to subscribe to notices with. */
  "GET /api/push/key": { reply: PushKey };
  /** Which games have puzzles, and today's. */
  "GET /api/puzzles": { reply: PuzzlesReply };
  /** The puzzles of a game. */
  "GET /api/puzzles/{id}": { reply: PuzzleList };
  /** A puzzle as its seat sees it. */
  "GET /api/puzzles/{id}/{number}": { reply: PuzzleShown };
  /** Answer a puzzle. */
  "POST /api/puzzles/{id}/{number}": { body: PuzzleAnswer; reply: AnswerReply };
  /** Open a table that goes on from a puzzle, as its seat. */
  "POST /api/puzzles/{id}/{number}/play-on": { body: PlayOnWish; reply: NewTableReply };
  /** Finished games, latest first. */
  "GET /api/records": { query: RecordsQuery; reply: RecordList };
  /** The record of a finished game. */
  "GET /api/records/{id}": { query: RecordQuery; reply: Record<string, unknown> };
  /** Open a table that goes on from a frame of a finished game. */
  "POST /api/records/{id}/play-on": { body: PlayOn; reply: NewTableReply };
  /** A finished game to step through, all hands open. */
  "GET /api/records/{id}/replay": { query: ReplayQuery; reply: Replay };
  /** Give up a review that is being made. */
  "DELETE /api/records/{id}/review": { query: ReviewWish; reply: undefined };
  /** The review of a finished game, or how far it is. */
  "GET /api/records/{id}/review": { query: ReviewQuery; reply: ReviewProgress };
  /** Have a finished game reviewed. */
  "POST /api/records/{id}/review": { query: ReviewWish; reply: ReviewProgress };
  /** What other moves would have led to in a finished game, all hands open. */
  "GET /api/records/{id}/what-if": { query: LineQuery; reply: WhatIf };
  /** A record to step through: the game is replayed strictly. */
  "POST /api/replay": { query: ReplayQuery; body: unknown; reply: Replay };
  /** Have a record reviewed. */
  "POST /api/review": { query: ReviewWish; body: unknown; reply: ReviewProgress };
  /** Give up a review of a record that was sent. */
  "DELETE /api/review/{id}": { query: ReviewWish; reply: undefined };
  /** The review of a record that was sent, or how far it is. */
  "GET /api/review/{id}": { query: ReviewQuery; reply: ReviewProgress };
  /** Sign out on this device. */
  "DELETE /api/session": { reply: undefined };
  /** Sign in on this device. */
  "POST /api/session": { body: SignIn; reply: Me };
  /** Sign out on all my devices. */
  "DELETE /api/sessions": { reply: undefined };
  /** About this site. */
  "GET /api/site": { reply: SiteInfo };
  /** Name the site, announce, open or close sign-up. */
  "PATCH /api/site": { body: SiteChange; reply: SiteInfo };
  /** Let somebody in again. */
  "DELETE /api/site/bans": { query: Unban; reply: undefined };
  /** Who is kept out. */
  "GET /api/site/bans": { reply: Banned };
  /** Keep a person or an address out. */
  "POST /api/site/bans": { body: Ban; reply: undefined };
  /** Become a host with the token printed at start. */
  "POST /api/site/host": { body: HostToken; reply: Me };
  /** People, latest first. */
  "GET /api/site/persons": { query: PersonsQuery; reply: SitePerson[] };
  /** What the database holds. */
  "GET /api/site/storage": { reply: Storage };
  /** All tables, latest first. */
  "GET /api/site/tables": { query: TablesQuery; reply: SiteTable[] };
  /** End a table. */
  "POST /api/site/tables/{id}/close": { reply: undefined };
  /** Listed tables that are waiting or playing. */
  "GET /api/tables": { reply: TablesReply };
  /** Open a table. */
  "POST /api/tables": { body: NewTable; reply: NewTableReply };
  /** Tables at which you sit. */
  "GET /api/tables/mine": { reply: TablesReply };
  /** A table, for an invitation. */
  "GET /api/tables/{id}": { reply: TableLine };
  /** What other moves would have led to in a record of your own. */
  "POST /api/what-if": { body: LineOfRecord; reply: WhatIf };
  /** Whether the server can work. */
  "GET /health": { reply: Health };
}
