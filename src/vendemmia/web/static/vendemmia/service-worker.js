// When the server does not answer, the browser shows PAGE, which says so and comes with this script. A table always comes
// from the server, and files that never change are in the browser's own cache. Only the companion works without a
// network: its pages put themselves and their files into a cache whose name says which version it is
// (companion/offline.js), and this script answers from there.
// The server puts the addresses before this script (service-worker.d.ts).
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * @param {Request | string} request
 * @param {boolean} [ignoreSearch]
 */
function kept(request, ignoreSearch = false) {
  return caches.match(request, { ignoreSearch, ignoreVary: true });
}

/** @param {Request} request */
async function lost(request) {
  const path = new URL(request.url).pathname;
  const page = path.startsWith(COMPANION) ? await kept(request, true) : undefined;
  if (page) return page;
  // The link to the companion is hidden until it is of use.
  const text = (await kept(COMPANION)) ? PAGE.replace(" hidden", "") : PAGE;
  return new Response(text, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** @param {FetchEvent} event */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return lost(event.request);
  }
}

/**
 * The address of a file names its content, so one that is kept is the right one.
 *
 * @param {Request} request
 */
async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

/** @param {Request} request */
function isOfCompanion({ url, method, referrer }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !referrer) return false;
  if (!pathname.startsWith(STATIC) && !pathname.startsWith(COMPANION_DATA)) return false;
  const from = new URL(referrer).pathname;
  return from.startsWith(COMPANION) || from === COMPANION_STYLES;
}

scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable())),
);
scope.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(page(event));
  else if (isOfCompanion(event.request)) event.respondWith(file(event.request));
});

// A push message shows a notification; a press on it opens its table, in the tab that shows it already if there is one.
scope.addEventListener("push", (event) => {
  if (!event.data) return;
  /** @type {PushNotice} */
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(scope.registration.showNotification(title, { body, tag, data: { path }, icon: ICON, badge: ICON }));
});

/** @param {string} path */
async function open(path) {
  const address = new URL(path, scope.location.origin);
  if (address.origin !== scope.location.origin) return;
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === address.pathname);
  await (there ? there.focus() : scope.clients.openWindow(address.href));
}
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
