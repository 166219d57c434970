/** What a record says about how its cards were dealt. */
export interface Fair {
  scheme: string;
  commit: string;
  seed?: string | null;
}

/** Whether the seed is the one whose fingerprint was shown before the first card; null: this browser cannot tell. */
export async function fits({ seed, commit }: Fair): Promise<boolean | null> {
  const bytes = seed?.match(/../g)?.map((pair) => parseInt(pair, 16));
  if (!bytes || !globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commit;
}
