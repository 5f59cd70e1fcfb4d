/*
 * The service worker: starts the app without its server, and never shows a stale game.
 * BUILD and ASSETS are written above by build/worker.ts: the hash of this build, and what its first page needs.
 * Pages come from the network and only without it from here; the API is never touched; files under /assets have
 * names made from their content, so a kept one is the right one. Under another path than / the server puts that path
 * before every text here that begins with a slash.
 */
const SHELL = "/";
const CACHE = `easyharp-${BUILD}@${SHELL}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...ASSETS])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOthers(), self.clients.claim()]));
});

self.addEventListener("message", ({ data, ports }) => {
  if (data === "use") self.skipWaiting();
  else if (data.knows) ports[0].postMessage(ASSETS.includes(data.knows));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function dropOthers() {
  const names = await caches.keys();
  // The app may stand on this host twice; names without a path are older.
  const isOurs = (name) => name.startsWith("easyharp-") && (name.split("@")[1] ?? SHELL) === SHELL;
  const others = names.filter((name) => isOurs(name) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function page(request) {
  try {
    const answer = await fetch(request);
    // A proxy answers for a server that is down; the app says it better, and goes on when the server is back.
    if (answer.status >= 500) throw new Error(answer.statusText);
    return answer;
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: CACHE });
    if (shell) return shell;
    throw error;
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
