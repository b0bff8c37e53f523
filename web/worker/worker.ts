/**
 * The service worker: the page opens without its server too, and then says so. API requests (`api/`) are never
 * handled here. The page itself is requested from the server whenever it answers, so nobody stays on an old version; files
 * under `assets/` are named by content hash and are never requested again. Where there is no server (`worker.js?all`), everything is
 * cached. `vite/shell.ts` fills in the constants in capitals.
 */

declare const __ASSETS__: readonly string[]; // files of the shell under assets/
declare const __FILES__: readonly string[]; // other files of the shell; '' is the page itself
declare const __REST__: readonly string[]; // all other files under assets/, among them the engine
declare const __PIANO__: readonly string[]; // the piano recordings
declare const __SAMPLES__: string; // their version

declare const self: ServiceWorkerGlobalScope;

const SHELL = 'musicards-shell';
const SOUNDS = `musicards-samples-${__SAMPLES__}`;
const ANY = { ignoreVary: true } as const; // regardless of compression
const PATIENCE = 6000; // ms to wait for the server's page before using the cached one

const home = self.registration.scope;
const address = (name: string): string => new URL(name, home).href;
const keepsAll = self.location.search === '?all';
const assets = __ASSETS__.map(address);
const rest = __REST__.map(address);
const files = new Set(__FILES__.map(address));
const ours = new Set([...assets, ...rest, ...files]);

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => event.waitUntil(keepLoaded(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const name = request.url.slice(home.length).split(/[?#]/)[0] ?? '';
  if (name.startsWith('assets/')) event.respondWith(keptFirst(SHELL, request));
  else if (name.startsWith('samples/')) event.respondWith(keptFirst(SOUNDS, request));
  else if (files.has(address(name))) event.respondWith(askedFirst(request, address(name)));
});

/** Cache the whole shell or none of it: the page is added last, after everything it needs. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.all(assets.map(async (url) => (await cache.match(url, ANY)) ?? cache.add(url)));
  await cache.addAll([...files].map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Cache what the page loaded before it had a worker, for example the language in which it says that there is no server; or everything. */
async function keepLoaded(message: unknown): Promise<void> {
  const cache = await caches.open(SHELL);
  const isAsset = (url: unknown): url is string => typeof url === 'string' && url.startsWith(address('assets/'));
  const loaded = Array.isArray(message) ? message.filter(isAsset) : [];
  await addMissing(cache, loaded);
  // A page of an older version may need more of its own files until it is reloaded.
  if (!keepsAll || !loaded.every((url) => ours.has(url))) return;
  await deleteOld(cache);
  let added = await addMissing(cache, rest);
  added += await addMissing(await caches.open(SOUNDS), __PIANO__.map(address));
  for (const page of await self.clients.matchAll()) page.postMessage({ type: 'all-kept', added });
}

/** Cache what is missing, one after the other, so that the page can load something in between. Returns how many were missing. */
async function addMissing(cache: Cache, urls: readonly string[]): Promise<number> {
  let added = 0;
  for (const url of urls) {
    if (await cache.match(url, ANY)) continue;
    await cache.add(url);
    added += 1;
  }
  return added;
}

/** Delete what belongs to an older version; open pages have loaded what they need, or reload. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('musicards-') && name !== SHELL && name !== SOUNDS) await caches.delete(name);
  }
  if (!keepsAll) await deleteOld(await caches.open(SHELL));
}

async function deleteOld(cache: Cache): Promise<void> {
  for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url);
}

async function keptFirst(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request.url, ANY);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request.url, answer.clone());
  return answer;
}

/** Ask the server; when it does not answer, use the cache. */
async function askedFirst(request: Request, url: string): Promise<Response> {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(url, ANY);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  const asked = fetch(request).then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  return Promise.race([asked, late]);
}

export {};
