/**
 * The service worker: the page opens without its server, too, and then says so. What only the server knows (`api/`) never
 * passes through here. The page itself is asked for anew whenever the server answers, so nobody is held on an old version;
 * files under `assets/` are named after their content and need no asking. `vite/shell.ts` fills in the names in capitals.
 */

declare const __ASSETS__: readonly string[]; // of the shell, under assets/
declare const __FILES__: readonly string[]; // of the shell beside them; '' is the page itself
declare const __SAMPLES__: string; // which recordings of the piano there are

declare const self: ServiceWorkerGlobalScope;

const SHELL = 'musicards-shell';
const SOUNDS = `musicards-samples-${__SAMPLES__}`;
const ANY = { ignoreVary: true } as const; // however it was compressed on the way
const PATIENCE = 6000; // ms that a server may take to send the page

const home = self.registration.scope;
const address = (name: string): string => new URL(name, home).href;
const assets = __ASSETS__.map(address);
const files = new Set(__FILES__.map(address));

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

/** The whole shell, or none of it: the page comes last, when all that it needs is there. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.all(assets.map(async (url) => (await cache.match(url, ANY)) ?? cache.add(url)));
  await cache.addAll([...files].map((file) => new Request(file, { cache: 'no-cache' })));
}

/** What a page has loaded before it had a worker: the language, for one, in which it says that there is no server. */
async function keepLoaded(loaded: unknown): Promise<void> {
  const cache = await caches.open(SHELL);
  for (const url of Array.isArray(loaded) ? loaded : []) {
    if (typeof url === 'string' && url.startsWith(address('assets/')) && !(await cache.match(url, ANY))) await cache.add(url);
  }
}

/** What belongs to an older version goes; the pages open now have loaded what they need, or load themselves anew. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('musicards-') && name !== SHELL && name !== SOUNDS) await caches.delete(name);
  }
  const cache = await caches.open(SHELL);
  const ours = new Set([...assets, ...files]);
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

/** From the server; when it does not answer, from what was kept. */
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
