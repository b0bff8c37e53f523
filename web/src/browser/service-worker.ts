/**
 * Registers the service worker, which caches the app shell, and reloads for a new version at the next navigation. Where there is no
 * server, a new version waits: see `newer-version.ts`.
 */

const LOOK_AGAIN = 60 * 60 * 1000; // ms; a page may stay open for days
const SETTLED = 2000; // ms, where a browser does not say when it is idle

/**
 * Register the service worker once the page has loaded, so that this does not delay it. `all`: it caches everything, because the page
 * needs no server. Otherwise, `loadMore` loads once the page is idle what the worker caches in addition to what was used.
 */
export function registerServiceWorker(all: boolean, loadMore: () => Promise<void>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register(navigator.serviceWorker, all, loadMore);
  else addEventListener('load', () => void register(navigator.serviceWorker, all, loadMore), { once: true });
}

async function register(workers: ServiceWorkerContainer, all: boolean, loadMore: () => Promise<void>): Promise<void> {
  let controlled = workers.controller !== null;
  let newer = false;
  workers.addEventListener('controllerchange', () => {
    newer = controlled; // the first worker installed is not an update
    controlled = true;
  });
  addEventListener('hashchange', () => {
    if (newer && !all) location.reload();
  });
  try {
    workers.addEventListener('controllerchange', () => tellLoaded(workers));
    const registration = await workers.register(`worker.js${all ? '?all' : ''}`);
    await workers.ready;
    tellLoaded(workers);
    if (!all) {
      whenIdle(() => {
        loadMore().then(
          () => tellLoaded(workers), // the worker may have taken control in between
          () => undefined, // the server does not answer; the next visit tries again
        );
      });
    }
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - looked < LOOK_AGAIN) return;
      looked = Date.now();
      registration.update().catch(() => undefined); // offline; tried again later
    });
  } catch {
    // Not allowed in this browser; the page works without it.
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, SETTLED);
}

/** Tell the worker which files were loaded before it took control, so that it can cache them from the browser's cache. */
function tellLoaded(workers: ServiceWorkerContainer): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  workers.controller?.postMessage(loaded.filter((name) => name.includes('/assets/')));
}
