/** A new table as it is being set up: from the game's options to what the server is asked for. */

import type { Pace, Settings } from "./protocol";
import type { GameLine, Json, NewTable, OptionSchema } from "./rest";

export type Chosen = Record<string, Json>;

/** Who is to sit somewhere: myself, a bot of a level, anybody, or somebody by name. */
export type Guest = { kind: "me" } | { kind: "bot"; level: string } | { kind: "free" } | { kind: "kept"; name: string };

export interface Draft {
  game: string;
  options: Chosen;
  seats: Guest[];
  pace: Pace;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  puzzles: boolean;
  botPace: number;
}

export const PACES: Record<Pace["kind"], Pace> = {
  relaxed: { kind: "relaxed" },
  move: { kind: "move", seconds: 60 },
  game: { kind: "game", minutes: 15, increment: 5 },
  days: { kind: "days", days: 2 },
};

/** A first number for options that are usually none. */
export const SUGGESTED: Record<string, number> = { target_score: 100 };

export function fresh(game: GameLine, level: string): Draft {
  const options = Object.fromEntries(
    Object.entries(game.options.properties).map(([name, schema]) => [name, structuredClone(schema.default)]),
  );
  options["players"] = game.usual;
  const draft: Draft = {
    game: game.id,
    options,
    seats: [{ kind: "me" }],
    pace: PACES.relaxed,
    listed: false,
    spectators: true,
    hints: true,
    puzzles: false,
    botPace: 1,
  };
  return { ...draft, seats: seated(draft.seats, game.usual, level) };
}

/** As many seats as players: further ones get bots of a level. */
export function seated(seats: readonly Guest[], players: number, level: string): Guest[] {
  const more = Math.max(0, players - seats.length);
  const bots = Array.from({ length: more }, (): Guest => ({ kind: "bot", level }));
  return [...seats, ...bots].slice(0, players);
}

/** All bots take a level; everybody else stays. */
export function levelled(seats: readonly Guest[], level: string): Guest[] {
  return seats.map((guest) => (guest.kind === "bot" ? { kind: "bot", level } : guest));
}

/** The levels of the bots that sit there, each once. */
export function levelsOf(seats: readonly Guest[]): string[] {
  return [...new Set(seats.flatMap((guest) => (guest.kind === "bot" ? [guest.level] : [])))];
}

/** The options that can be changed now, `players` aside: the server says which depend on others. */
export function alive(properties: Record<string, OptionSchema>, chosen: Chosen): string[] {
  return Object.keys(properties).filter(
    (name) =>
      name !== "players" &&
      Object.entries(properties[name]!["x-when"] ?? {}).every(([other, value]) => chosen[other] === value),
  );
}

/** Whether the game can begin at once: nobody else is waited for. */
export function complete(seats: readonly Guest[]): boolean {
  return seats.every((guest) => guest.kind === "me" || guest.kind === "bot");
}

/** What is sent; options that are not alive are left to the server's default. */
export function asked(draft: Draft, properties: Record<string, OptionSchema>): NewTable {
  const wanted = ["players", ...alive(properties, draft.options)];
  const settings: Settings = {
    game: draft.game,
    options: Object.fromEntries(wanted.map((name) => [name, draft.options[name]])),
    listed: draft.listed,
    spectators: draft.spectators,
    pace: draft.pace,
    hints: draft.hints,
    puzzles: draft.puzzles,
    bot_pace: draft.botPace,
  };
  return {
    settings,
    bots: draft.seats.map((guest) => (guest.kind === "bot" ? guest.level : null)),
    sit: draft.seats[0]?.kind === "me",
    start: complete(draft.seats),
  };
}

/** The seats that are to be kept for somebody, once the table is open. */
export function kept(seats: readonly Guest[]): { seat: number; name: string }[] {
  return seats.flatMap((guest, seat) =>
    guest.kind === "kept" && guest.name.trim() ? [{ seat, name: guest.name.trim() }] : [],
  );
}

/** The option with which a refusal's detail begins, if it is about one. */
export function blamed(detail: string, names: readonly string[]): string | null {
  return names.find((name) => new RegExp(`^${name}\\b`).test(detail)) ?? null;
}
