/** Reloads the page once when a part of it could not be loaded. */

const NAME = 'musicards.reloaded';
const SOON = 20_000; // ms

/** Reload the page, unless it was just reloaded without success. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(NAME) ?? 0) < SOON) return;
    sessionStorage.setItem(NAME, String(Date.now()));
  } catch {
    return; // Without storage a reload would not be remembered.
  }
  location.reload();
}
