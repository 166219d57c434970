import { describe, expect, it } from "vitest";
import { after, extended, kept, names, NOWHERE, recalled, type Entry } from "./position";
import type { Body, Event, Info, Scene, Snapshot, Told } from "./protocol";

const scene = (round: number) => ({ round, sizes: [5, 5] }) as unknown as Scene;
const own = (hand: string[]) => ({ hand }) as never;

function told(number: number, what: Body): Told {
  return { number, at: 0, what };
}

function moved(number: number, ...moves: string[]): Told {
  return told(number, { kind: "moved", moves: moves.map((move) => [0, move]) });
}

const numbers = (log: readonly Entry[]) => log.map((one) => one.number);

describe("the position after a message", () => {
  const start = after(NOWHERE, {
    say: "snapshot",
    scene: scene(1),
    own: own(["R7"]),
    moves: ["R7"],
  } as unknown as Snapshot);

  it("is what a snapshot says", () => {
    expect(start).toMatchObject({ scene: { round: 1 }, own: { hand: ["R7"] }, moves: ["R7"], hands: null, draft: [] });
    const watching = after(start, { say: "snapshot", scene: scene(1) } as unknown as Snapshot);
    expect(watching.own).toBeNull();
  });

  it("changes with an event that has a scene; what it does not name is over", () => {
    const next = after(start, { say: "event", scene: scene(2) } as unknown as Event);
    expect(next).toMatchObject({ scene: { round: 2 }, own: { hand: ["R7"] }, moves: [] });
  });

  it("stays the very same where nothing happened in the game", () => {
    expect(after(start, { say: "event" } as unknown as Event)).toBe(start);
    const clocks = { left: [1, 2], running: [0] };
    const later = after(start, { say: "event", clocks } as unknown as Event);
    expect(later).toMatchObject({ clocks, moves: ["R7"] });
    expect(later.scene).toBe(start.scene);
  });
});

describe("the log", () => {
  const log = extended([], [told(1, { kind: "opened", person: "p" }), moved(2, "R7"), moved(3, "B2", "B3")]);

  it("has every event once, however often it is told", () => {
    expect(numbers(log)).toEqual([1, 2, 3]);
    expect(numbers(extended(log, [moved(3, "B2", "B3"), moved(4, "G1")]))).toEqual([1, 2, 3, 4]);
  });

  it("forgets the moves that were taken back, and keeps what was said", () => {
    const talked = extended(log, [told(4, { kind: "said", person: "p", text: "Oh" } as Body), moved(5, "Y1")]);
    expect(numbers(kept(talked, 3))).toEqual([1, 2, 3, 4]);
    expect(numbers(kept(talked, 1))).toEqual([1, 2, 4]);
    const back = extended(talked, [told(6, { kind: "tookback", to: 1 } as Body), moved(7, "Y2")]);
    expect(numbers(back)).toEqual([1, 2, 4, 6, 7]);
  });
});

it("forgets what the shore covers, while it is to be kept in mind", () => {
  const shore = (memory: boolean, phase: string) =>
    ({
      memory,
      phase,
      shore: [
        {
          stack: [
            [1, "?"],
            [0, "A1"],
          ],
        },
      ],
      removed: [["b5"]],
    }) as unknown as Scene;
  const line = (number: number, args: object) => ({ ...moved(number, "?"), happened: [["id", args]] }) as Told;
  const log = extended([], [line(1, { card: "b3" }), line(2, { card: "A1" }), line(3, { card: "A1", covered: "b3" })]);
  const told = (scene: Scene | null) =>
    recalled([...log, ...extended([], [line(4, { card: "b5" })])], scene).map((one) => one.happened.length);
  expect(told(shore(true, "turn"))).toEqual([0, 1, 0, 1]);
  for (const scene of [shore(true, "over"), shore(false, "turn"), null]) expect(told(scene)).toEqual([1, 1, 1, 1]);
});

it("names people, bots and free seats", () => {
  const info = {
    chairs: [{ person: "p1" }, { bot: "casual" }, {}, { person: "gone" }],
    people: { p1: "Ann" },
  } as unknown as Info;
  expect(
    names(
      info,
      (seat) => `bot ${seat}`,
      (seat) => `free ${seat}`,
    ),
  ).toEqual(["Ann", "bot 1", "free 2", "free 3"]);
});
