/** How a change of position is shown: at once, or in beats, so that a full trick can be seen before it is taken. */

import type { Own, Played, Scene } from "./protocol";
import type { Position } from "./position";

export interface Beat {
  position: Position;
  /** ms that it stays before the next one */
  stay: number;
  /** the anchor to which vanishing cards fly */
  towards: string | null;
}

const SEEN = 900; // ms for a full trick

interface Tricks {
  trick: Played[];
  last_trick: Played[];
  last_winner: number | null;
}

function tricks(scene: Scene | null): (Scene & Tricks) | null {
  return scene && "last_trick" in scene ? scene : null;
}

/** The trick that a change completed, in playing order; null: none. At the end of a round it is on no later scene. */
export function completed(before: Scene | null, after: Scene | null, played: readonly Played[]): Played[] | null {
  const [old, now] = [tricks(before), tricks(after)];
  if (!old || !now) return null;
  if (old.round !== now.round) {
    return played.length ? [...old.trick, ...played].slice(-now.sizes.length) : null;
  }
  const same = JSON.stringify(old.last_trick) === JSON.stringify(now.last_trick);
  return same || !now.last_trick.length ? null : now.last_trick;
}

/** A scene in whose middle a full trick still lies, the last one unless another is given. */
export function lying(scene: Scene, trick = tricks(scene)?.last_trick ?? []): Scene {
  return { ...scene, trick, seat: null } as Scene;
}

/** The beats of a change: the new position, and before it the full trick, if one was completed. */
export function beats(before: Position, after: Position, played: readonly Played[] = []): Beat[] {
  const last: Beat = { position: after, stay: 0, towards: null };
  const trick = completed(before.scene, after.scene, played);
  const scene = tricks(before.scene?.round === after.scene?.round ? after.scene : before.scene);
  if (!scene || !trick) return [last];
  const winner = scene === after.scene && scene.last_winner !== null ? `seat-${scene.last_winner}` : null;
  const full = lying(scene, trick);
  const own = scene === after.scene ? after.own : emptied(before.own, trick);
  return [
    { position: { ...after, scene: full, own, moves: [] }, stay: SEEN, towards: null },
    { ...last, towards: winner },
  ];
}

/** A hand without the cards that now lie in the trick. */
function emptied(own: Own | null, trick: readonly Played[]): Own | null {
  return own && ({ ...own, hand: own.hand.filter((card) => !trick.some(([, played]) => played === card)) } as Own);
}
