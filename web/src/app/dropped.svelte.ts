/** A record that was dropped on the page or chosen as a file: kept here, and over a reload, for the replay. */

import { go } from "./route.svelte";
import { t } from "./words.svelte";

const LARGEST = 1_000_000; // bytes; a long game has some ten thousand
const KEY = "atout-record";

class Dropped {
  text = $state(kept());
  /** why the last file was no record */
  trouble = $state("");

  /** Show a file's game, if it can be a record at all. */
  async take(file: File | null | undefined): Promise<void> {
    if (!file) return;
    const text = file.size > LARGEST ? "" : await file.text();
    if (!record(text)) {
      this.trouble = t("shelf-no-record", { name: file.name });
      return;
    }
    this.trouble = "";
    this.text = text;
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing: the record lasts as long as the page
    }
    go("record/file");
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** What is told beside the steps; null: this is no record. */
export function record(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && "game" in found ? { ...found } : null;
  } catch {
    return null;
  }
}

export const dropped = new Dropped();
