/** Which tip belongs to a position, read off scene, hand and legal moves. */

import type { XxlDraw, XxlRuns, XxlTricks } from "../../app/protocol";
import { trickStep } from "../../parts/tricks";
import type { Step, View } from "../../parts/view";

type Any = XxlDraw | XxlRuns | XxlTricks;

export function step(view: View): Step | null {
  const scene = view.scene as Any;
  const mine = view.moves.length > 0;
  if (scene.kind === "xxl-draw") return draw(scene, view, mine);
  if (scene.kind === "xxl-runs") return runs(scene, mine);
  return scene.game === "xxl-refuse" ? refuse(scene, view, mine) : fix(scene, view, mine);
}

/** In a match, a round is a game. */
export function learnt(view: View): boolean {
  const scene = view.scene as Any;
  if (scene.kind === "xxl-runs") return scene.runs.filter((run) => run.seat === (view.seat ?? 0)).length > 1;
  return view.game !== "xxl" && scene.round > 1;
}

const WHAT_FITS: Record<string, string> = {
  "xxl-up-and-down": "afterwards",
  "xxl-lower": "fits",
  "xxl-one-by-one": "fits",
};

function draw(scene: XxlDraw, view: View, mine: boolean): Step | null {
  const game = scene.game;
  const fits = WHAT_FITS[game] ?? "play";
  if (scene.phase === "drawn") return { id: mine ? "xxl-drawn" : "xxl-draw-wait", section: "nothing-fits" };
  if (scene.phase === "scored") return { id: "xxl-left-in-hand", section: "end" };
  if (scene.phase !== "play") return null;
  if (!mine) return { id: "xxl-draw-wait", section: "end" };
  if (view.moves.includes("draw")) return { id: "xxl-draw", section: "nothing-fits" };
  if (view.moves.length === 1 && view.moves[0] === "pass") return { id: "xxl-pass", section: "nothing-fits" };
  return { id: game, section: fits };
}

function refuse(scene: XxlTricks, view: View, mine: boolean): Step | null {
  if (scene.phase === "keep") return { id: mine ? "refuse-keep" : "refuse-keep-wait", section: "counting" };
  if (scene.phase === "scored") return { id: "xxl-points-won", section: "end" };
  if (scene.phase !== "tricks") return null;
  const what = trickStep(scene.trick, view);
  if (view.moves.includes("refuse")) return { id: "refuse-may", section: "refusing" };
  if (!what) return { id: scene.stage === 2 ? "refuse-second-wait" : "refuse-first-wait", section: "winner" };
  return { id: `refuse-${what}`, section: what === "lead" ? "following" : "winner" };
}

function fix(scene: XxlTricks, view: View, mine: boolean): Step | null {
  if (scene.phase === "trump") return { id: mine ? "fix-trump" : "fix-trump-wait", section: "trump" };
  if (scene.phase === "scored") return { id: "xxl-points-won", section: "end" };
  if (scene.phase !== "tricks") return null;
  const what = trickStep(scene.trick, view);
  if (what !== "follow") return { id: `fix-${what ?? "wait"}`, section: what === "lead" ? "lead" : "winner" };
  return scene.wanted.length > 1 ? { id: "fix-open", section: "open" } : { id: "fix-fixed", section: "fixed" };
}

function runs(scene: XxlRuns, mine: boolean): Step | null {
  if (scene.phase === "scored") return { id: "xxl-points-won", section: "end" };
  if (scene.phase !== "play") return null;
  if (!mine) return { id: "runs-wait", section: "end" };
  if (scene.done === "run") return { id: "runs-change", section: "change" };
  return scene.done ? { id: "runs-run", section: "run" } : { id: "runs-both", section: "play" };
}
