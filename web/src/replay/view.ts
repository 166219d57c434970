/** A frame of a replay as the view that the game's board is given. */

import { positionOf, type Replay } from "../app/replay.svelte";
import { called } from "../app/names";
import { session } from "../app/session.svelte";
import { recordNames, withVirtual } from "../app/seated";
import { familyOf } from "../app/catalogue";
import type { Line } from "../app/whatif.svelte";
import type { View } from "../parts/view";

/** The seat of whoever looks, if they played; else −1. */
export function ownSeat({ game }: Replay): number {
  return game?.players.findIndex(({ name }) => name !== null && name === session.me?.nick) ?? -1;
}

/** The names of all seats of a replay. */
export function namesOf({ game, shown }: Replay): string[] {
  if (!game) return [];
  const seats = shown.scene?.sizes.length ?? game.totals.length;
  const players = Number(game.options["players"] ?? seats);
  const own = game.players.length ? game.players.map(called) : recordNames(game.names, Math.min(players, seats));
  return withVirtual(own, seats, familyOf(game.game));
}

/** The table as it is seen from a seat: nothing can be played, unless a line may go on from this very seat. */
export function viewOf(
  replay: Replay,
  names: readonly string[],
  seat: number,
  shown = replay.shown,
  line: Line | null = null,
  at = replay.at,
): View | null {
  const { game } = replay;
  if (!game || !shown.scene) return null;
  const live = line?.seat === seat;
  return {
    game: game.game,
    family: familyOf(game.game),
    options: game.options,
    ...shown,
    scene: shown.scene,
    own: shown.hands?.[seat] ?? null,
    seat,
    names,
    chairs: game.players.map(({ name, bot }) => (bot && !name ? { bot } : {})),
    here: null,
    sent: null,
    log: replay.story.filter(({ number }) => number <= at),
    hinted: null,
    moves: live ? line!.moves : [],
    live,
    tap: (move) => void line?.play(move),
  };
}

/** The same at any frame that has come. */
export function viewAt(replay: Replay, names: readonly string[], seat: number, number: number): View | null {
  const frame = replay.frames[number];
  return frame ? viewOf(replay, names, seat, positionOf(frame), null, number) : null;
}
