/** A table that this browser follows: what is shown, what is known, what can be done. */

import { beats } from "./beats";
import { familyOf } from "./catalogue";
import { FLIGHT, fly } from "./motion";
import { kindOf, played } from "./moves";
import { botName } from "./names";
import { withVirtual } from "./seated";
import { pause } from "./pause";
import { after, entry, extended, names, NOWHERE, recalled, type Entry, type Position } from "./position";
import { prefs } from "./prefs.svelte";
import type { Event, Info, Played, Presence, Refused, Server, Snapshot, Told } from "./protocol";
import type { Decision } from "./review.svelte";
import type { Answer, Connection, Follower, Wish } from "./socket";
import { sound, type Cue } from "./sound";
import { t, type Family } from "./words.svelte";

const GUARD = 300; // ms after a change during which a tap may have been meant for what was there before
const BACKLOG = 4; // events waiting beyond which nothing is shown slowly

type WithoutTable<T> = T extends unknown ? Omit<T, "table"> : never;
export type TableWish = WithoutTable<Wish>;

/** What is to be shown next, together: nothing of it is told before its cards fly. */
interface Next {
  position: Position;
  info: Info | null;
  log: readonly Entry[];
  cue: Cue | null;
  played: Played[];
}

export class Table implements Follower {
  info = $state.raw<Info | null>(null);
  seat = $state<number | null>(null);
  here = $state.raw<string[]>([]);
  /** our single legal cards are played by themselves */
  autoplay = $state(false);
  /** people of this table who are connected nowhere, and since when (seconds, our clock) */
  gone = $state.raw<Record<string, number>>({});
  log = $state.raw<readonly Entry[]>([]);
  /** what is drawn; it may be a beat behind what is known */
  shown = $state.raw<Position>(NOWHERE);
  /** a move that has been sent and not yet been answered */
  sent = $state<string | null>(null);
  trouble = $state.raw<Refused | null>(null);
  /** why there is nothing to see */
  closed = $state<string | null>(null);
  /** the move that was recommended for what is shown */
  hinted = $state<string | null>(null);
  /** what is likely to be played after it */
  likely = $state.raw<readonly string[]>([]);
  /** our last move, if it was a mistake and we want to be told */
  mistake = $state.raw<Decision | null>(null);
  /** what happened while nobody looked */
  missed = $state.raw<Entry[]>([]);
  /** a tap now may have been meant for what was there before */
  guarded = $state(false);
  number = 0;

