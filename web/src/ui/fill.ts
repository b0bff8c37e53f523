/** Enlarges what is read from far away, such as on a projector. */

const LARGEST = 5; // times the normal size
const SMALLEST = 0.6; // what does not fit at this size can be scrolled
const STEP = 0.1;

/** An attachment for a box that scrolls: show its only child as large as fits, now and whenever the box or the child changes. */
export function fill(box: HTMLElement): () => void {
  const grow = (): void => {
    const child = box.firstElementChild;
    if (!(child instanceof HTMLElement)) return;
    for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
      child.style.zoom = size.toFixed(1);
      if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
    }
  };
  const resized = new ResizeObserver(grow);
  const changed = new MutationObserver(grow);
  resized.observe(box);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  box.addEventListener('animationend', grow); // while something moves in, it may take more room than it has in the end
  return () => {
    resized.disconnect();
    changed.disconnect();
    box.removeEventListener('animationend', grow);
  };
}
