/** Which tip belongs to a position: one short sentence per situation of every game, read off scene, hand and legal moves. */

import type { EbbeFlutScene, EbbesScene, NjetScene, Played, XxlDraw, XxlRuns, XxlTricks } from "../app/protocol";
import { handOf, type View } from "../parts/view";

export interface Step {
  /** the message is `guide-<id>` */
  id: string;
  /** of the manual, where more about it stands */
  section: string;
  args?: Record<string, string | number>;
}

/** The game that is explained: in a match, that of the part being played. */
export function lessonOf(view: View): string {
  return "game" in view.scene ? view.scene.game : view.game;
}

export function stepOf(view: View): Step | null {
  const { scene } = view;
  const mine = view.moves.length > 0;
  switch (scene.kind) {
    case "ebbes":
      return ebbes(scene, view, mine);
    case "njet":
      return njet(scene, view, mine);
    case "ebbe-flut":
      return flut(scene, view, mine);
    case "xxl-draw":
      return draw(scene, view, mine);
    case "xxl-tricks":
      return scene.game === "xxl-refuse" ? refuse(scene, view, mine) : fix(scene, view, mine);
    case "xxl-runs":
      return runs(scene, mine);
  }
}

/** Whether the tips of a game have done their service: its first round is over, or long enough on its way. */
export function learnt(view: View): boolean {
  const { scene } = view;
  const me = view.seat ?? 0;
  if (scene.phase === "over") return true;
  if (scene.kind === "ebbe-flut") return left(scene, me) < 20;
  if (scene.kind === "xxl-runs") return scene.runs.filter((run) => run.seat === me).length > 1;
  return view.game !== "xxl" && scene.round > 1; // in a match, a round is a game
}

function left(scene: EbbeFlutScene, seat: number): number {
  return (scene.piles[seat] ?? []).reduce((sum, pile) => sum + pile, 0);
}

/** Tricks: leading, following, free to play anything; null: somebody else's turn. */
function trickStep(trick: readonly Played[], view: View, mine: boolean): "lead" | "follow" | "free" | null {
  if (!mine) return null;
  if (!trick.length) return "lead";
  const hand = handOf(view, view.seat ?? 0) ?? [];
  const cards = new Set(view.moves.filter((move) => move !== "refuse"));
  return hand.some((card) => !cards.has(card)) ? "follow" : "free";
}

function ebbes(scene: EbbesScene, view: View, mine: boolean): Step | null {
  const args = { number: scene.number ?? 0, pairs: scene.pairs ? "yes" : "no" };
  const named = Object.values(scene.slots).filter(Boolean).length;
  switch (scene.phase) {
    case "naming":
      return { id: `ebbes-naming${mine ? "" : "-wait"}`, section: "first" };
    case "picking":
      return { id: `ebbes-picking${mine ? "" : "-wait"}`, section: "choose-designators" };
    case "scored":
      return { id: "ebbes-scored", section: "scoring" };
    case "playing": {
      const what = trickStep(scene.trick, view, mine);
      if (what) return { id: `ebbes-${what}`, section: "tricks", args };
      if (!named) return { id: "ebbes-nothing-named", section: "meaning", args };
      return {
        id: named < 5 ? "ebbes-some-named" : "ebbes-all-named",
        section: named < 5 ? "meaning" : "scoring",
        args,
      };
    }
    default:
      return null;
  }
}

function njet(scene: NjetScene, view: View, mine: boolean): Step | null {
  const players = scene.sizes.length;
  const low = scene.loot_value;
  const end = mine ? "" : "-wait";
  switch (scene.phase) {
    case "stones":
      return { id: `njet-stones${end}`, section: "stones" };
    case "teams":
      return mine
        ? { id: "njet-teams", section: "sides", args: { players } }
        : { id: "njet-teams-wait", section: "sides" };
    case "doubler":
      return { id: `njet-doubler${end}`, section: "sides" };
    case "laying": {
      if (!mine) return { id: "njet-laying-wait", section: "discarding" };
      const { kind, count } = scene.conditions!.laying;
      return { id: `njet-laying-${kind === "pass" ? "pass" : "discard"}`, section: "discarding", args: { count, low } };
    }
    case "playing": {
      const what = trickStep(scene.trick, view, mine);
      return { id: `njet-${what ?? "playing-wait"}`, section: what ? "tricks" : "loot", args: { low } };
    }
    case "scored":
      return { id: "njet-scored", section: "scoring", args: { factor: scene.conditions?.factor ?? 1 } };
    default:
      return null;
  }
}

function flut(scene: EbbeFlutScene, view: View, mine: boolean): Step | null {
  const own = view.own?.kind === "ebbe-flut" ? view.own : null;
  if (scene.phase === "deal" || scene.phase === "over") return null;
  if (own?.may_claim && mine) return { id: "flut-claim", section: "check" };
  if (!mine) return { id: "flut-wait", section: "matches" };
  const solo = scene.solo ? "yes" : "no";
  const early = view.moves.some((move) => /:(left|forward)$/.test(move));
  switch (scene.phase) {
    case "first-turn":
      return { id: "flut-first-turn", section: "begin" };
    case "first-place":
      return { id: "flut-first-place", section: "begin" };
    case "turn":
      return { id: early ? "flut-early" : "flut-turn", section: "place" };
    case "place":
      return { id: "flut-place", section: "place", args: { solo } };
    case "move":
      return { id: scene.watchful ? "flut-move-watchful" : "flut-move", section: "direction" };
    default:
      return { id: "flut-mend", section: "check" };
  }
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
  const what = trickStep(scene.trick, view, mine);
  if (view.moves.includes("refuse")) return { id: "refuse-may", section: "refusing" };
  if (!what) return { id: scene.stage === 2 ? "refuse-second-wait" : "refuse-first-wait", section: "winner" };
  return { id: `refuse-${what}`, section: what === "lead" ? "following" : "winner" };
}

function fix(scene: XxlTricks, view: View, mine: boolean): Step | null {
  if (scene.phase === "trump") return { id: mine ? "fix-trump" : "fix-trump-wait", section: "trump" };
  if (scene.phase === "scored") return { id: "xxl-points-won", section: "end" };
  if (scene.phase !== "tricks") return null;
  const what = trickStep(scene.trick, view, mine);
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
