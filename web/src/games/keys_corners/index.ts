/** The page's definition of Key's Corners. */

import { note } from '../../texts/notes';
import { t } from '../../texts/texts.svelte';
import type { CornersTable, SeenEvent } from '../../wire';
import type { Bubble } from '../../match/bubbles';
import type { GameView } from '../../match/game-view';
import Books from './Books.svelte';
import { isScaleShown } from './scale-shown';
import { cornerSounds } from './sounds';
import Surface from './Surface.svelte';

function bubble(event: SeenEvent): Bubble | null {
  switch (event.type) {
    case 'placed':
      return { text: note(event.name), tone: 'said' };
    case 'moved':
      return { text: event.names.map(note).join(' '), tone: 'said' };
    case 'discarded':
      return { text: t('keys_corners-discards'), tone: 'quiet' };
    case 'book':
      return { text: t(event.kind === 'scale' ? 'keys_corners-book' : 'keys_corners-book.stack', { points: event.points }), tone: 'loud' };
    default:
      return null;
  }
}

export const keysCorners: GameView<CornersTable> = {
  tableText: ({ scale }) => t('keys_corners-scale-notes', { notes: scale.map(note).join(', ') }),
  surface: Surface,
  seatPanel: Books,
  bubble,
  aids: isScaleShown,
  notes: cornerSounds,
};
