/** What the server answers to REST, as far as the page uses it. */

import type { Pace } from "./protocol";

export type Json = string | number | boolean | null | string[];

/** One option of a game, as JSON Schema. */
export interface OptionSchema {
  type?: "integer" | "boolean" | "array" | "null";
  enum?: (string | number)[];
  anyOf?: OptionSchema[];
  items?: OptionSchema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default: Json;
  /** alive only while other options have these values */
  "x-when"?: Record<string, Json>;
}

export interface GameLine {
  id: string;
  family: string;
  players: number[];
  usual: number;
  options: { properties: Record<string, OptionSchema> };
  ready: boolean;
}

export interface ShelfReply {
  games: GameLine[];
  levels: string[];
  /** what is being compiled, e.g. "ebbes bot 2/8"; "": nothing */
  progress: string;
}

export interface TableLine {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  players: number;
  seats: { name?: string | null; bot?: string | null }[];
  pace: Pace;
  spectators: boolean;
  created: number;
  changed: number;
  your_turn: boolean;
}

export interface Player {
  seat: number;
  name: string | null;
  bot: string | null;
}

export interface RecordLine {
  table: string;
  game: string;
  ended: number;
  finished: boolean;
  players: Player[];
  totals: number[] | null;
  winners: number[] | null;
}

export interface SiteInfo {
  name: string;
  announcement: string;
  sign_up: boolean;
  version: string;
  languages: string[];
}

export interface RemoteBot {
  id: string;
  nick: string;
  created: number;
  seen: number;
}

export interface SiteTable {
  id: string;
  game: string;
  status: TableLine["status"];
  listed: boolean;
  created: number;
  changed: number;
  players: Player[];
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

export interface Banned {
  persons: SitePerson[];
  addresses: { address: string; at: number; why: string }[];
}

export interface Storage {
  bytes: number;
  rows: Record<string, number>;
}
