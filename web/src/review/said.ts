/** Moves, reasons and points of a review in words. */

import type { Decision, Reason } from "../app/review.svelte";
import type { Replay } from "../app/replay.svelte";
import { seatName } from "../app/seated";
import { placed, split, type Piece } from "../app/telling";
import { t, words, type Family } from "../app/words.svelte";
import { viewAt } from "../replay/view";
import type { Play } from "../parts/view";

/** What it takes to say something about a game. */
export interface Told {
  replay: Replay;
  family: Family;
  names: readonly string[];
  label: Play["label"];
}

/** A move as its player would have said it before playing; as the record writes it until that frame has come. */
export function moveOf(move: string, { frame, seat }: Decision, { replay, names, label }: Told): Piece[] {
  const view = viewAt(replay, names, seat, frame - 1);
  return view ? label(move, view) : [{ kind: "text", text: move }];
}

/** The sentence of a reason, and for further ones only what differs. */
export function reasonOf(reason: Reason, decision: Decision, told: Told, further: boolean): Piece[] {
  const said = (move: string) => moveOf(move, decision, told);
  return because(reason, said(decision.best), said(decision.played), told, further);
}

/** The same for two moves that are said already. */
export function because(
  reason: Reason,
  best: readonly Piece[],
  played: readonly Piece[],
  told: Pick<Told, "family" | "names">,
  further: boolean,
): Piece[] {
  const kept: Piece[] = [];
  const put = (pieces: readonly Piece[]) => pieces.map((piece) => placed(piece, kept)).join("");
  const name = reason.seat === null ? "" : (told.names[reason.seat] ?? seatName(reason.seat));
  const seat = reason.seat === null ? "" : put([{ kind: "seat", seat: reason.seat, text: name }]);
  const event = t(`event-${reason.event}`, { seat }, told.family);
  const shares = { share: percent(reason.best), instead: percent(reason.played) };
  if (further) return split(t("review-also", { event, ...shares }), kept);
  return split(t("review-reason", { event, best: put(best), played: put(played), ...shares }), kept);
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** Points with so many decimals; `signed`: also where they are more than nothing. */
export function points(value: number, digits: 1 | 2, signed = false): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const how = { ...decimals, signDisplay: signed ? "exceptZero" : "negative" };
  return new Intl.NumberFormat(words.lang, how as Intl.NumberFormatOptions).format(value).replace("-", "−");
}
