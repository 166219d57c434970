/** The six game colours by name and letter; how they look is in style/tokens.css. */

export const COLOURS = ["red", "blue", "green", "yellow", "black", "brown"] as const;
export type ColourName = (typeof COLOURS)[number];
export type ColourLetter = "R" | "B" | "G" | "Y" | "K" | "N";

export const NAME_OF: Record<ColourLetter, ColourName> = {
  R: "red",
  B: "blue",
  G: "green",
  Y: "yellow",
  K: "black",
  N: "brown",
};
