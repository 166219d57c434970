import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "./api";
import { Reviewing, type Decision, type Place, type Progress, type Review, type Round } from "./review.svelte";

const decision = (frame: number, more: Partial<Decision> = {}) => ({ frame, mark: "", ...more }) as Decision;
const rounds = [{ first: 0, last: 9 }] as Round[];
const review = (...decisions: Decision[]) => ({ rounds, decisions }) as Review;

function progress(state: Progress["state"], more: Partial<Progress> = {}): Progress {
  return { id: "t", state, share: 0, ahead: 0, rounds: [], decisions: [], review: null, ...more };
}

/** A server that says one thing after the other. */
function place(...said: Progress[]): Place & { known: number[]; cancelled: number } {
  const told = {
    known: [] as number[],
    cancelled: 0,
    ask: async () => said.shift()!,
    look: async (_: boolean, known: number) => (told.known.push(known), said.shift() ?? progress("none")),
    cancel: async () => void told.cancelled++,
  };
  return told;
}

describe("a review", () => {
  beforeEach(() => void vi.useFakeTimers());
  const later = () => vi.advanceTimersByTimeAsync(1000);

  it("shows what it has found until it is done", async () => {
    const server = place(
      progress("queued", { ahead: 2 }),
      progress("running", { share: 0.5, rounds, decisions: [decision(1), decision(2)] }),
      progress("running", { share: 0.9, decisions: [decision(4)] }),
      progress("done", { review: review(decision(1), decision(2), decision(4), decision(5)) }),
    );
    const reviewing = new Reviewing(server);
    const done = reviewing.ask(false);
    await later();
    expect(reviewing.progress).toMatchObject({ state: "running", share: 0.5 });
    expect([reviewing.rounds, reviewing.until]).toEqual([rounds, 2]);
    await later();
    expect(reviewing.decisions.map(({ frame }) => frame)).toEqual([1, 2, 4]);
    await later();
    await done;
    expect([reviewing.busy, reviewing.failed, reviewing.decisions.length]).toEqual([false, false, 4]);
    expect([reviewing.rounds, reviewing.until]).toEqual([rounds, Infinity]);
    expect(server.known).toEqual([0, 2, 3]);
  });

  it("looks more closely without forgetting the rest", async () => {
    const server = place(
      progress("done", { review: review(decision(1), decision(2, { mark: "?" })) }),
      progress("running", { decisions: [decision(2)] }),
      progress("done", { review: review(decision(1), decision(2)) }),
    );
    const reviewing = new Reviewing(server);
    const opened = reviewing.open(); // both are there when the page comes back
    await later();
    await opened;
    expect([reviewing.deeper, reviewing.busy]).toEqual([true, false]);
    expect(reviewing.decisions.map(({ mark }) => mark)).toEqual(["", ""]);
  });

  it("can be given up, and asked for again", async () => {
    const server = place(progress("running", { decisions: [decision(1)] }), progress("running"), progress("failed"));
    const reviewing = new Reviewing(server);
    const asked = reviewing.ask(false);
    await vi.advanceTimersByTimeAsync(10);
    await reviewing.cancel();
    expect([reviewing.busy, reviewing.decisions.length, server.cancelled]).toEqual([false, 0, 1]);
    await later();
    await asked;
    const again = reviewing.ask(false);
    await later();
    await again;
    expect([reviewing.busy, reviewing.failed]).toEqual([false, true]);
  });

  it("waits for a server that is away", async () => {
    const server = place(progress("running"), progress("done", { review: review(decision(1)) }));
    const look = server.look.bind(server);
    let times = 0;
    server.look = (deeper, known) => (times++ ? look(deeper, known) : Promise.reject(new Refusal("unreachable", "")));
    const reviewing = new Reviewing(server);
    const done = reviewing.ask(false);
    await later();
    expect([reviewing.busy, reviewing.trouble]).toEqual([true, null]);
    await later();
    await done;
    expect(reviewing.decisions.length).toBe(1);
  });

  it("says why it cannot be had", async () => {
    const reviewing = new Reviewing({ ...place(), ask: () => Promise.reject(new Error("no")) });
    await reviewing.ask(false);
    expect([reviewing.trouble?.message, reviewing.busy]).toEqual(["no", false]);
  });
});
