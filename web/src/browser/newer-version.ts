/** A new version of a page without a server: it is cached as a whole, then waits until it is asked to take over. */

const TAKE_OVER = 'take-over';

/** Calls `ready` once there is a new version, with what lets it take over, and reloads this page. */
export function watchForNewerVersion(ready: (use: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  let controlled = workers.controller !== null;
  const reload = (): void => location.reload();
  workers.addEventListener('controllerchange', () => {
    if (controlled) ready(reload); // another tab has let it take over
    controlled = true;
  });
  const watch = (registration: ServiceWorkerRegistration): void => {
    const look = (): void => {
      const { waiting } = registration;
      if (!waiting) return;
      ready(() => {
        workers.addEventListener('controllerchange', reload, { once: true });
        waiting.postMessage(TAKE_OVER);
      });
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
  };
  workers.ready.then(watch, () => undefined); // Firefox has no workers for whoever forbids all site data
}
