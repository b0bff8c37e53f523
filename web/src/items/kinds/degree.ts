/** The next note of a scale. */

import { capital } from '../../texts/catalog';
import { hourOfName } from '../../music/hours';
import { keyNote } from '../../texts/notes';
import { numberIn, textIn, textsIn } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import { scaleKindText, scaleText } from '../../texts/theory';
import type { Kind, Wrong } from './kind';
import { MIDDLE } from './picture';
import { up } from './sounds';
import { accidentalOf, nextAbove } from './theory';

type Question = { readonly scale: string; readonly tonic: string; readonly position: number; readonly after: string };

// In a scale, notes are named even where they are shown as degrees.
const facts = ({ question: { after }, said, wanted }: Wrong<Question>) => ({
  after: keyNote(after),
  said: keyNote(said),
  right: keyNote(wanted),
});

export const degree = {
  asks: ({ scale, tonic, after }) => t('items-ask-degree', { scale: scaleText({ tonic, kind: scale }), after: keyNote(after) }),
  answer: keyNote,
  inKey: true,
  layout: () => 'names',
  note: ({ exact, sounding }) => exact ?? sounding[0],
  shows: ({ after }) => ({ on: 'name', name: keyNote(after) }),
  answerSound: (answer, { after }) => up(after, answer),
  atom: (scale, position) => t('atoms-degree', { kind: scaleKindText(scale), number: position }),
  tile: (_, position) => ({ text: position, hour: null }),
  title: ({ scale, tonic }) => capital(scaleText({ tonic, kind: scale })),
  how: (wrong) => {
    const [low, high] = [hourOfName(wrong.question.after) ?? 0, hourOfName(wrong.wanted) ?? 0];
    return t('diagnosis-how-degree', { ...facts(wrong), half_steps: (high - low + 12) % 12 });
  },
  rules: {
    'half-for-whole': (wrong) => t('diagnosis-half-for-whole-degree', facts(wrong)),
    'whole-for-half': (wrong) => t('diagnosis-whole-for-half-degree', facts(wrong)),
    'signature-ignored': (wrong) => t('diagnosis-signature-ignored-degree', { ...facts(wrong), accidental: accidentalOf(wrong.wanted) }),
    'no-raised-seventh': (wrong) => t('diagnosis-no-raised-seventh-degree', facts(wrong)),
  },
  onKeys: ({ question: { after } }) => ({
    from: { name: after, octave: MIDDLE },
    key: nextAbove, // a scale goes up
    name: (answer) => answer,
    heard: 'apart',
  }),
  inGame: (facts, [scale, position], said) => {
    const [wanted, after, [tonic = '']] = [textIn(facts, 'wants'), textIn(facts, 'top'), textsIn(facts, 'scale')];
    if (wanted === null || after === null || numberIn(facts, 'wants_degree') !== Number(position)) return null;
    if (hourOfName(textIn(facts, 'name') ?? '') !== hourOfName(said)) return null;
    return { question: { scale, tonic, position: Number(position), after }, wanted };
  },
} satisfies Kind<Question>;
