/** The hexes of style/tokens.css, for tests and for drawings that are rendered outside the page. */

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

export interface Shades {
  /** The colour itself: card bands, slots, large symbols. */
  fill: string;
  /** Text and symbols of the colour on paper. */
  ink: string;
  /** Paper with a breath of the colour. */
  soft: string;
  /** Text and symbols upon the fill. */
  on: string;
  /** Text and symbols of the colour on the ground, where there is no paper. */
  lit: string;
}

export interface Theme {
  colours: Record<ColourName, Shades>;
  /** Every other colour token, by its name without the dashes. */
  rest: Record<string, string>;
}

const light: Theme = {
  colours: {
    red: { fill: "#d53d1b", ink: "#b5310f", soft: "#fbe3d9", on: "#fffcf5", lit: "#b5310f" },
    blue: { fill: "#2766b4", ink: "#1f569b", soft: "#dfe9f4", on: "#fffcf5", lit: "#1f569b" },
    green: { fill: "#45aa8d", ink: "#1b6854", soft: "#ddf0e8", on: "#1d1916", lit: "#1b6854" },
    yellow: { fill: "#f6c544", ink: "#876400", soft: "#fdf1cc", on: "#1d1916", lit: "#745400" },
    black: { fill: "#24232d", ink: "#24232d", soft: "#e6e4e6", on: "#fffcf5", lit: "#24232d" },
    brown: { fill: "#5a3116", ink: "#5a3116", soft: "#f0e2d5", on: "#fffcf5", lit: "#5a3116" },
  },
  rest: {
    ground: "#ebe3d4",
    "ground-2": "#f6f0e5",
    "ground-3": "#ddd2be",
    paper: "#fffcf5",
    "paper-edge": "#ddd1bb",
    "paper-ink": "#2a2521",
    "paper-ink-2": "#5e554a",
    ink: "#2a2521",
    "ink-2": "#5e554a",
    line: "#8c8070",
    "line-soft": "#d3c7b2",
    accent: "#7b3558",
    "accent-ink": "#fffcf5",
    "accent-soft": "#f1dfe6",
    good: "#2c6a3f",
    "good-soft": "#dcebda",
    warn: "#9a4108",
    "warn-soft": "#f9e3cf",
    sand: "#ebcf9b",
    "sand-ink": "#6b4a14",
    sea: "#3b8aa0",
    "sea-ink": "#175468",
    foam: "#d9eef0",
    stone: "#8f8b8a",
    "stone-2": "#5d5b60",
    fur: "#8d5a33",
    plum: "#7b3558",
    turquoise: "#2fb3b5",
    lilac: "#b9a0dc",
    moss: "#6f9a3c",
    orange: "#ee8a34",
    purple: "#6d3f93",
  },
};

const dark: Theme = {
  colours: {
    red: { fill: "#cb3b1b", ink: "#a52b0c", soft: "#e8cbbd", on: "#fff6ea", lit: "#ff8f6c" },
    blue: { fill: "#2560a8", ink: "#1a4c8c", soft: "#c9d3dc", on: "#fff6ea", lit: "#82b8f4" },
    green: { fill: "#419f84", ink: "#155b49", soft: "#c6d9cd", on: "#16130f", lit: "#6ccfb0" },
    yellow: { fill: "#e6b842", ink: "#6f5000", soft: "#ecdcac", on: "#16130f", lit: "#f6cb5b" },
    black: { fill: "#201f28", ink: "#201f28", soft: "#d2cdc6", on: "#fff6ea", lit: "#cbc8d8" },
    brown: { fill: "#532d14", ink: "#532d14", soft: "#dccab5", on: "#fff6ea", lit: "#d6a37b" },
  },
  rest: {
    ground: "#20242a",
    "ground-2": "#2b3037",
    "ground-3": "#171a1f",
    paper: "#e9e0cf",
    "paper-edge": "#bfb49f",
    "paper-ink": "#2a2521",
    "paper-ink-2": "#554c41",
    ink: "#f2eadc",
    "ink-2": "#bdb5a8",
    line: "#82868a",
    "line-soft": "#434950",
    accent: "#eba6c5",
    "accent-ink": "#33101f",
    "accent-soft": "#4a3440",
    good: "#8ccb97",
    "good-soft": "#2c4034",
    warn: "#f3a765",
    "warn-soft": "#4b3826",
    sand: "#d3b885",
    "sand-ink": "#59400f",
    sea: "#357c90",
    "sea-ink": "#124556",
    foam: "#c3d9da",
    stone: "#837f7f",
    "stone-2": "#56545a",
    fur: "#835330",
    plum: "#7b3558",
    turquoise: "#2fa9ab",
    lilac: "#ab94cd",
    moss: "#688f3a",
    orange: "#dd8132",
    purple: "#693d8d",
  },
};

export const THEMES = { light, dark };
