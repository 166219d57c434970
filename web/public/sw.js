// Shows notices that it is somebody's turn, and a page that says that there is no network. It keeps nothing else.
const OFFLINE = ["offline.html", "offline.css", "offline.js", "favicon.svg"];
const CACHE = "atout-offline-1";
const here = (path) => new URL(path, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(OFFLINE.map((path) => new Request(here(path), { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page stands in for any address, so it is told where its own files are.
async function offline() {
  const kept = await caches.match(here("offline.html"));
  const text = (await kept.text()).replace("<head>", `<head><base href="${self.registration.scope}">`);
  const policy = kept.headers.get("content-security-policy") ?? "default-src 'self'";
  return new Response(text, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(offline));
  } else if (OFFLINE.some((path) => request.url === here(path))) {
    event.respondWith(fetch(request).catch(() => caches.match(request.url)));
  }
});

self.addEventListener("push", (event) => {
  const { text, table } = event.data.json();
  const address = here(`table/${table}`);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      // Who is looking at the table already knows.
      if (pages.some((page) => page.url.startsWith(address) && page.focused)) return undefined;
      return self.registration.showNotification("Atout", {
        body: text,
        tag: table,
        icon: here("icon-192.png"),
        badge: here("icon-192.png"),
        data: address,
      });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.startsWith(address));
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
