/**
 * The service worker: the page opens without its server too, and then says so, unless it is one that needs no server, which pages load
 * in time so that it is cached (`browser/service-worker.ts`). API requests (`api/`) are never
 * handled here. The page itself is requested from the server whenever it answers, so nobody stays on an old version; files
 * under `assets/` are named by content hash and are never requested again. `vite/shell.ts` fills in the constants in capitals.
 *
 * Where there is no server (`worker.js?all`), everything is cached, the page too, which is then always the one that fits the
 * worker. A new version is cached as a whole first. Then it waits until no page of the old one is open, or a page lets it take over.
 */

declare const __ASSETS__: readonly string[]; // files of the shell under assets/
declare const __FILES__: readonly string[]; // other files of the shell; '' is the page itself
declare const __REST__: readonly string[]; // all other files under assets/, among them the engine
declare const __PIANO__: readonly string[]; // the piano recordings
declare const __SAMPLES__: string; // their version
declare const __VERSION__: string; // of everything

declare const self: ServiceWorkerGlobalScope;

const SHELL = 'musicards-shell';
const SOUNDS = `musicards-samples-${__SAMPLES__}`;
const ANY = { ignoreVary: true } as const; // regardless of compression
const TAKE_OVER = 'take-over'; // what a page says to the worker of a new version
const PATIENCE = 6000; // ms to wait for the server's page before using the cached one

const home = self.registration.scope;
const address = (name: string): string => new URL(name, home).href;
const keepsAll = self.location.search === '?all';
const PAGE = keepsAll ? `musicards-page-${__VERSION__}` : SHELL;
const assets = __ASSETS__.map(address);
const rest = __REST__.map(address);
const files = new Set(__FILES__.map(address));
const ours = new Set([...assets, ...rest, ...files]);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(event.data === TAKE_OVER ? self.skipWaiting() : keepLoaded(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const name = (request.url.slice(home.length).split(/[?#]/)[0] ?? '').replace(/^index\.html$/, '');
  if (name.startsWith('assets/')) event.respondWith(keptFirst(SHELL, request));
  else if (name.startsWith('samples/')) event.respondWith(keptFirst(SOUNDS, request));
  else if (files.has(address(name))) event.respondWith((keepsAll ? fromThisVersion : askedFirst)(request, address(name)));
});

async function install(): Promise<void> {
  await keepShell();
  if (!keepsAll) await self.skipWaiting();
  else if (self.registration.active) await keepRest(); // an update; on a first visit, the page comes first
}

async function activate(): Promise<void> {
  if (!keepsAll) await tidy(); // open pages have loaded what they need, or reload
  await self.clients.claim();
}

/** Cache the whole shell or none of it: the page is added last, after everything it needs. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.all(assets.map(async (url) => (await cache.match(url, ANY)) ?? cache.add(url)));
  await (await caches.open(PAGE)).addAll([...files].map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Cache what the page loaded before it had a worker, for example the language in which it says that there is no server; or everything. */
async function keepLoaded(message: unknown): Promise<void> {
  const cache = await caches.open(SHELL);
  const isAsset = (url: unknown): url is string => typeof url === 'string' && url.startsWith(address('assets/'));
  const loaded = Array.isArray(message) ? message.filter(isAsset) : [];
  // A page of an older version may need more of its own files, which are usually cached already, until it is reloaded.
  if (keepsAll && !loaded.every((url) => ours.has(url))) return;
  await addMissing(cache, loaded);
  if (!keepsAll) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = self.registration; // a newer version, whose files are cached as well
  if (pages.length === 1 && !installing && !waiting) await tidy();
  const added = await keepRest();
  for (const page of pages) page.postMessage({ type: 'all-kept', added });
}

/** Cache everything else. Returns how many files were missing. */
async function keepRest(): Promise<number> {
  const added = await addMissing(await caches.open(SHELL), rest);
  return added + (await addMissing(await caches.open(SOUNDS), __PIANO__.map(address)));
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

/** Delete what belongs to an older version. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('musicards-') && ![SHELL, SOUNDS, PAGE].includes(name)) await caches.delete(name);
  }
  const cache = await caches.open(SHELL);
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

async function fromThisVersion(request: Request, url: string): Promise<Response> {
  return (await (await caches.open(PAGE)).match(url, ANY)) ?? fetch(request);
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
