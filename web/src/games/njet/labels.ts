/** Njet's squares and moves in words. */

import { figure } from "../../app/figure";
import { plain, type Piece } from "../../app/telling";
import { t } from "../../app/words.svelte";
import type { View } from "../../parts/view";
import { card, colour, said, text } from "../../parts/labels";
import { named, receiver, type NjetView, type RowName } from "./table";

/** What a square of the discard row asks for, from its text in records: `1`, `2-no0`, `pass`, `0`. */
export function discardOf(
  square: string,
  view: NjetView,
): { kind: "nothing" | "cards" | "no-loot" | "pass"; count: number } {
  const row = view.scene.board.find(({ row }) => row === "discard");
  const count = row?.squares.find(({ text }) => text === square)?.cards ?? 0;
  if (square === "pass") return { kind: "pass", count };
  return { kind: square.includes("-no") ? "no-loot" : count ? "cards" : "nothing", count };
}

/** A square in a word or two, for its own row. */
function squarePieces(row: RowName, square: string, view: NjetView): Piece[] {
  if (row === "start") return [{ kind: "seat", seat: Number(square), text: view.names[Number(square)] ?? square }];
  if (row === "points") return said("njet-factor", { points: figure(square) });
  if (row === "discard") return said(...discardWords(square, view));
  if (square === "none") return [text(t("njet-none"))];
  if (row === "trump") return [colour(square)];
  return said("njet-supers", { colour: colour(square), value: view.scene.loot_value });
}

export function squareWords(row: RowName, square: string, view: NjetView): string {
  return plain(squarePieces(row, square, view));
}

/** What stands below a square's drawing, which says the rest: shorter still. */
export function squareCaption(row: RowName, square: string, view: NjetView): string {
  if (row === "points") return "";
  if (row === "start" && Number(square) === view.seat) return t("njet-you"); // names are long
  if (row === "super" && square !== "none") return t(`colour-${square}`);
  if (row === "discard" && discardOf(square, view).kind === "no-loot")
    return t("njet-caption-no-loot", { value: view.scene.loot_value });
  return squareWords(row, square, view);
}

function discardWords(square: string, view: NjetView): [string, Record<string, number>] {
  const { kind, count } = discardOf(square, view);
  if (kind === "nothing") return ["njet-cards-none", {}];
  if (kind === "cards") return ["njet-cards", { count }];
  return [`njet-cards-${kind}`, { count, value: view.scene.loot_value }];
}

export function label(move: string, given: View): Piece[] {
  const view = given as NjetView;
  const [verb, ...rest] = move.split(":") as [string, ...string[]];
  if (verb === "no") return no(rest[0] as RowName, rest[1]!, view);
  if (verb === "team") return team(named(move), view);
  if (verb === "x2") {
    const seat = Number(rest[0]);
    return seat === view.scene.seat
      ? said("njet-say-double-keep", {}, "njet")
      : said("njet-say-double", { seat: player(seat, view) }, "njet");
  }
  if (verb === "discard") return said("njet-say-aside", { card: card(rest[0]!, "njet") }, "njet");
  if (verb === "pass") {
    const to = receiver(view, view.seat ?? view.scene.seat ?? 0) ?? 0;
    return said("njet-say-pass", { card: card(rest[0]!, "njet"), seat: player(to, view) }, "njet");
  }
  return [card(move, "njet")];
}

function no(row: RowName, square: string, view: NjetView): Piece[] {
  if (row === "start") return said("njet-say-start", { seat: player(Number(square), view) }, "njet");
  if (row === "points") return said("njet-say-points", { points: figure(square) }, "njet");
  if (row === "discard")
    return square === "0"
      ? said("njet-say-discard-none", {}, "njet")
      : said("njet-say-discard", { square: squareWords(row, square, view) }, "njet");
  if (square === "none") return said(`njet-say-${row}-none`, {}, "njet");
  return said(`njet-say-${row}`, { colour: colour(square), value: view.scene.loot_value }, "njet");
}

function team(seats: readonly number[], view: NjetView): Piece[] {
  const partners = seats.filter((seat) => seat !== view.scene.seat);
  if (!partners.length) return said("njet-say-alone", {}, "njet");
  return said("njet-say-team", { seats: partners.map((seat) => view.names[seat] ?? "").join(" + ") }, "njet");
}

function player(seat: number, view: NjetView): Piece {
  return { kind: "seat", seat, text: view.names[seat] ?? "" };
}
