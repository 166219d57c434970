// Made by `python -m atout.server.wire`; changes made here are lost.
import type { Line, Own, Pace, Scene, Settings } from "./protocol";

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
  /** Capital letters make no difference. */
  name: string;
  password: string;
}

export interface NewPassword {
  /** the old one */
  password: string;
  new: string;
}

export interface Recover {
  /** Capital letters make no difference. */
  name: string;
  code: string;
  /** the new one */
  password: string;
}

export interface NewBot {
  /** 1–24 visible characters */
  nick: string;
}

/** What is left out stays. */
export interface Change {
  /** 1–24 visible characters */
  nick?: string;
  lang?: "de" | "en" | "fr";
  /** for notices; accounts only */
  email?: string;
  settings?: Record<string, boolean | number | string | string[] | null>;
}

export interface Farewell {
  /** needed with an account */
  password?: string | null;
}

export interface Unsubscribe {
  endpoint: string;
}

/** As a browser's `PushSubscription` writes itself. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface RecordsQuery {
  game?: string | null;
  player?: string | null;
  /** 1: only games that I played */
  mine?: number;
  before?: string | null;
  limit?: number;
}

export interface RecordQuery {
  download?: number;
}

/** Which frames are wanted. */
export interface ReplayQuery {
  from?: number;
  count?: number;
}

export interface SignIn {
  /** Capital letters make no difference. */
  name: string;
  password: string;
}

/** What is left out stays. */
export interface SiteChange {
  name?: string;
  announcement?: string;
  sign_up?: boolean;
}

export interface Unban {
  person?: string | null;
  address?: string | null;
}

/** A person, or an address or network. */
export interface Ban {
  person?: string | null;
  address?: string | null;
  why?: string;
}

export interface HostToken {
  token: string;
}

export interface PersonsQuery {
  /** how it begins */
  nick?: string;
  banned?: boolean | null;
  limit?: number;
}

export interface TablesQuery {
  status?: "over" | "playing" | "waiting" | null;
  /** changed before */
  before?: number | null;
  limit?: number;
}

/** A table to be opened; the host takes the first free seat unless `sit` is false. */
export interface NewTable {
  settings: Settings;
  /** by seat; null: for people */
  bots?: (string | null)[];
  sit?: boolean;
  /** at once, with bots on all free seats */
  start?: boolean;
}

/** An account, and a recovery code that is never shown again. */
export interface Account {
  me: Me;
  recovery: string;
}

/** The caller. */
export interface Me {
  id: string;
  nick: string;
  lang: string;
  /** of the account */
  name: string | null;
  site_host: boolean;
  remote: boolean;
  email: string;
  /** the page's own */
  settings: Record<string, boolean | number | string | string[] | null>;
}

/** A program that plays. */
export interface RemoteBot {
  id: string;
  nick: string;
  created: number;
  seen: number;
}

/** A new remote bot; the token is never shown again. */
export interface MadeBot {
  id: string;
  nick: string;
  token: string;
}

export interface ExamplesReply {
  game: string;
  examples: ExampleLine[];
}

/** An example; its first frame is not always the deal. */
export interface ExampleLine {
  id: string;
  title: Line;
  /** of the game's manual */
  section: string;
  options: Record<string, unknown>;
  frames: Frame[];
}

/** One deal or one move, and the table afterwards. Every deal is a frame of its own, the first is frame 0. */
export interface Frame {
  number: number;
  /** whose move it was; null: a deal */
  seat: number | null;
  move: string | null;
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
  games: GameLine[];
  /** of bots that are offered */
  levels: string[];
  /** what is being compiled */
  progress: string;
}

/** A box on the shelf. */
export interface GameLine {
  id: string;
  family: string;
  players: number[];
  usual: number;
  options: OptionsSchema;
  ready: boolean;
}

/** All options of a game as JSON Schema, `players` among them. */
export interface OptionsSchema {
  title: string;
  /** for programmers, in English */
  description: string;
  type: "object";
  properties: Record<string, OptionSchema>;
  required: string[];
  additionalProperties: boolean;
}

