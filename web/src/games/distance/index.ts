/** The Distance, as the page shows it. */

import { notesOf } from '../../sound/notes';
import type { DistanceTable } from '../../wire';
import type { GameView } from '../game-view';
import { ACTION_KEYS } from '../shedding/keys';
import { starterText } from '../shedding/starter';
import Emblem from './Emblem.svelte';
import { intervalName } from './intervals';
import Lesson from './Lesson.svelte';
import Rules from './Rules.svelte';
import Surface from './Surface.svelte';

export const distance: GameView<DistanceTable> = {
  title: 'The Distance',
  tagline: 'Count from letter to letter: A, B, C is a third.',
  aim: (options) => `Each letter lies a ${intervalName(options['interval'])} above the last. The first to have no cards wins.`,
  lying: (table, deck) => (table.letter === null ? starterText(deck, table.discard[0]) : `${table.letter} was said last`),
  emblem: Emblem,
  rules: Rules,
  surface: Surface,
  bubble: (event) => {
    if (event.type === 'letter-played') return { text: event.letter, tone: 'said' };
    if (event.type === 'misplayed') return { text: `${event.say['letter'] ?? ''}?`, tone: 'wrong' };
    return null;
  },
  notes: (event, deck) => (event.type === 'letter-played' ? notesOf(deck, event.cards, [event.letter]) : []),
  lesson: Lesson,
  keys: [[['A', '–', 'G'], 'say the letter and play the chosen cards'], ...ACTION_KEYS],
  options: {
    interval: { label: 'How far from letter to letter', choice: intervalName },
    mistake_ends_turn: { label: 'A mistake ends the turn', help: 'Otherwise one tries again.' },
  },
  score: (count) => `${String(count)} ${count === 1 ? 'card' : 'cards'}`,
};
