// When the server does not answer, the browser shows PAGE, which says so and comes with this script. A table always comes
// from the server, and files that never change are in the browser's own cache. Only the companion works without a
// network: its pages put themselves and their files into a cache whose name says which version it is
// (companion_offline.js), and this script answers from there.
const COMPANION = "/companion/";
const KEPT_FILES = /^\/static\/|^\/companion\/data\//;
const ASKED_FROM = /^\/companion\/|^\/static\/bundles\/companion\.css$/;

function kept(request, ignoreSearch = false) {
  return caches.match(request, { ignoreSearch, ignoreVary: true });
}

async function lost(request) {
  const path = new URL(request.url).pathname;
  const page = path.startsWith(COMPANION) ? await kept(request, true) : undefined;
  if (page) return page;
  // The link to the companion is hidden until it is of use.
  const text = (await kept(COMPANION)) ? PAGE.replace(" hidden", "") : PAGE;
  return new Response(text, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return lost(event.request);
  }
}

// The address of a file names its content, so one that is kept is the right one.
async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

function isOfCompanion({ url, method, referrer }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !KEPT_FILES.test(pathname) || !referrer) return false;
  return ASKED_FROM.test(new URL(referrer).pathname);
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(page(event));
  else if (isOfCompanion(event.request)) event.respondWith(file(event.request));
});

// A push message shows a notification; a press on it opens its table, in the tab that shows it already if there is one.
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: ICON, badge: ICON }));
});

async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === address.pathname);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
