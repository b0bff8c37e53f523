/** Loading the page anew when a part of it did not come: once, not again and again. */

const NAME = 'musicards.loaded-anew';
const SOON = 20_000; // ms

/** Load everything anew, unless that has been done just now and has not helped. */
export function loadAnew(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(NAME) ?? 0) < SOON) return;
    sessionStorage.setItem(NAME, String(Date.now()));
  } catch {
    return; // Storage may be forbidden; then nobody would know whether it has been done.
  }
  location.reload();
}
