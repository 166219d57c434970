/** A decision to be made, whether it comes with the package or was a mistake of one's own. */

import { api } from "../app/api";
import { familyOf } from "../app/catalogue";
import { botName } from "../app/names";
import { fromPuzzle, fromRecord, type Onward } from "../app/onward";
import { NOWHERE } from "../app/position";
import { practice, type Mistake } from "../app/practice.svelte";
import type { Own, Scene } from "../app/protocol";
import type { AnswerReply, PuzzleShown } from "../app/rest";
import type { Reason } from "../app/review.svelte";
import { withVirtual } from "../app/seated";
import { session } from "../app/session.svelte";
import type { View } from "../parts/view";

const SURE = 2; // standard errors within which a move is as good as the best

/** Whether it was right, and what is to be said of every move. */
export interface Answered extends Pick<AnswerReply, "right" | "worlds"> {
  moves: readonly Judged[];
}
/** Of a move it is not always known why it is wrong: null. */
type Judged = Omit<AnswerReply["moves"][number], "reasons"> & { reasons: readonly Reason[] | null };

export interface Task {
  game: string;
  options: Record<string, unknown>;
  names: readonly string[];
  scene: Scene;
  own: Own;
  seat: number;
  moves: readonly string[];
  /** how many levels of bots fail; null: nobody has tried */
  difficulty: number | null;
  /** null: somebody wants to be told */
  answer(move: string | null): Promise<Answered>;
  /** to play on from here; null: the game is not at hand */
  onward: Onward | null;
}

/** A puzzle of the package; the server knows the answer. */
export async function puzzle(game: string, number: number): Promise<Task> {
  const path = `puzzles/${game}/${number}`;
  const shown = await api<PuzzleShown>("GET", path);
  const { seat, scene } = shown;
  const own = Array.from({ length: Number(shown.options["players"]) }, (_, other) =>
    other === seat ? (session.me?.nick ?? botName(seat)) : botName(other),
  );
  return {
    ...shown,
    names: withVirtual(own, scene.sizes.length, familyOf(game)),
    onward: fromPuzzle(path),
    async answer(move) {
      const found = await api<AnswerReply>("POST", path, { move });
      practice.answer(keyOf(shown), found.right);
      return found;
    },
  };
}

/** What a puzzle is called where it is noted that somebody answered it. */
export function keyOf({ game, rules, number }: Pick<PuzzleShown, "game" | "rules" | "number">): string {
  return `${game}/${rules}/${number}`;
}

/** A mistake of one's own; what the review said of it is the answer. */
export function again(mistake: Mistake): Task {
  const { decision } = mistake;
  return {
    ...mistake,
    seat: decision.seat,
    moves: decision.options.map(({ move }) => move).sort(),
    difficulty: null,
    onward: mistake.record ? fromRecord(decision.frame - 1, mistake.record) : null,
    answer(move) {
      const found = judged(mistake, move);
      practice.repeated(mistake, found.right);
      return Promise.resolve(found);
    },
  };
}

export function judged({ decision }: Pick<Mistake, "decision">, move: string | null): Answered {
  const best = decision.options[0]!;
  const moves = decision.options.map((one) => ({
    ...one,
    right: best.value - one.value <= SURE * one.error,
    reasons: one.move === decision.played ? decision.reasons : null,
  }));
  return { right: moves.some((one) => one.move === move && one.right), worlds: decision.worlds, moves };
}

/** The table as the one sees it who has to decide. */
export function viewOf(task: Task, live: boolean, hinted: string | null, tap: View["tap"]): View {
  const { game, options, names, scene, own, seat, moves } = task;
  return {
    ...NOWHERE,
    game,
    family: familyOf(game),
    options,
    names,
    scene,
    own,
    seat,
    moves: live ? moves : [],
    chairs: [],
    here: null,
    sent: null,
    hinted,
    live,
    tap,
  };
}
