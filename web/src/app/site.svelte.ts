/** What everybody may know of the site: its name and what its host announces. */

import { api } from "./api";
import type { SiteInfo } from "./rest";

class Site {
  info = $state.raw<SiteInfo>({ name: "Atout", announcement: "", sign_up: true, version: "", languages: [] });

  async look(): Promise<void> {
    this.info = await api<SiteInfo>("GET", "site");
  }
}

export const site = new Site();

/** A page's title: what it is about first, since tabs are narrow. */
export function titled(text: string): string {
  return text ? `${text} · ${site.info.name}` : site.info.name;
}
