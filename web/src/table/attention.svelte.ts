/** The title, the little picture in the browser's tab and, if wished, a notification say "your turn". */

import { prefs } from "../app/prefs.svelte";
import type { Table } from "../app/table.svelte";
import { t, type Family } from "../app/words.svelte";

/** Call it while a component is set up; it lasts as long as the component. */
export function attention(table: () => Table | null, game: () => string, family: () => Family | null): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const show = (href: string) => icon?.getAttribute("href") !== href && icon?.setAttribute("href", href);
  let notified = 0;

  $effect(() => {
    const [found, of] = [table(), family()];
    const name = of ? t(`game-${game()}`, {}, of) : "Atout";
    const mine = found?.myTurn ?? false;
    document.title = mine ? t("title-your-turn", { game: name }) : t("title-table", { game: name });
    show(mine ? "./favicon-turn.svg" : "./favicon.svg");
    if (mine && found && document.hidden && prefs.wishes.notify && found.number !== notified) {
      notified = found.number;
      notify(t("status-your-turn"), name, found.id);
    }
  });
  $effect(() => () => show("./favicon.svg"));
}

function notify(title: string, body: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag, icon: "./icon-192.png" });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    // phones allow it from a service worker only; push does that
  }
}
