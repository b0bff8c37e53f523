/** Key's Corners, as the page shows it. */

import { note } from '../../words/notes';
import { words } from '../../words/words.svelte';
import type { CornersTable, SeenEvent } from '../../wire';
import type { Bubble } from '../../match/bubbles';
import type { GameView } from '../../match/game-view';
import Books from './Books.svelte';
import { cornerSounds } from './sounds';
import Surface from './Surface.svelte';

function bubble(event: SeenEvent): Bubble | null {
  const say = words().keys_corners;
  switch (event.type) {
    case 'placed':
      return { text: note(event.name), tone: 'said' };
    case 'moved':
      return { text: event.names.map(note).join(' '), tone: 'said' };
    case 'discarded':
      return { text: say.bubbleDiscards, tone: 'quiet' };
    case 'book':
      return { text: say.bubbleBook(event.kind, event.points), tone: 'loud' };
    default:
      return null;
  }
}

export const keysCorners: GameView<CornersTable> = {
  words: () => words().keys_corners.about,
  lying: (table) => words().keys_corners.lying(table.scale),
  surface: Surface,
  beside: Books,
  bubble,
  notes: cornerSounds,
};