/** One option of a game. */
export interface OptionSchema {
  type?: "array" | "boolean" | "integer" | "null";
  enum?: (string | number)[];
  anyOf?: ValueSchema[];
  items?: ValueSchema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default: boolean | number | string | string[] | null;
  /** it has an effect only while other options have these values */
  "x-when"?: Record<string, boolean | number | string | string[] | null>;
}

/** What values there are, as JSON Schema. */
export interface ValueSchema {
  type?: "array" | "boolean" | "integer" | "null";
  enum?: (string | number)[];
  anyOf?: ValueSchema[];
  items?: ValueSchema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** The key that a browser subscribes with. */
export interface PushKey {
  key: string;
}

export interface RecordList {
  records: RecordLine[];
  /** `before` of the next page */
  next: string | null;
}

/** A finished game. */
export interface RecordLine {
  table: string;
  game: string;
  ended: number;
  /** or ended before its end */
  finished: boolean;
  players: Player[];
  totals: number[] | null;
  winners: number[] | null;
}

/** Who sat where; a person with a bot left the game to it. */
export interface Player {
  seat: number;
  name: string | null;
  bot: string | null;
}

/** A game, and as many of its frames as were asked for. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  /** seat by seat, as far as they are known */
  names: string[];
  /** of a table's game; empty for a record that was sent */
  players: Player[];
  /** number of all frames */
  total: number;
  rounds: RoundLine[];
  /** after the last frame */
  totals: number[];
  winners: number[] | null;
  frames: Frame[];
}

/** A scored round, and the frame that shows it. */
export interface RoundLine {
  scores: number[];
  totals: number[];
  frame: number;
  /** in a match */
  places?: number[];
}

/** What everybody may know. */
export interface SiteInfo {
  name: string;
  announcement: string;
  sign_up: boolean;
  version: string;
  languages: string[];
}

export interface Banned {
  persons: SitePerson[];
  addresses: BannedAddress[];
}

export interface SitePerson {
  id: string;
  nick: string;
  name: string | null;
  created: number;
  seen: number;
  banned: boolean;
  site_host: boolean;
  remote: boolean;
  owner: string | null;
}

export interface BannedAddress {
  address: string;
  at: number;
  why: string;
}

/** What the database holds. */
export interface Storage {
  bytes: number;
  rows: Record<string, number>;
}

/** A table as its row says; no cards. */
export interface SiteTable {
  id: string;
  game: string;
  status: string;
  listed: boolean;
  created: number;
  changed: number;
  players: Player[];
}

export interface TablesReply {
  tables: TableLine[];
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | string[] | null>;
  status: "over" | "playing" | "waiting";
  players: number;
  seats: SeatLine[];
  pace: Pace;
  spectators: boolean;
  created: number;
  changed: number;
  your_turn: boolean;
}

export interface SeatLine {
  name?: string;
  bot?: string;
}

export interface NewTableReply {
  id: string;
}

export interface Health {
  status: string;
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
  /** Hear no more on this device. */
  "DELETE /api/push": { query: Unsubscribe; reply: undefined };
  /** Hear on this device when it is your turn. */
  "POST /api/push": { body: Subscription; reply: undefined };
  /** The key to subscribe to notices with. */
  "GET /api/push/key": { reply: PushKey };
  /** Finished games, latest first. */
  "GET /api/records": { query: RecordsQuery; reply: RecordList };
  /** The record of a finished game. */
  "GET /api/records/{id}": { query: RecordQuery; reply: Record<string, unknown> };
  /** A finished game to step through, all hands open. */
  "GET /api/records/{id}/replay": { query: ReplayQuery; reply: Replay };
  /** A record to step through: the game is replayed strictly. */
  "POST /api/replay": { query: ReplayQuery; body: unknown; reply: Replay };
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
  /** Whether the server can work. */
  "GET /health": { reply: Health };
}
