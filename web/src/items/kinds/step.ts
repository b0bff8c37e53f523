/** The note a half or whole step above. */

import { hourOfName, hoursBetween } from '../../music/hours';
import { note } from '../../texts/notes';
import { numberIn, pitchAt, printedNames } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import type { Kind, Wrong } from './kind';
import { MIDDLE } from './picture';
import { up } from './sounds';
import { nearby, noteTile } from './theory';

type Question = { readonly size: 'half' | 'whole'; readonly from: string };

/** A note by both of its names. */
export const pitch = (name: string): string => pitchAt(hourOfName(name) ?? 0);

/** The keys of the step, by both names. */
function path({ question: { from }, wanted }: Wrong<Question>): string {
  const [low, high] = [hourOfName(from) ?? 0, hourOfName(wanted) ?? 0];
  return [note(from), ...hoursBetween(low, high).slice(1).map(pitchAt)].join(', ');
}

const facts = ({ question: { size, from }, said, wanted }: Wrong<Question>) =>
  ({ step: size, from: note(from), said: pitch(said), right: pitch(wanted) }) as const;

export const step = {
  asks: ({ size, from }) => t('items-ask-step', { step: size, from: note(from) }),
  answer: note,
  explained: pitch,
  layout: () => 'names',
  note: ({ exact, sounding }) => exact ?? sounding[0],
  shows: ({ from }) => ({ on: 'name', name: note(from) }),
  answerSound: (answer, { from }) => up(from, answer),
  atom: (size, from) => t('atoms-step', { step: size === 'half' ? 'half' : 'whole', note: note(from) }),
  tile: (_, from) => noteTile(from),
  how: (wrong) => t('diagnosis-how-step', { ...facts(wrong), path: path(wrong) }),
  rules: {
    direction: (wrong) => t('diagnosis-direction-step', facts(wrong)),
    'all-letters-whole': (wrong) => t('diagnosis-all-letters-whole', facts(wrong)),
    'half-for-whole': (wrong) => t('diagnosis-half-for-whole-step', { ...facts(wrong), path: path(wrong) }),
    'whole-for-half': (wrong) => t('diagnosis-whole-for-half-step', facts(wrong)),
  },
  onKeys: ({ question: { size, from } }) => ({
    from: { name: from, octave: MIDDLE },
    key: nearby,
    name: (answer) => answer,
    ...(size === 'whole' && { passed: 1 }),
    heard: 'apart',
  }),
  inGame: (facts, [size, from]) => {
    const [wanted] = printedNames(numberIn(facts, 'needed') ?? 0);
    if (wanted === undefined || numberIn(facts, 'top') !== hourOfName(from)) return null;
    return { question: { size: size === 'whole' ? 'whole' : 'half', from }, wanted };
  },
} satisfies Kind<Question>;
