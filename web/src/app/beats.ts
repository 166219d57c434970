/** How a change of position is shown: at once, or in beats, so that a full trick can be seen before it is taken. */

import type { Played, Scene } from "./protocol";
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

/** Whether the second scene has a trick lying on the side that was still being played in the first. */
export function completed(before: Scene | null, after: Scene | null): boolean {
  const [old, now] = [tricks(before), tricks(after)];
  if (!old || !now || old.round !== now.round || !now.last_trick.length) return false;
  return JSON.stringify(old.last_trick) !== JSON.stringify(now.last_trick);
}

/** A scene whose last trick still lies in the middle. */
export function lying(scene: Scene): Scene {
  return { ...scene, trick: tricks(scene)?.last_trick ?? [], seat: null } as Scene;
}

/** The beats of a change: the new position, and before it the full trick, if one was completed. */
export function beats(before: Position, after: Position): Beat[] {
  const last: Beat = { position: after, stay: 0, towards: null };
  const scene = tricks(after.scene);
  if (!scene || !completed(before.scene, after.scene)) return [last];
  const full = lying(scene);
  const winner = scene.last_winner === null ? null : `seat-${scene.last_winner}`;
  return [
    { position: { ...after, scene: full, moves: [] }, stay: SEEN, towards: null },
    { ...last, towards: winner },
  ];
}
