/** Steps, as the page shows it. */

import { namesOfHour } from '../../music/cards';
import { notesOf } from '../../sound/notes';
import type { SeenEvent, StepsTable } from '../../wire';
import type { Bubble } from '../../table/bubbles';
import type { GameView } from '../game-view';
import { ACTION_KEYS } from '../shedding/keys';
import Emblem from './Emblem.svelte';
import Lesson from './Lesson.svelte';
import Rules from './Rules.svelte';
import Surface from './Surface.svelte';

/** What was said, in short. */
function words(step: string | null | undefined, pitch: string | null | undefined): string {
  const said = [step ? `${step} step` : '', pitch ?? ''].filter((word) => word !== '');
  return said.join(', ') || 'plays';
}

function bubble(event: SeenEvent): Bubble | null {
  if (event.type === 'step-played') return { text: words(event.step, event.pitch), tone: 'said' };
  if (event.type === 'misplayed') return { text: `${words(event.say['step'], event.say['pitch'])}?`, tone: 'wrong' };
  return null;
}

export const steps: GameView<StepsTable> = {
  title: 'Steps',
  tagline: 'Climb the clock by half and whole steps.',
  aim: () => 'Each card lies a half or a whole step above the last. The first to have no cards wins.',
  lying: (table, deck) =>
    table.hour === null
      ? 'A wild lies on top'
      : `On top: ${namesOfHour(deck, table.hour).join(' or ')}, clock number ${String(table.hour)}`,
  emblem: Emblem,
  rules: Rules,
  surface: Surface,
  bubble,
  notes: (event, deck) => (event.type === 'step-played' ? notesOf(deck, event.cards, [event.pitch]) : []),
  lesson: Lesson,
  keys: [
    [['H'], 'say “half step”'],
    [['W'], 'say “whole step”'],
    [['1', '…', '='], 'for a wild: its clock number, with the twelve keys of the top row'],
    [['N'], 'done (next player)'],
    ...ACTION_KEYS,
  ],
  options: {
    reference_cards: {
      label: 'Chromatic Scale cards beside the table',
      help: 'To look things up; four wilds stay in the deck.',
    },
    mistake_ends_turn: { label: 'A mistake ends the turn', help: 'Otherwise one tries again.' },
  },
  score: (count) => `${String(count)} ${count === 1 ? 'card' : 'cards'}`,
};
