/**
 * What a prompt or help points out on the table: the hand's cards, and buttons, which name what they do in `data-hint`. A button that is
 * pressed already is not pointed out any more, so that what is still missing is what shines.
 */

import type { Help } from '../wire';

/**
 * The CSS selector of everything that an action takes, e.g. the card D3 and the button "letter-D"; '' for no action. A button's hint is
 * the action's word, such as "draw", or a field and its value.
 */
export function hintSelector(action: Readonly<Record<string, unknown>>): string {
  return Object.entries(action)
    .flatMap(([name, value]) => selectors(name, value))
    .join(', ');
}

/**
 * The CSS selector of what help has told so far: nothing while it says what to look for, then the letter, step or place, and in the end
 * the cards too.
 */
export function helpSelector({ step, facts, action }: Pick<Help, 'step' | 'facts' | 'action'>): string {
  if (action) return hintSelector(action);
  return step > 1 ? hintSelector({ ...facts, letter: facts['letters'] ?? [] }) : '';
}

/** Point out what the selector finds, now and later. Returns a function that stops it. */
export function pointOut(selector: string): (() => void) | undefined {
  if (selector === '') return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(${selector}) { outline: 3px dashed var(--hint); outline-offset: 2px; border-radius: 8px; filter: drop-shadow(0 0 7px var(--glow)) drop-shadow(0 0 3px var(--glow)); }`,
  );
  document.adoptedStyleSheets.push(sheet);
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet));
}

function selectors(name: string, value: unknown): string[] {
  if (name === 'card' || name === 'cards') return [value].flat().map((card) => `[data-place="hand"] [data-code="${String(card)}"]`);
  if (name === 'do') return [button(String(value))];
  if (Array.isArray(value)) return value.flatMap((each) => selectors(name, each));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([each, said]) => selectors(each, said));
  return [button(`${name}-${String(value)}`)];
}

const button = (hint: string): string => `[data-hint~="${hint}"]:not([aria-pressed="true"])`;
