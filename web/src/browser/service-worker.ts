/** The service worker's page side: it keeps the shell, and a newer version is taken up at the next step, never amid a game. */

const LOOK_AGAIN = 60 * 60 * 1000; // ms; a page may stay open for days

/** Once the page stands, so that nothing of this delays it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register(navigator.serviceWorker);
  else addEventListener('load', () => void register(navigator.serviceWorker), { once: true });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  let controlled = workers.controller !== null;
  let newer = false;
  workers.addEventListener('controllerchange', () => {
    newer = controlled; // the first worker of all brings nothing new
    controlled = true;
  });
  addEventListener('hashchange', () => {
    if (newer) location.reload();
  });
  try {
    workers.addEventListener('controllerchange', () => tellLoaded(workers));
    const registration = await workers.register('worker.js');
    await workers.ready;
    tellLoaded(workers);
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - looked < LOOK_AGAIN) return;
      looked = Date.now();
      registration.update().catch(() => undefined); // out of reach; another time
    });
  } catch {
    // Not allowed in this browser: the page does without.
  }
}

/** What came before there was a worker, or with an older one, it can keep now. It need not be fetched again. */
function tellLoaded(workers: ServiceWorkerContainer): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  workers.controller?.postMessage(loaded.filter((name) => name.includes('/assets/')));
}
