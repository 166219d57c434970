import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client, Server } from "./protocol";
import { Connection, DEAD, PING, type Answer, type Follower, type Status, type Wire } from "./socket";

/** A wire without a network: what was sent, and the ends that the network would pull. */
class Fake implements Wire {
  sent: Client[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Client);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What was sent, by its kind. */
  get kinds(): string[] {
    return this.sent.map((message) => message.do);
  }
}

let wires: Fake[];
let told: Status[];
let others: Server[];
let connection: Connection;

const last = () => wires[wires.length - 1]!;

function follower(number = 0): Follower & { heard: Server[] } {
  const heard: Server[] = [];
  return { heard, since: () => number, hear: (message) => void heard.push(message) };
}

function move(text = "R7"): Promise<Answer> {
  return connection.command({ do: "move", table: "t1", move: text, on: 3 });
}

/** The keys of the moves that went over a wire. */
function keys(wire: Fake): string[] {
  return wire.sent.flatMap((message) => (message.do === "move" ? [message.key] : []));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  [wires, told, others] = [[], [], []];
  connection = new Connection(
    () => (wires.push(new Fake()), last()),
    () => "de",
    (status) => told.push(status),
    (message) => others.push(message),
  );
  connection.start();
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a connection", () => {
  it("says hello in the player's language and asks for what is followed", () => {
    connection.follow("t1", follower(7));
    expect(last().sent).toEqual([]);
    last().onopen!();
    expect(last().sent).toEqual([
      { do: "hello", version: 1, lang: "de" },
      { do: "follow", table: "t1", since: 7 },
    ]);
    connection.unfollow("t1");
    connection.unfollow("t1");
    expect(last().kinds).toEqual(["hello", "follow", "unfollow"]);
  });

  it("gives each message to the table that it is about", () => {
    const [one, two] = [follower(), follower()];
    connection.follow("t1", one);
    connection.follow("t2", two);
    last().onopen!();
    last().say({ say: "presence", table: "t2", here: [], at: 1 });
    last().say({ say: "notice", text: "Soon" });
    expect([one.heard.length, two.heard.length, others.length]).toEqual([0, 1, 1]);
  });

  it("asks after a silence, and gives up after a long one", () => {
    last().onopen!();
    vi.advanceTimersByTime(PING);
    expect(last().kinds).toEqual(["hello", "ping"]);
    last().say({ say: "pong" });
    vi.advanceTimersByTime(PING);
    vi.advanceTimersByTime(PING);
    expect(connection.status).toBe("open");
    vi.advanceTimersByTime(DEAD);
    expect(wires[0]!.closed).toBe(true);
    expect(told).toContain("lost");
    expect(wires.length).toBeGreaterThan(1);
  });

  it("does not wait for ever for a connection that does not open", () => {
    vi.advanceTimersByTime(DEAD + 2 * PING);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("comes back by itself, later and later while there is nobody", () => {
    last().onopen!();
    last().say({ say: "welcome" });
    const waits: number[] = [];
    for (let go = 0; go < 6; go++) {
      const before = wires.length;
      last().onclose!({ code: 1006, reason: "" });
      let waited = 0;
      while (wires.length === before && waited < 10_000) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThan(100);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(waits.at(-1)).toBeLessThanOrEqual(5000);
  });

  it("asks anew for what was missed", () => {
    let number = 3;
    connection.follow("t1", { since: () => number, hear: () => {} });
    last().onopen!();
    number = 12;
    last().onclose!({ code: 1006, reason: "" });
    vi.advanceTimersByTime(100);
    last().onopen!();
    expect(last().sent).toContainEqual({ do: "follow", table: "t1", since: 12 });
  });

  it("wakes at once when the network is back", () => {
    last().onopen!();
    for (let go = 0; go < 4; go++) {
      last().onclose!({ code: 1006, reason: "" });
      vi.advanceTimersByTime(go < 3 ? 5000 : 0);
    }
    const before = wires.length;
    connection.wake();
    expect(wires.length).toBe(before + 1);
    vi.advanceTimersByTime(5000);
    expect(wires.length).toBe(before + 1);
  });

  it("does not come back where another browser has signed out, nor after the end", () => {
    last().onclose!({ code: 1008, reason: "signed-out" });
    vi.advanceTimersByTime(60_000);
    expect([wires.length, connection.status]).toEqual([1, "elsewhere"]);
    connection.stop();
    connection.wake();
    expect(wires.length).toBe(1);
  });

  it("ignores the end of a wire that it has given up", () => {
    const old = last();
    old.onopen!();
    old.onclose!({ code: 1006, reason: "" });
    vi.advanceTimersByTime(100);
    last().onopen!();
    old.onclose!({ code: 1006, reason: "" });
    expect([connection.status, wires.length]).toEqual(["open", 2]);
  });
});

describe("a command", () => {
  it("is answered by its key", async () => {
    last().onopen!();
    const [first, second] = [move("R7"), move("B2")];
    const [a, b] = keys(last());
    expect(a).not.toBe(b);
    last().say({ say: "done", table: "t1", key: b });
    last().say({ say: "refused", table: "t1", key: a, code: "illegal", text: "No." });
    expect(await second).toMatchObject({ say: "done" });
    expect(await first).toMatchObject({ say: "refused", text: "No." });
  });

  it("waits for the connection", () => {
    void move();
    expect(last().sent).toEqual([]);
    last().onopen!();
    expect(last().kinds).toEqual(["hello", "move"]);
  });

  it("is sent again with the same key until it is answered, and then no more", async () => {
    last().onopen!();
    const answer = move();
    const [key] = keys(last());
    for (let go = 0; go < 3; go++) {
      last().onclose!({ code: 1006, reason: "" });
      vi.advanceTimersByTime(1500);
      last().onopen!();
      expect(keys(last())).toEqual([key]);
    }
    last().say({ say: "done", table: "t1", key });
    last().say({ say: "done", table: "t1", key });
    expect(await answer).toMatchObject({ say: "done" });
    last().onclose!({ code: 1006, reason: "" });
    vi.advanceTimersByTime(10_000);
    last().onopen!();
    expect(keys(last())).toEqual([]);
  });

  it("is tried again where the server was too busy", () => {
    last().onopen!();
    void move();
    const [key] = keys(last());
    last().say({ say: "refused", table: "t1", key, code: "slow-down", text: "" });
    expect(keys(last())).toEqual([key]);
    vi.advanceTimersByTime(1000);
    expect(keys(last())).toEqual([key, key]);
  });
});
