/** What a follower knows of a table, and how the server's messages change it. No rule of any game is in here. */

import type { Body, Clocks, Event, Info, Line, Own, Scene, Snapshot, Told } from "./protocol";

/** The game at one moment, as one follower sees it. */
export interface Position {
  scene: Scene | null;
  own: Own | null;
  hands: Own[] | null;
  moves: string[];
  sealed: number[];
  draft: string[];
  clocks: Clocks | null;
  /** when it was told, by our own clock (ms) */
  since: number;
}

export const NOWHERE: Position = {
  scene: null,
  own: null,
  hands: null,
  moves: [],
  sealed: [],
  draft: [],
  clocks: null,
  since: 0,
};

/** An event in the log. */
export interface Entry {
  number: number;
  at: number;
  what: Body;
  happened: Line[];
}

export function entry(told: Told): Entry {
  return { number: told.number, at: told.at, what: told.what, happened: told.happened ?? [] };
}

/** The position after a message; an event without `scene` changes the game in nothing but its clocks. */
export function after(before: Position, message: Snapshot | Event): Position {
  const since = Date.now();
  if (message.say === "event" && !message.scene)
    return message.clocks ? { ...before, clocks: message.clocks, since } : before;
  const told = {
    scene: message.scene ?? null,
    hands: message.hands ?? null,
    moves: message.moves ?? [],
    sealed: message.sealed ?? [],
    draft: message.draft ?? [],
    clocks: message.clocks ?? null,
    since,
  };
  const kept = message.say === "event" ? before.own : null;
  return { ...told, own: message.own ?? kept };
}

/** The log without the moves that a take-back undid: `to` moves are left. */
export function kept(log: readonly Entry[], to: number): Entry[] {
  let moves = 0;
  const found: Entry[] = [];
  for (const one of log) {
    if (one.what.kind !== "moved") found.push(one);
    else if (moves < to) {
      found.push(one);
      moves += one.what.moves.length;
    }
  }
  return found;
}

/** The log with further events; each is in it once. */
export function extended(log: readonly Entry[], told: readonly Told[]): Entry[] {
  let found = [...log];
  for (const one of told) {
    if (found.length && one.number <= found[found.length - 1]!.number) continue;
    if (one.what.kind === "tookback") found = kept(found, one.what.to);
    found.push(entry(one));
  }
  return found;
}

/** The log as far as it may be read back: where covered cards are to be forgotten, no line names one. */
export function recalled(log: readonly Entry[], scene: Scene | null): readonly Entry[] {
  if (!scene || !("memory" in scene) || !scene.memory || scene.phase === "over") return log;
  const open = JSON.stringify(scene);
  const lies = (card: unknown) => card === undefined || open.includes(`"${card}"`);
  const told = ([, { card, covered }]: Line) => lies(card) && lies(covered);
  return log.map((one) => (one.happened.every(told) ? one : { ...one, happened: one.happened.filter(told) }));
}

/** The names of all seats, in order; a seat that nobody has is its number in the player's language. */
export function names(info: Info, bot: (seat: number) => string, free: (seat: number) => string): string[] {
  return info.chairs.map((chair, seat) => {
    const person = chair.person && info.people[chair.person];
    return person || (chair.bot ? bot(seat) : free(seat));
  });
}
