/** Where the focus goes when a page comes, or when what had it is gone: never to nowhere. */

import { arrowTo } from './arrow-keys';

let arrived = false; // a page has been shown before: this one comes by a step of the reader

/** For a page's heading: it takes the focus when the page comes, but not on loading, when one begins at the top anyway. */
export function arrive(heading: HTMLElement): void {
  if (arrived) takeFocus(heading);
  arrived = true;
}

/** Takes the focus at once, without a ring: one cannot do anything with it. */
export function takeFocus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}

export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading) takeFocus(heading);
}

/** Where one goes on at the table: at the hand or what stands for it, or what one can do; at the heading when there is neither. */
const ON = ['[data-goes-on] [tabindex="0"]', '[data-testid="hand"] [tabindex="0"]', '[data-testid="done"]', '[data-testid="draw"]'];

/** As long as it runs, the focus goes on at the table when what had it has been taken away. Returns how to stop. */
export function keepFocus(): () => void {
  let last: Node | null = null;
  const note = (event: FocusEvent): void => {
    last = event.target instanceof Node ? event.target : null;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    const next = ON.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each && !each.closest('[inert]'));
    if (next) next.focus();
    else focusHeading();
  });
  addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/**
 * For a group of buttons: one stop for the Tab key, the arrows walk among them. The stop is the one that had the focus
 * last.
 */
export function walkable(group: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...group.querySelectorAll('button')];
  const stopAt = (stop: EventTarget | null | undefined): void => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  const onfocus = (event: FocusEvent): void => stopAt(event.target);
  const onkey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttons();
    const to = arrowTo(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const keepOne = (): void => stopAt(buttons().find((button) => button.tabIndex === 0) ?? buttons()[0]);
  const observer = new MutationObserver(keepOne); // when buttons come and go there is still one stop
  stopAt(buttons()[0]);
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', onfocus);
  group.addEventListener('keydown', onkey);
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', onfocus);
    group.removeEventListener('keydown', onkey);
  };
}
