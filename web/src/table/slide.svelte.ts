/** Animates elements that move within their container. */

import type { Attachment } from 'svelte/attachments';
import { isCalm, TRAVEL } from './motion';

/** A position: px from the left and the top of a container. `room` tells sizes of the container apart: its width, for example. */
export interface Corner {
  readonly left: number;
  readonly top: number;
  readonly room: number;
}

/**
 * Animate an element when its `corner` changes, except when the container was resized. Nothing is measured, because measuring
 * every card delays the whole table.
 */
export function slide(corner: () => Corner): Attachment<HTMLElement> {
  return (node) => {
    let before: Corner | null = null;
    $effect(() => {
      const now = corner();
      const was = before?.room === now.room ? before : now;
      const dx = was.left - now.left;
      const dy = was.top - now.top;
      before = now;
      if ((dx === 0 && dy === 0) || isCalm()) return;
      const away = { transform: `translate(${String(dx)}px, ${String(dy)}px)` };
      // Added to the slide in progress, so that it never jumps.
      node.animate([away, { transform: 'translate(0, 0)' }], {
        duration: TRAVEL,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        composite: 'add',
      });
    });
  };
}
