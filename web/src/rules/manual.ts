/** A manual as data: what the build makes of its Markdown, and what the page draws. */

/** A piece of a line: plain text, or something drawn. */
export type Inline =
  | string
  | { k: "strong"; of: Inline[] }
  | { k: "em"; of: Inline[] }
  | { k: "card"; card: string }
  | { k: "colour"; colour: string }
  | { k: "game"; game: string }
  /** anything else between backticks: an option, one of its values, a move */
  | { k: "code"; text: string };

export type Block =
  | { k: "p"; of: Inline[] }
  | { k: "list"; ordered: boolean; items: Inline[][] }
  | { k: "table"; head: Inline[][]; rows: Inline[][][] }
  | { k: "lines"; text: string };

export interface Section {
  /** the same in all languages */
  id: string;
  level: number;
  title: Inline[];
  blocks: Block[];
}

export interface Manual {
  game: string;
  /** the names of its options, as they stand in the text */
  options: string[];
  sections: Section[];
}

/** What is read of a line, without any drawing. */
export function textOf(line: readonly Inline[]): string {
  return line
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("of" in piece) return textOf(piece.of);
      return "text" in piece ? piece.text : Object.values(piece)[1];
    })
    .join("");
}
