/** REST: one function, whose refusals are thrown as sentences in the player's language. */

import { words } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly detail = "",
  ) {
    super(text);
  }
}

export async function api<T>(
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const url = new URL(`api/${path}`, document.baseURI);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", words.lang);
  let reply: Response;
  try {
    reply = await fetch(url, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal("unreachable", words.t("page-unreachable"));
  }
  if (reply.ok) return (reply.status === 204 ? undefined : await reply.json()) as T;
  const told = await reply.json().catch(() => ({}));
  throw new Refusal(
    told.error ?? "unknown",
    told.text ?? words.t("page-failed", { status: reply.status }),
    told.detail,
  );
}
