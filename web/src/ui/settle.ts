/** Protection from taps that were meant for what was there a moment before. */

const SETTLED = 1000; // ms

/** An attachment: what has just come over the page takes no taps and clicks at first. The keyboard reaches it at once. */
export function settle(element: HTMLElement): () => void {
  element.style.pointerEvents = 'none';
  const timer = setTimeout(() => (element.style.pointerEvents = ''), SETTLED);
  return () => clearTimeout(timer);
}
