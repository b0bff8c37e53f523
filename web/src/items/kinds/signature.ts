/** Key signatures, both ways: that of a key, and the key with a signature. */

import { keyNote } from '../../texts/notes';
import { t } from '../../texts/texts.svelte';
import { keyText } from '../../texts/theory';
import type { Kind, Wrong } from './kind';
import { chord } from './sounds';
import { noteTile } from './theory';

type Mode = 'major' | 'minor';
type Question =
  | { readonly mode: Mode; readonly tonic: string; readonly signs?: undefined }
  | { readonly mode: Mode; readonly signs: string; readonly tonic?: undefined };

/** The tonics from seven flats to seven sharps. */
const TONICS: Readonly<Record<Mode, readonly string[]>> = {
  major: ['Cb', 'Gb', 'Db', 'Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#'],
  minor: ['Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#', 'G#', 'D#', 'A#'],
};
const SHARPS = ['F', 'C', 'G', 'D', 'A', 'E', 'B'];

/** Sharps of a signature as text (`2#`), flats below zero (`3b`). */
export function signatureOf(text: string): number {
  const count = Number.parseInt(text, 10);
  return text.endsWith('b') ? -count : count;
}

/** The number of sharps or flats: "3 flats". */
function signsText(signature: number): string {
  return t('music-signature', { count: Math.abs(signature), accidental: signature < 0 ? 'flat' : 'sharp' });
}

const answerText = (answer: string, { tonic, mode }: Question): string =>
  tonic === undefined ? keyText(answer, mode) : signsText(signatureOf(answer));

/** The signature that is asked about: its number, and in words. */
function asked({ tonic, signs, mode }: Question) {
  const signature = tonic === undefined ? signatureOf(signs) : TONICS[mode].indexOf(tonic) - 7;
  const letters = signature < 0 ? SHARPS.toReversed() : SHARPS;
  const notes = letters.slice(0, Math.abs(signature)).map((letter) => keyNote(letter + (signature < 0 ? 'b' : '#')));
  return { signature, words: { signs: signsText(signature), notes: notes.join(', ') } };
}

/** The key that is asked about, or that is right. */
const keyOf = ({ question: { tonic, mode }, wanted }: Wrong<Question>): string => keyText(tonic ?? wanted, mode);

export const signature = {
  asks: ({ tonic, mode }) => {
    if (tonic !== undefined) return t('items-ask-signature', { key: keyText(tonic, mode) });
    return t(mode === 'minor' ? 'items-ask-tonic.minor' : 'items-ask-tonic');
  },
  answer: answerText,
  inKey: true,
  layout: ({ tonic }) => (tonic === undefined ? 'names' : 'signatures'),
  note: ({ answer, exact, sounding }, { tonic }) => {
    if (tonic !== undefined || exact !== undefined || answer.kind === 'name') return exact;
    return sounding.length > 1 ? { kind: 'names', names: sounding } : sounding[0];
  },
  shows: ({ signs }) => {
    if (signs === undefined) return null;
    const signature = signatureOf(signs);
    return { on: 'staff', signature, label: t('items-staff-signature', { signature: signsText(signature) }) };
  },
  answerSound: (answer, { tonic, mode }) => chord(tonic ?? answer, mode),
  atom: (tonic, mode) => t('atoms-signature', { key: keyText(tonic, mode === 'minor' ? 'minor' : 'major') }),
  tile: noteTile,
  how: (wrong) => {
    const { signature, words } = asked(wrong.question);
    const ofMajor = signature > 0 ? 'sharps' : signature === -1 ? 'one-flat' : 'flats';
    return t('diagnosis-how-signature', {
      rule: signature === 0 ? 'plain' : wrong.question.mode === 'minor' ? 'minor' : ofMajor,
      key: keyOf(wrong),
      major: keyText(TONICS.major[signature + 7] ?? 'C', 'major'),
      ...words,
    });
  },
  rules: {
    'signature-ignored': (wrong) => {
      const { question, said } = wrong;
      const facts = { key: keyOf(wrong), ...asked(question).words };
      if (question.tonic !== undefined) return t('diagnosis-signature-ignored-signs', facts);
      return t('diagnosis-signature-ignored-tonic', { ...facts, other: answerText(said, question) });
    },
    'relative-key': (wrong) => {
      const { tonic, mode } = wrong.question;
      const other = keyText(tonic ?? wrong.said, mode === 'major' ? 'minor' : 'major');
      const facts = { other, key: keyOf(wrong), ...asked(wrong.question).words };
      return tonic === undefined ? t('diagnosis-relative-key-tonic', { ...facts, mode }) : t('diagnosis-relative-key-signs', facts);
    },
  },
} satisfies Kind<Question>;
