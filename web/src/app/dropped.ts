/** A record that was dropped on the page or chosen as a file: left here for the replay to pick up. */

export const LARGEST = 1_000_000; // bytes; a long game has some ten thousand

export const dropped = { name: "", text: "" };

/** Keep a file's text; false if it can be no record. */
export async function keep(file: File): Promise<boolean> {
  if (file.size > LARGEST) return false;
  const text = await file.text();
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null || !("game" in found)) return false;
  } catch {
    return false;
  }
  dropped.name = file.name;
  dropped.text = text;
  return true;
}
