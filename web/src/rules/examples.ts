/** The examples of a game's manual: little games, frame by frame, and the seat through whose eyes each is seen. */

import { api, Refusal } from "../app/api";
import { completed, lying } from "../app/beats";
import { familyOf } from "../app/catalogue";
import { pause } from "../app/pause";
import type { Own, Scene } from "../app/protocol";
import type { ExampleLine, ExamplesReply, Frame } from "../app/rest";
import { moduleOf } from "../games";
import type { View } from "../parts/view";
import { still } from "../parts/still";

const AGAIN = 3000; // ms between two questions while the server is still preparing the game

/** A game's examples; waits as long as the game is being prepared. */
export async function examplesOf(game: string, signal: AbortSignal): Promise<ExampleLine[]> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return (await api<ExamplesReply>("GET", `examples/${game}`)).examples;
    } catch (refusal) {
      if (!(refusal instanceof Refusal && refusal.code === "preparing")) throw refusal;
    }
    await pause(AGAIN);
  }
}

/** The seat that an example is about: who made the move that is commented last or, if that was a lead, has to answer it. */
export function heroOf(frames: readonly Frame[]): number {
  const at = frames.findLastIndex((frame) => frame.comment && frame.seat !== null);
  const { scene, seat } = frames[Math.max(0, at)]!;
  const led = at < frames.length - 1 && "trick" in scene && scene.trick.length === 1;
  return (led || seat === null ? scene.seat : seat) ?? 0;
}

/** A frame as a board draws it: a full trick still lies. */
export function viewOf(example: ExampleLine, index: number, game: string): View {
  const frame = example.frames[index]!;
  const seat = moduleOf(familyOf(game)).open ? null : heroOf(example.frames);
  const full = completed(example.frames[index - 1]?.scene ?? null, frame.scene, []);
  const moves = seat === null || frame.scene.seat === seat ? (frame.moves ?? []) : [];
  return still<Scene, Own>(game, full ? lying(frame.scene) : frame.scene, {
    options: example.options,
    own: seat === null ? null : (frame.hands[seat] ?? null),
    moves: full ? [] : moves,
    seat,
  });
}
