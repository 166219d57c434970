/** One connection to the server: it stays alive, comes back by itself, and sends nothing twice. */

import type { Client, Done, Refused, Server } from "./protocol";

export const PING = 2500; // ms of silence before we ask
export const DEAD = 9000; // ms of silence after which the connection is given up
const WAITS = [0, 500, 1000, 2000, 4000]; // ms before the next try
const VERSION = 1;

export type Status = "connecting" | "open" | "lost" | "elsewhere";
export type Command = Extract<Client, { key: string }>;
type WithoutKey<T> = T extends unknown ? Omit<T, "key"> : never;
export type Wish = WithoutKey<Command>;
export type Answer = Done | Refused;

/** What is needed of a WebSocket, so that tests can do without a network. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

interface Pending {
  command: Command;
  answer: (answer: Answer) => void;
}

/** Also where the page was not loaded safely, e.g. from another device of the house. */
function key(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}

export interface Follower {
  /** the last event that it has */
  since(): number;
  hear(message: Server): void;
}

export class Connection {
  status: Status = "connecting";
  #wire: Wire | null = null;
  #heard = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #followers = new Map<string, Follower>();
  #pending = new Map<string, Pending>();
  #stopped = false;

  constructor(
    private readonly open: () => Wire,
    private readonly lang: () => "fr" | "en" | "de",
    private readonly changed: (status: Status) => void = () => {},
    private readonly other: (message: Server) => void = () => {},
  ) {}

  start(): void {
    if (!this.#stopped) this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#wire?.close();
  }

  follow(table: string, follower: Follower): void {
    this.#followers.set(table, follower);
    if (this.status === "open") this.#send({ do: "follow", table, since: follower.since() });
  }

  unfollow(table: string): void {
    if (this.#followers.delete(table) && this.status === "open") this.#send({ do: "unfollow", table });
  }

  /** Carried out once, however often the connection is lost meanwhile. */
  command(wish: Wish): Promise<Answer> {
    const command = { ...wish, key: key() } as Command;
    return new Promise((answer) => {
      this.#pending.set(command.key, { command, answer });
      if (this.status === "open") this.#send(command);
    });
  }

  /** The language of refusals has changed. */
  hello(): void {
    if (this.status === "open") this.#send({ do: "hello", version: VERSION, lang: this.lang() });
  }

  /** After sleep, or when the network is back: is the connection still good? */
  wake(): void {
    if (this.#stopped) return;
    if (this.status === "lost") this.#connect();
    else if (this.status === "open") this.#send({ do: "ping" });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#set("connecting");
    const wire = this.open();
    this.#wire = wire;
    this.#heard = Date.now();
    wire.onopen = () => this.#opened();
    wire.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Server);
    wire.onclose = (event) => this.#wire === wire && this.#lost(event.code, event.reason);
    this.#watch();
  }

  #opened(): void {
    this.#set("open");
    this.hello();
    for (const [table, follower] of this.#followers) this.#send({ do: "follow", table, since: follower.since() });
    for (const { command } of this.#pending.values()) this.#send(command);
  }

  #lost(code: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#wire = null;
    if (this.#stopped) return;
    if (code === 1008 && reason === "signed-out") return this.#set("elsewhere");
    this.#set("lost");
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const silent = Date.now() - this.#heard;
      if (silent >= DEAD) {
        const wire = this.#wire;
        this.#lost(0, "silent");
        wire?.close();
      } else {
        if (this.status === "open" && silent >= PING) this.#send({ do: "ping" });
        this.#watch();
      }
    }, PING);
  }

  #hear(message: Server): void {
    this.#heard = Date.now();
    this.#tries = 0;
    if (message.say === "done" || message.say === "refused") this.#answered(message);
    if ("table" in message && message.table) this.#followers.get(message.table)?.hear(message);
    else this.other(message);
  }

  #answered(message: Answer): void {
    const key = message.key ?? "";
    const pending = this.#pending.get(key);
    if (!pending) return;
    if (message.say === "refused" && ["not-saved", "slow-down"].includes(message.code)) {
      setTimeout(() => this.#pending.has(key) && this.status === "open" && this.#send(pending.command), 1000);
      return;
    }
    this.#pending.delete(key);
    pending.answer(message);
  }

  #send(message: Client): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #set(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.changed(status);
  }
}
