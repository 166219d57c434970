/** The shore in words: moves, squares and what is to be done. */

import type { Piece } from "../../app/telling";
import { t } from "../../app/words.svelte";
import { spoken } from "../../parts/cards";
import { card, said, text } from "../../parts/labels";
import { spot, stepsOf, topOf, type Chosen, type Flut, type Step } from "./shore";
import type { Square } from "../../app/protocol";

const say = (one: string) => spoken(one, "ebbe_flut");

/** A move as a player would say it. */
export function label(move: string, view: Flut): Piece[] {
  const [what, which] = move.split(":") as [string, string?];
  if (what === "end" || what === "claim") return [text(t(`flut-move-${what}`, {}, "ebbe_flut"))];
  if (what === "turn") return [text(t("flut-move-turn", { number: which! }, "ebbe_flut"))];
  if (what !== "place") return labelStep(stepsOf([move], view.scene.shore)[0], move);
  const laid = card(view.scene.turned[view.scene.seat ?? 0] ?? "?");
  const covered = topOf(view.scene.shore.find((square) => square.name === which)!);
  return covered
    ? said("flut-move-place-over", { card: laid, square: which!, covered: card(covered) }, "ebbe_flut")
    : said("flut-move-place", { card: laid, square: which! }, "ebbe_flut");
}

function labelStep(step: Step | undefined, move: string): Piece[] {
  if (!step) return [text(move)];
  const covered = step.ends ? null : topOf(step.square!);
  const suffix = step.ends ? `-${step.ends}` : covered ? "-over" : "";
  return said(
    `flut-move-${step.way}${suffix}`,
    {
      card: card(step.card),
      ...(covered ? { covered: card(covered) } : {}),
    },
    "ebbe_flut",
  );
}

/** What can be done with a square, for screen readers. */
export interface Marks {
  placeable: string | null;
  movable: boolean;
  chosen: boolean;
  target: Step | null;
}

export function describe(square: Square, marks: Marks): string {
  const cards = square.stack.map(([, one]) => say(one)).reverse();
  const lies = cards.reduceRight((below, top) => (below ? t("flut-square-on", { top, below }) : top), "");
  const { row, column } = spot(square.name);
  return [
    `${t("flut-square", { row, column })}: ${lies || t("flut-square-empty")}`,
    square.start !== null && t(`flut-square-start-${square.start}`),
    marks.placeable && t("flut-square-place", { card: say(marks.placeable) }),
    marks.movable && t("flut-square-movable"),
    marks.chosen && t("flut-square-chosen"),
    marks.target && t("flut-square-target", { card: say(marks.target.card) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What the viewer, or the one whose turn it is, does now. */
export function toDo(view: Flut, chosen: Chosen): Piece[] {
  const { scene, moves } = view;
  if (scene.phase === "over" || scene.phase === "deal") return [text(t(`flut-${OUTSIDE[scene.phase]}`))];
  const turned = card(scene.turned[scene.seat ?? 0] ?? "?");
  if (!moves.length) return waiting(view, turned);
  const picked = chosen && chosen !== "turned" && scene.shore.find((square) => square.name === chosen.square);
  if (picked) {
    const both = moves.includes(`place:${picked.name}`);
    return said(both ? "flut-do-way-or-place" : "flut-do-way", { card: card(topOf(picked)!) });
  }
  if (moves.includes("claim")) return [text(t("flut-do-claim"))];
  const early = stepsOf(moves, scene.shore).length ? "-or-move" : "";
  switch (scene.phase) {
    case "first-turn":
    case "turn":
      return [text(t(`flut-do-turn${early}`))];
    case "first-place":
    case "place":
      return said(`flut-do-place${early}`, { card: turned });
    case "move":
      return [text(t(scene.watchful ? "flut-do-finish" : "flut-do-move"))];
    default:
      return [text(t(`flut-do-${scene.phase}`))];
  }
}

const OUTSIDE = { over: "over", deal: "do-deal" };

function waiting(view: Flut, turned: Piece): Piece[] {
  const { seat, phase } = view.scene;
  const name: Piece = { kind: "seat", seat: seat ?? 0, text: view.names[seat ?? 0] ?? "" };
  if (phase.endsWith("turn")) return said("flut-wait-turn", { seat: name });
  if (phase.endsWith("place")) return said("flut-wait-place", { seat: name, card: turned });
  return said("flut-wait-move", { seat: name });
}
