/** Things that slide to where they now lie, within a room that they share. */

import type { Attachment } from 'svelte/attachments';
import { isCalm, TRAVEL } from './motion';

/** Where something lies: in px from the left and the top of a room that is so wide. */
export interface Corner {
  readonly left: number;
  readonly top: number;
  readonly room: number;
}

/**
 * When its `corner` changes, an element slides there, unless it is because the room has another width. Nothing is measured:
 * to measure every card holds up the whole table.
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
      // Added to what it is still sliding, so that it never jumps.
      node.animate([away, { transform: 'translate(0, 0)' }], {
        duration: TRAVEL,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        composite: 'add',
      });
    });
  };
}
