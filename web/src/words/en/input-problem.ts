/** Notes, chords, scales and lines that cannot be read or used. */

import type { Expected, InputFacts, InputSentences } from '../input-problem';

const NOUNS: Readonly<Record<Expected, string>> = {
  note: 'a note',
  interval: 'an interval',
  'note-or-interval': 'a note or an interval',
  chord: 'a chord',
  'chord-kind': 'a kind of chord',
  root: 'a root',
  'chord-symbol': 'a chord symbol',
  'note-or-chord': 'a note or a chord symbol',
  scale: 'a scale',
  'scale-kind': 'a kind of scale',
  'scale-chord-or-notes': 'a scale, a chord or a row of notes',
  formula: 'a formula',
  'half-steps': 'a number of half steps',
  tonic: 'a tonic',
  line: 'a line of notes or chords',
  instrument: 'a known instrument',
  key: 'a key',
  mode: 'a mode of a key',
  signature: 'a key signature',
  'name-system': 'a way to name notes here',
  'question-kind': 'a kind of question',
  'card-face': 'a picture of a card',
  'question-interval': 'an interval that is asked about',
  'card-name': 'a name on a card',
  letter: 'a letter from A to G',
  step: 'a step',
  'offered-scale': 'one of the scales to choose from',
};

function hint({ suggestions, examples }: InputFacts): string {
  if (suggestions) return ` Did you mean ${suggestions}?`;
  return examples ? ` Try ${examples}.` : '';
}

const quoted = (text: string): string => `“${text}”`;

export const inputProblems: InputSentences = {
  'not-understood': (facts) => {
    const { part, input, number, expected } = facts;
    const place = number === null ? '' : ` (number ${String(number)})`;
    const within = input ? ` in ${quoted(input)}` : '';
    return `${quoted(part)}${place}${within} is not ${expected ? NOUNS[expected] : 'known'}.${hint(facts)}`;
  },
  'no-notes': (facts) => `There are no notes.${hint(facts)}`,
  'wrong-formula-sum': (facts) => `${quoted(facts.part)} adds up to ${String(facts.total)} half steps instead of 12.${hint(facts)}`,
  'formula-too-short': (facts) =>
    `${quoted(facts.part)} is only one note. A formula has ${String(facts.least)} to ${String(facts.most)} numbers.${hint(facts)}`,
  'too-many-accidentals-in-key': (facts) =>
    `${quoted(facts.part)} would need ${String(facts.total)} sharps or flats, but a key has at most ${String(facts.most)}.${hint(facts)}`,
  'different-mode': () => 'Transposing does not change major to minor. Choose two major keys or two minor keys.',
  'only-one-octave': ({ part }) => `Give both notes an octave, or neither: ${quoted(part)}.`,
  'higher-note-first': ({ part }) => `Name the lower note first, not ${quoted(part)}.`,
  'several-targets': () => 'Say how far to go in one way: by an interval, to a key, or for an instrument.',
  'original-key-missing': () => 'Say which key the line is in now, too.',
  'direction-not-allowed': () => 'Choose up or down only with an interval or a key. An instrument has its own direction.',
  'off-staff': ({ part, least, most }) =>
    `${quoted(part)} cannot be written on a staff. Use the octaves ${String(least)} to ${String(most)}.`,
  'beyond-midi': ({ part }) => `${quoted(part)} cannot be saved as MIDI. Its notes are C-1 to G9.`,
  'too-many-accidentals': ({ part }) => `${quoted(part)} cannot be written: a note has at most a double sharp or a double flat.`,
  'line-too-long': ({ total, most }) => `The line has ${String(total)} notes, chords and rests. It can have 1 to ${String(most)}.`,
  'not-midi-keys': (facts) =>
    `${quoted(facts.part)} is not a list of MIDI keys. Write numbers from 0 to ${String(facts.most)}, with commas.${hint(facts)}`,
  'wrong-number-of-keys': ({ total, most }) => `You played ${String(total)} keys. Play 1 to ${String(most)} at once.`,
  'no-such-question': ({ part, most }) => `There is no question ${quoted(part)}. Choose a number from 1 to ${String(most)}.`,
  'not-a-seed': ({ part, most }) => `${quoted(part)} is not a seed. Use up to ${String(most)} letters and digits.`,
  'too-few-scales': ({ least }) => `Choose at least ${String(least)} scales to tell apart.`,
};
