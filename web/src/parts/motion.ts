/** How cards travel: from where they were to where they go. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';

const TRAVEL = 240;

export const travel = (): number => (prefersReducedMotion.current ? 0 : TRAVEL);

/** A card that comes from somebody else's hand sails in from above. */
function sailIn(node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return fade(node, { duration: 120 });
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (_t, rest) => `translate: 0 ${String(rest * -90)}px; opacity: ${String(1 - rest)}`,
  };
}

const pair = crossfade({ duration: () => travel(), easing: cubicOut, fallback: (node, _options, intro) => (intro ? sailIn(node) : fade(node, { duration: travel() / 2 })) });

export const [sendCard, receiveCard] = pair;
