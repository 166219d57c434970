/** The examples of a game's manual: little games, frame by frame, and the seat through whose eyes each is seen. */

import { api, Refusal } from "../app/api";
import type { Line, Own, Scene } from "../app/protocol";
import type { View } from "../parts/view";
import { still } from "./still";

export interface Frame {
  number: number;
  /** whose move it was; null: a deal */
  seat: number | null;
  move: string | null;
  happened: Line[];
  scene: Scene;
  /** seat by seat */
  hands: Own[];
  /** legal now */
  moves: string[];
  comment?: Line;
}

export interface Example {
  id: string;
  title: Line;
  /** of the game's manual */
  section: string;
  options: Record<string, unknown>;
  frames: Frame[];
}

const AGAIN = 3000; // ms between two questions while the server is still preparing the game

/** A game's examples; waits as long as the game is being prepared. */
export async function examplesOf(game: string, signal: AbortSignal): Promise<Example[]> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return (await api<{ examples: Example[] }>("GET", `examples/${game}`)).examples;
    } catch (refusal) {
      if (!(refusal instanceof Refusal && refusal.code === "preparing")) throw refusal;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** Who made the move that is commented last: the one the example is about. */
export function heroOf(frames: readonly Frame[]): number {
  return frames.findLast((frame) => frame.comment && frame.seat !== null)?.seat ?? frames[0]?.scene.seat ?? 0;
}

/** A frame as a board draws it. On a shore both sides see everything, so there nobody's eyes are needed. */
export function viewOf(example: Example, index: number, game: string): View {
  const frame = example.frames[index]!;
  const seat = frame.scene.kind === "ebbe-flut" ? null : heroOf(example.frames);
  return still<Scene, Own>(game, frame.scene, {
    options: example.options,
    own: seat === null ? null : (frame.hands[seat] ?? null),
    moves: seat === null || frame.scene.seat === seat ? frame.moves : [],
    seat,
  });
}
