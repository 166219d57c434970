/** A finished game to step through: its frames come in pieces, ahead of need; cards fly from one to the next. */

import { api } from "./api";
import { beats } from "./beats";
import { FLIGHT, fly } from "./motion";
import { pause } from "./pause";
import { NOWHERE, type Entry, type Position } from "./position";
import { prefs } from "./prefs.svelte";
import type { Frame, Replay as ReplayReply } from "./rest";
import { lastRound, needed, nextRound, starts } from "./steps";

const PIECE = 200; // frames that the server gives at a time
const AHEAD = 60; // frames before the end of a piece at which the next one is asked for
const PAUSE = 900; // ms between two steps that go by themselves
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Frames from a number on, and what is said of the game as a whole. */
export type Source = (first: number) => Promise<ReplayReply>;

/** The game of a table, or that of a record which is sent each time. */
export function source(id: string, text = ""): Source {
  return (first) =>
    text
      ? api("POST", `replay?from=${first}&count=${PIECE}`, JSON.parse(text))
      : api("GET", `records/${id}/replay?from=${first}&count=${PIECE}`);
}

export class Replay {
  game = $state.raw<ReplayReply | null>(null);
  /** as far as they have come */
  frames = $state.raw<readonly (Frame | undefined)[]>([]);
  /** the frame that was asked for */
  at = $state(0);
  /** what is drawn; it may be a beat behind */
  shown = $state.raw<Position>(NOWHERE);
  playing = $state(false);
  speed = $state<number>(1);
  trouble = $state.raw<Error | null>(null);

  readonly total = $derived(this.game?.total ?? 0);
  readonly starts = $derived(starts(this.game?.rounds ?? [], this.total));
  readonly story = $derived(this.frames.flatMap((frame) => (frame ? [entry(frame)] : [])));

  #known = NOWHERE;
  #turn = 0; // counts what was asked for: only the latest is drawn
  #asked = new Map<number, Promise<void>>();

  constructor(private readonly source: Source) {}

  /** The first frame to be seen. */
  async open(at: number): Promise<void> {
    try {
      await this.#load(Math.floor(at / PIECE));
      if (!this.frames[at]) await this.#load(0);
      await this.#to(at);
    } catch (error) {
      this.trouble = error as Error;
    }
  }

  close(): void {
    this.playing = false;
    this.#turn++;
  }

  /** To a frame, as a player wishes: what went by itself stops. */
  go(to: number): void {
    this.playing = false;
    void this.#to(to);
  }

  round(by: 1 | -1): void {
    this.go(by > 0 ? nextRound(this.at, this.starts, this.total) : lastRound(this.at, this.starts));
  }

  /** Begin, or stop, to go on by itself; at the end it begins anew. */
  async toggle(): Promise<void> {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.at >= this.total - 1) await this.#to(0);
    const turn = this.#turn;
    for (let steps = 0; await this.#waits(turn + steps); steps++) await this.#to(this.at + 1);
    if (this.at >= this.total - 1) this.playing = false;
  }

  /** Whether it is still to go on after a pause. */
  async #waits(turn: number): Promise<boolean> {
    const goes = () => this.playing && turn === this.#turn && this.at < this.total - 1;
    if (goes()) await pause(PAUSE / this.speed);
    return goes();
  }

  async #to(to: number): Promise<void> {
    if (!this.total) return;
    const number = Math.max(0, Math.min(this.total - 1, Math.round(to)));
    const by = this.shown === NOWHERE ? 0 : number - this.at;
    const turn = ++this.#turn;
    this.at = number;
    const [own, ...others] = needed(number, this.total, PIECE, AHEAD);
    if (!this.frames[number]) await this.#quietly(own!);
    for (const piece of others) void this.#quietly(piece);
    const frame = this.frames[number];
    if (frame && turn === this.#turn) await this.#draw(positionOf(frame), by, turn);
  }

  /** A step is drawn in beats, a jump at once. */
  async #draw(after: Position, by: number, turn: number): Promise<void> {
    const before = this.#known;
    this.#known = after;
    const lasting = Math.abs(by) === 1 ? prefs.lasting(FLIGHT) / Math.max(1, this.speed) : 0;
    const seen = by === 1 ? beats(before, after) : [{ position: after, stay: 0, towards: null }];
    for (const beat of seen) {
      await fly(() => (this.shown = beat.position), { lasting, towards: () => beat.towards });
      if (beat.stay && turn === this.#turn) await pause(beat.stay / this.speed);
      if (turn !== this.#turn) return;
    }
  }

  async #quietly(piece: number): Promise<void> {
    try {
      await this.#load(piece);
      this.trouble = null;
    } catch (error) {
      this.trouble = error as Error;
    }
  }

  #load(piece: number): Promise<void> {
    const found = this.#asked.get(piece) ?? this.#fetch(piece);
    this.#asked.set(piece, found);
    found.catch(() => this.#asked.delete(piece));
    return found;
  }

  async #fetch(piece: number): Promise<void> {
    const { frames, ...game } = await this.source(piece * PIECE);
    this.game ??= { ...game, frames: [] };
    const all = [...this.frames];
    for (const frame of frames) all[frame.number] = frame;
    this.frames = all;
  }
}

/** The table after a frame. */
export function positionOf({ scene, hands }: Frame): Position {
  return { ...NOWHERE, scene, hands };
}

/** A frame as an entry of the story. */
function entry({ number, seat, move, happened }: Frame): Entry {
  const moves: [number, string][] = seat === null || move === null ? [] : [[seat, move]];
  return { number, at: 0, what: { kind: "moved", moves }, happened };
}
