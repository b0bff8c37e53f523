/** Keeps the screen on where the browser supports it, because players of instruments do not touch it. */

/** Keep the screen on. Returns a function that lets it turn off again. */
export function stayAwake(): () => void {
  // Browsers offer this only over HTTPS and on localhost.
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
      // The device may refuse, for example on low battery.
    }
  }

  const back = (): void => void ask(); // browsers release the lock while a page is hidden
  document.addEventListener('visibilitychange', back);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', back);
    void lock?.release();
  };
}
