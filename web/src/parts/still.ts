/** A position that only is looked at: in drawings and examples nobody plays. */

import { seatName } from "../app/seated";
import { NOWHERE } from "../app/position";
import type { Family } from "../app/words.svelte";
import { familyOf } from "../app/catalogue";
import type { View } from "./view";
import type { Own, Scene } from "../app/protocol";

/** The view of a scene, of which a drawing needs only what it draws. */
export function still<S extends Scene, O extends Own>(
  game: string,
  scene: Partial<S> & { sizes: number[] },
  more: Partial<View<S, O>> = {},
): View<S, O> {
  const family: Family = familyOf(game);
  return {
    game,
    family,
    options: {},
    ...NOWHERE,
    scene: scene as S,
    own: null,
    hands: null,
    seat: null,
    names: scene.sizes.map((_, seat) => seatName(seat)),
    chairs: [],
    here: null,
    sent: null,
    hinted: null,
    live: false,
    tap: () => {},
    ...more,
  };
}
