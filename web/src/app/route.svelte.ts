/** Where we are: paths below the page's base, and how to go elsewhere without loading anew. */

export interface Route {
  /** "" (the shelf), "new", "table", "record", "puzzles", "rules", "me", "site" */
  page: string;
  /** further parts of the path */
  rest: string[];
  query: URLSearchParams;
  /** what follows "#" */
  anchor: string;
}

/** The path of an address below a base, as a route. */
export function parse(url: URL, base: URL): Route {
  const below = url.pathname.startsWith(base.pathname) ? url.pathname.slice(base.pathname.length) : url.pathname;
  const [page = "", ...rest] = below.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: url.searchParams, anchor: decodeURIComponent(url.hash.slice(1)) };
}

class Here {
  route = $state.raw<Route>({ page: "", rest: [], query: new URLSearchParams(), anchor: "" });

  start(): void {
    const read = () => (this.route = parse(new URL(location.href), new URL(document.baseURI)));
    read();
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", (event) => this.#followed(event));
  }

  /** An ordinary click on a link of ours stays in the page. */
  #followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || !link.href.startsWith(document.baseURI)) return;
    const path = link.href.slice(document.baseURI.length);
    if (path.startsWith("api/")) return;
    event.preventDefault();
    this.go(path);
  }

  /** To a path below the base, e.g. "table/1028e1cc4f". */
  go(path: string, { replace = false } = {}): void {
    const url = new URL(path, document.baseURI);
    if (url.href !== location.href) history[replace ? "replaceState" : "pushState"](null, "", url);
    this.route = parse(url, new URL(document.baseURI));
    if (!replace && !url.hash) scrollTo(0, 0);
  }
}

export const here = new Here();
export const go = here.go.bind(here);

/** Where a page is: until the next one is there, the address has changed already, but that is none of its business. */
export function within(page: string): { readonly route: Route } {
  let last = here.route;
  const route = $derived(here.route.page === page ? (last = here.route) : last);
  return {
    get route() {
      return route;
    },
  };
}

/** The full address of a path below the base, for links to be sent. */
export function address(path: string): string {
  return new URL(path, document.baseURI).href;
}
