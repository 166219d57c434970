/** Who plays here, and the one connection of this page. */

import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { Me } from "./rest";
import { Connection, type Status, type Wire } from "./socket";
import { choose, words, type Lang } from "./words.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  status = $state<Status>("connecting");
  notice = $state("");
  known: Promise<void> = Promise.resolve(); // that I am somebody to the server
  #connection: Connection | null = null;
  #saving: ReturnType<typeof setTimeout> | undefined;

  /** Speak, and find out who I am: `known` is there later, since reading the shelf and the rules needs nobody. */
  async start(): Promise<void> {
    const lang = prefs.wishes.lang || choose(navigator.languages);
    const speaking = words.speak(lang);
    this.known = this.#meet(lang, speaking);
    this.known.catch(() => {}); // whoever waits for it hears of it
    await speaking;
  }

  async #meet(lang: Lang, speaking: Promise<void>): Promise<void> {
    // Meanwhile; a failure is told once there are words for it. A new visitor's name is in their language.
    const asked = api<Me>("GET", `me?lang=${lang}`).catch(() => null);
    await speaking;
    await this.#adopt((await asked) ?? (await api<Me>("GET", "me")));
    prefs.changed = () => {
      clearTimeout(this.#saving);
      this.#saving = setTimeout(() => void this.#save(), 500);
    };
  }

  async #save(): Promise<void> {
    const settings = { ...prefs.wishes };
    const sent = JSON.stringify(settings);
    await api("PATCH", "me", { settings }).then(
      () => sent === JSON.stringify(prefs.wishes) && prefs.saved(), // unless something was wished meanwhile
      () => {},
    );
  }

  /** The connection, opened when it is first needed: a visitor who only reads rules needs none. */
  get connection(): Connection {
    if (!this.#connection) {
      this.#connection = new Connection(
        socket,
        () => words.lang,
        (status) => (this.status = status),
        (message) => {
          if (message.say === "welcome") this.notice = message.notice ?? "";
          if (message.say === "notice") this.notice = message.text;
        },
      );
      const wake = () => document.visibilityState === "visible" && this.#connection?.wake();
      addEventListener("online", wake);
      document.addEventListener("visibilitychange", wake);
      const made = this.#connection;
      this.known.then(
        () => made.start(),
        () => {},
      );
    }
    return this.#connection;
  }

  async speak(lang: Lang): Promise<void> {
    await words.speak(lang);
    prefs.set("lang", lang);
    this.#connection?.hello();
    await this.known.then(() => api("PATCH", "me", { lang })).catch(() => {});
  }

  /** Somebody else from now on: after signing in or out. */
  async renew(): Promise<void> {
    this.#connection?.stop();
    this.#connection = null;
    await this.#adopt(await api<Me>("GET", "me"));
  }

  async #adopt(me: Me): Promise<void> {
    this.me = me;
    if (prefs.unsaved) void this.#save();
    else prefs.adopt(me.settings);
    if (prefs.wishes.lang && prefs.wishes.lang !== words.lang) await words.speak(prefs.wishes.lang);
  }

  async rename(nick: string): Promise<void> {
    this.me = await api<Me>("PATCH", "me", { nick });
  }
}

function socket(): Wire {
  const url = new URL("api/socket", document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url, "atout") as unknown as Wire;
}

export const session = new Session();
