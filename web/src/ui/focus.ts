/** Moves the focus when a page is shown, and when the focused element is removed, so that it is never lost. */

import { arrowTo, hasModifier } from './arrow-keys';

let arrived = false; // whether another page has been shown before

/** For a page's heading: focus it when the page is shown, except on the first load, when reading starts at the top anyway. */
export function arrive(heading: HTMLElement): void {
  if (arrived) takeFocus(heading);
  arrived = true;
}

/** Focus an element that is not interactive. Browsers show the focus ring only to those who use the keyboard. */
export function takeFocus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading) takeFocus(heading);
}

/** Where to move the focus at the table: the hand or its equivalent, otherwise a button, otherwise the heading. */
const NEXT = ['[data-focus-first] [tabindex="0"]', '[data-testid="hand"] [tabindex="0"]', '[data-testid="done"]', '[data-testid="draw"]'];

/** While active, move the focus to the table's next control when the focused element is removed. Returns a function that stops it. */
export function keepFocus(): () => void {
  let last: Node | null = null;
  const note = (event: FocusEvent): void => {
    last = event.target instanceof Node ? event.target : null;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    const next = NEXT.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each && !each.closest('[inert]'));
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

/** The index that a key leads to from that of the focused button; null if it leads nowhere. */
type Move = (key: string, index: number, buttons: readonly HTMLElement[]) => number | null;

/** Give a group of buttons a single Tab stop, with keys moving among them. The stop is the button focused last. */
export function roving(move: Move): (group: HTMLElement) => () => void {
  return (group) => {
    const buttons = (): HTMLElement[] => [...group.querySelectorAll('button')];
    const stopAt = (stop: EventTarget | null | undefined): void => {
      for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
    };
    const onfocus = (event: FocusEvent): void => stopAt(event.target);
    const onkey = (event: KeyboardEvent): void => {
      if (hasModifier(event)) return;
      const all = buttons();
      const to = move(event.key, all.indexOf(document.activeElement as HTMLElement), all);
      if (to === null) return;
      event.preventDefault();
      all[to]?.focus();
    };
    const keepOne = (): void => stopAt(buttons().find((button) => button.tabIndex === 0) ?? buttons()[0]);
    const observer = new MutationObserver(keepOne); // keep one Tab stop when buttons are added or removed
    stopAt(buttons()[0]);
    observer.observe(group, { childList: true, subtree: true });
    group.addEventListener('focusin', onfocus);
    group.addEventListener('keydown', onkey);
    return () => {
      observer.disconnect();
      group.removeEventListener('focusin', onfocus);
      group.removeEventListener('keydown', onkey);
    };
  };
}

/** Roving focus in a row: every arrow key leads to the next button or the one before. */
export const rovingFocus = roving((key, index, buttons) => arrowTo(key, index, buttons.length));
