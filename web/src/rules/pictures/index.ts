/** The drawings of the manuals: which sections have one, and the family's component that draws them. */

import type { Component } from "svelte";
import type { Family } from "../../app/words.svelte";

type Picture = Component<{ game: string; section: string }>;

export interface Pictures {
  Picture: Picture;
  /** whether a section has a drawing */
  drawn(game: string, section: string): boolean;
  /** and whether it shows what lines of the text show, too */
  instead(game: string, section: string): boolean;
}

const NJET = ["cards", "board", "stones", "winner", "loot"];
const DRAWN: Record<string, readonly string[]> = {
  ebbes: ["box", "meaning", "winner", "scoring", "two"],
  "njet-1997": NJET,
  "njet-2007": NJET,
  "niet-2015": NJET,
  "ebbe-flut": ["cards", "board", "match", "direction", "stacks"],
  xxl: ["cards", "places"],
  "xxl-up-and-down": ["cards", "fresh", "afterwards"],
  "xxl-lower": ["cards", "fits"],
  "xxl-refuse": ["cards", "winner"],
  "xxl-runs": ["cards", "run"],
  "xxl-one-by-one": ["cards", "fits"],
  "xxl-fix-the-colour": ["cards", "open", "to-the-end"],
};
const INSTEAD = new Set(["ebbe-flut#board"]);

const COMPONENTS: Record<Family, () => Promise<{ default: Picture }>> = {
  ebbes: () => import("./Ebbes.svelte"),
  njet: () => import("./Njet.svelte"),
  ebbe_flut: () => import("./EbbeFlut.svelte"),
  xxl: () => import("./Xxl.svelte"),
};

export async function picturesOf(family: Family): Promise<Pictures> {
  const { default: Picture } = await COMPONENTS[family]();
  return {
    Picture,
    drawn: (game, section) => DRAWN[game]?.includes(section) ?? false,
    instead: (game, section) => INSTEAD.has(`${game}#${section}`),
  };
}
