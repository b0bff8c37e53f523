/** A screen that stays on while nobody touches it, where the browser can do that: hands that play are not at the screen. */

/** Keep the screen on from now; returns what lets it go off again. */
export function stayAwake(): () => void {
  // Browsers have this only over HTTPS and on one's own machine.
  const wake = 'wakeLock' in navigator ? navigator.wakeLock : null;
  let over = false;
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (wake === null || over || document.visibilityState !== 'visible') return;
    try {
      const found = await wake.request('screen');
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have ended during the request
      if (over) await found.release();
      else lock = found;
    } catch {
      // A battery that is nearly empty has the last word.
    }
  }

  const back = (): void => void ask(); // browsers take it away while a page is hidden
  document.addEventListener('visibilitychange', back);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', back);
    void lock?.release();
  };
}
