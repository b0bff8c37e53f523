/** How cards travel: from where they were to where they go. They are things, and do not fade on the way. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { fade, type TransitionConfig } from 'svelte/transition';

const TRAVEL = 240;
const FORGET = 600;

export const travel = (): number => (prefersReducedMotion.current ? 0 : TRAVEL);

/** Where cards were just now, by code. */
const departures = new Map<string, { readonly from: DOMRect; readonly at: number }>();

interface Card {
  readonly key: string;
}

/** A card leaves: it is gone at once, and shows up where it is received. */
export function sendCard(node: Element, { key }: Card): TransitionConfig {
  departures.set(key, { from: node.getBoundingClientRect(), at: performance.now() });
  return { duration: 0 };
}

/** A card arrives, from where it left; or from above, when it comes out of somebody else's hand. */
export function receiveCard(node: Element, { key }: Card): () => TransitionConfig {
  // Not before every leaving card has been noticed.
  return () => {
    const left = departures.get(key);
    departures.delete(key);
    if (prefersReducedMotion.current) return fade(node, { duration: 120 });
    const known = left && performance.now() - left.at < FORGET;
    return known ? fly(node, left.from) : sailIn();
  };
}

function fly(node: Element, from: DOMRect): TransitionConfig {
  const to = node.getBoundingClientRect();
  const right = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  const grow = from.width / Math.max(1, to.width) - 1;
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (_t, rest) =>
      `z-index: 20; translate: ${String(rest * right)}px ${String(rest * down)}px; scale: ${String(1 + rest * grow)};`,
  };
}

function sailIn(): TransitionConfig {
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (_t, rest) => `z-index: 20; translate: 0 ${String(rest * -110)}px; opacity: ${String(Math.min(1, 2 - 2 * rest))};`,
  };
}
