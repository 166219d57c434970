/** Moves, reasons and points of a review in words. */

import type { Decision, Mark, Reason } from "../app/review.svelte";
import type { Replay } from "../app/replay.svelte";
import { seatName } from "../app/seated";
import type { Piece } from "../app/telling";
import { t, words, type Family } from "../app/words.svelte";
import { spoken } from "../parts/cards";
import { said } from "../parts/labels";
import type { Play } from "../parts/view";
import { ownSeat, viewAt } from "../replay/view";

/** What it takes to say something about a game. */
export interface Told {
  replay: Replay;
  family: Family;
  names: readonly string[];
  label: Play["label"];
}

type Bad = Exclude<Mark, "">;
const MARKED = { "?!": "doubtful", "?": "mistake", "??": "blunder" } as const;

/** How bad a move is. */
export function markName(mark: Bad): string {
  return t(`review-mark-${MARKED[mark]}`);
}

/** A move as its player would have said it before playing; as the record writes it until that frame has come. */
export function moveOf(move: string, { frame, seat }: Decision, { replay, names, label }: Told): Piece[] {
  const view = viewAt(replay, names, seat, frame - 1);
  return view ? label(move, view) : [{ kind: "text", text: move }];
}

/** A move within a sentence: where it is words and not a card, in quotation marks, and what it quotes itself in others. */
function quoted(move: readonly Piece[]): readonly Piece[] {
  if (!move.some(({ kind, text }) => kind === "text" && /\p{L}/u.test(text))) return move;
  const [outer, inner] = ["review-quoted", "review-quoted-within"].map((id) => t(id, { move: "\n" }).split("\n"));
  const text = (of: string) => outer!.reduce((found, mark, end) => found.replaceAll(mark, inner![end]!), of);
  return said("review-quoted", { move: move.map((piece) => ({ ...piece, text: text(piece.text) })) });
}

/** The sentence of a reason, and for further ones only what differs. Whoever is not "you" in it is named first. */
export function reasonOf(reason: Reason, decision: Decision, told: Told, further: boolean): Piece[] {
  const { seat, best, played } = decision;
  const found = because(reason, moveOf(best, decision, told), moveOf(played, decision, told), told, further);
  if (further || seat === ownSeat(told.replay)) return found;
  return said("review-seen-by", { name: nameOf(seat, told), reason: found });
}

/** A reason for two moves that are said already. */
export function because(
  reason: Reason,
  best: readonly Piece[],
  played: readonly Piece[],
  told: Pick<Told, "family" | "names">,
  further: boolean,
): Piece[] {
  const seat = reason.seat === null ? [] : [nameOf(reason.seat, told)];
  const event = said(`event-${reason.event}`, { seat }, told.family);
  const shares = { share: percent(reason.best), instead: percent(reason.played) };
  if (further) return said("review-also", { event, ...shares });
  return said("review-reason", { event, best: quoted(best), played: quoted(played), ...shares });
}

function nameOf(seat: number, { names }: Pick<Told, "names">): Piece {
  return { kind: "seat", seat, text: names[seat] ?? seatName(seat) };
}

/** A mistake in a sentence, for those who do not see the page. */
export function announced(decision: Decision, mark: Bad, told: Told): string {
  const [move, best] = [decision.played, decision.best].map((one) =>
    quoted(moveOf(one, decision, told))
      .map((piece) => (piece.kind === "card" ? spoken(piece.card, told.family) : piece.text))
      .join(""),
  );
  return t("review-announced", {
    number: decision.frame,
    name: told.names[decision.seat] ?? "",
    move: move!,
    mark: markName(mark),
    points: points(decision.loss, 2),
    best: best!,
  });
}

/** What a move costs, and how uncertain that is. */
export function lossOf({ loss, error }: Decision): string {
  return t("review-loses", { points: points(loss, 2), within: points(2 * error, 2) });
}

/** What a mistake does to the chance to win the game; "": nothing that would show. */
export function winning({ mark, victory }: Decision): string {
  const [best, played] = (victory ?? []).map(percent);
  return mark && best !== played ? t("review-winning", { best: best!, played: played! }) : "";
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