  #known: Next = { position: NOWHERE, info: null, log: [], cue: null, played: [] };
  #queue: Next[] = [];
  #busy = false;
  #turn = 0; // counts own moves and take-backs: of earlier ones nothing is told any more
  #judging: Promise<void> = Promise.resolve();
  #guard: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {
    connection.follow(id, this);
  }

  readonly names = $derived.by(() => this.#names());
  readonly state = $derived(this.info?.status ?? "waiting");
  readonly myTurn = $derived(this.state === "playing" && this.shown.moves.length > 0 && !this.info?.paused);

  #names(): string[] {
    const { info } = this;
    if (!info) return [];
    const found = names(info, botName, (seat) => t("seat-free", { number: seat + 1 }));
    return withVirtual(found, this.shown.scene?.sizes.length ?? 0, familyOf(info.settings.game));
  }

  close(): void {
    clearTimeout(this.#guard);
    this.connection.unfollow(this.id);
  }

  since(): number {
    return this.number;
  }

  hear(message: Server): void {
    if (message.say === "snapshot") this.#snapshot(message);
    else if (message.say === "event") this.#event(message);
    else if (message.say === "presence") this.#presence(message);
    else if (message.say === "refused" && !message.key) this.closed = message.text;
  }

  #snapshot(message: Snapshot): void {
    const again = this.number > 0;
    this.seat = message.seat;
    this.#presence(message);
    this.autoplay = message.autoplay ?? false;
    this.number = message.number;
    if (again) this.missed = message.events.filter((told) => told.happened?.length).map(entry);
    this.#queue = [];
    this.#know(message, message.events);
    if (!again && this.seat !== null && prefs.wishes.coach) void this.ask({ do: "coach", on: true });
  }

  #presence({ here, gone = {}, at }: Presence | Snapshot): void {
    const ahead = Date.now() / 1000 - at; // our clock, of the server's
    this.here = here;
    this.gone = Object.fromEntries(Object.entries(gone).map(([person, since]) => [person, since + ahead]));
  }

  #event(message: Event): void {
    if (message.number <= this.number) return;
    this.number = message.number;
    const game = (message.info ?? this.#known.info)?.settings.game;
    const family = game ? familyOf(game) : null;
    const cards = family && message.what.kind === "moved" ? played(message.what.moves, family) : [];
    this.#know(message, [message], cue(message, family), cards);
    if (message.what.kind === "tookback") this.#forget();
    if (message.what.kind === "moved" && message.what.moves.some(([seat]) => seat === this.seat)) void this.#judge();
  }

  #know(message: Snapshot | Event, events: readonly Told[], cue: Cue | null = null, played: Played[] = []): void {
    const { info, log } = this.#known;
    const position = after(this.#known.position, message);
    this.#known = {
      position,
      info: message.info ?? info,
      log: recalled(extended(log, events), position.scene),
      cue,
      played,
    };
    this.#queue.push(this.#known);
    if (!this.#busy) void this.#show();
  }

  /** Show what is known, beat by beat; without motion all at once. */
  async #show(): Promise<void> {
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const still = next.position === this.shown; // it was only talked, or somebody came
      const hurry = !still && (this.#queue.length >= BACKLOG || this.shown === NOWHERE);
      const lasting = still || hurry ? 0 : prefs.lasting(FLIGHT);
      if (next.cue && !hurry) sound(next.cue);
      if (!lasting) {
        this.#draw(next, next.position);
        continue;
      }
      for (const beat of beats(this.shown, next.position, next.played)) {
        await fly(() => this.#draw(next, beat.position), { lasting, towards: () => beat.towards });
        if (beat.stay) await pause(prefs.lasting(beat.stay));
      }
    }
    this.#busy = false;
  }

  #draw({ info, log }: Next, position: Position): void {
    this.info = info;
    this.log = log;
    if (position === this.shown) return;
    const mine = !this.shown.moves.length && position.moves.length > 0;
    if (this.shown.scene !== position.scene) this.#startGuard();
    this.shown = position;
    this.hinted = null;
    this.likely = [];
    if (mine && this.number) sound("turn");
  }

  #startGuard(): void {
    clearTimeout(this.#guard);
    this.guarded = true;
    this.#guard = setTimeout(() => (this.guarded = false), GUARD);
  }

  /** Play a move. What is not allowed is refused by the server, with its rule. */
  async play(move: string): Promise<boolean> {
    if (this.sent !== null) return false;
    this.trouble = null;
    this.sent = move;
    const answer = await this.connection.command({ do: "move", table: this.id, move, on: this.number });
    this.sent = null;
    return this.#answered(answer);
  }

  /** Any other command; a refusal is shown. */
  async do(wish: TableWish): Promise<Answer> {
    const answer = await this.ask(wish);
    this.#answered(answer);
    return answer;
  }

  /** A question of the page itself, not the player's: a refusal is not shown. */
  ask(wish: TableWish): Promise<Answer> {
    return this.connection.command({ ...wish, table: this.id } as Wish);
  }

  async hint(): Promise<void> {
    const on = this.shown;
    const answer = await this.do({ do: "hint" });
    if (answer.say !== "done" || on !== this.shown) return;
    const [best] = (answer.answer ?? []) as { move: string; line?: string[] }[];
    this.hinted = best?.move ?? null;
    this.likely = best?.line ?? [];
  }

  /** Whether other people play here, too. */
  get company(): boolean {
    return !!this.info?.chairs.some(({ person }, seat) => person && seat !== this.seat);
  }

  /** Be told of one's own mistakes, or no longer; where others play, they must want it, too. */
  coach(on: boolean): void {
    prefs.set("coach", on);
    if (!on) this.#forget();
    if (this.seat !== null) void this.ask({ do: "coach", on });
  }

  /** Whether our last move was a mistake: only what is clearly one is told, and only while it is the last. */
  async #judge(): Promise<void> {
    const turn = this.#forget();
    if (!prefs.wishes.coach || this.info?.settings.pace?.kind !== "relaxed") return;
    await (this.#judging = this.#judging.then(() => this.#hearVerdict(turn)));
  }

  async #hearVerdict(turn: number): Promise<void> {
    if (turn !== this.#turn) return;
    const answer = await this.ask({ do: "judge" });
    if (answer.say !== "done" || turn !== this.#turn) return;
    const found = answer.answer as Decision | null;
    if (found?.mark === "?" || found?.mark === "??") this.mistake = found;
  }

  /** Whatever is said about earlier moves does not matter any more. */
  #forget(): number {
    this.mistake = null;
    return ++this.#turn;
  }

  #answered(answer: Answer): boolean {
    if (answer.say === "done") return true;
    this.fail(answer);
    return false;
  }

  fail(refused: Refused): void {
    if (refused.code === "stale") return; // the new position is on its way, and says it better
    this.trouble = refused;
    sound("refused");
  }
}

function cue(message: Event, family: Family | null): Cue | null {
  const { what } = message;
  if (what.kind === "said") return "chat";
  if (what.kind !== "moved") return null;
  if (message.scene?.winners) return "won";
  if (what.rounds?.length) return "round";
  const [, move] = what.moves[0] ?? [0, ""];
  return (family && kindOf(move, family)?.sound) || "card";
}
