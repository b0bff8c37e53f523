/** Reloading the page when a part of it could not be loaded: once, not again and again. */

const NAME = 'musicards.loaded-anew';
const SOON = 20_000; // ms

/** Reload the page, unless that was done a moment ago and did not help. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(NAME) ?? 0) < SOON) return;
    sessionStorage.setItem(NAME, String(Date.now()));
  } catch {
    return; // Without storage a reload would not be remembered.
  }
  location.reload();
}
