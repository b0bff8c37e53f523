/** A note on the staff. */

import type { Mark } from '../../lesson/picture';
import { hourOfName } from '../../music/hours';
import { placeOf, writtenOf, type Clef } from '../../music/engraving';
import { note } from '../../texts/notes';
import { t } from '../../texts/texts.svelte';
import type { Kind, Sign, Wrong } from './kind';
import type { Picture } from './picture';
import { inTurn, keyOfPlace } from './sounds';
import { accidentalOf, lettersOf, list } from './theory';

type Question = { readonly clef: Clef; readonly place: string; readonly sign: Sign };

const ACCIDENTAL = { '': 'none', '#': 'sharp', b: 'flat' } as const;

/** The places that are easy to remember. */
const LANDMARKS = {
  treble: ['treble-C4', 'treble-G4', 'treble-C5', 'treble-G5'],
  bass: ['bass-G2', 'bass-C3', 'bass-F3', 'bass-C4'],
  alto: ['alto-C4'],
  tenor: ['tenor-C4'],
} as const;
type Landmark = (typeof LANDMARKS)[Clef][number];

/** The number of letters up from C0. */
const height = (place: string): number => 'CDEFGAB'.indexOf(place.charAt(0)) + 7 * Number(place.slice(1));

/** The nearest landmark, and the way from there as letters, both ends included. */
function landmark({ clef, place }: Question) {
  const nameOf = (mark: string): string => mark.split('-')[1] ?? '';
  const apart = (mark: string): number => height(place) - height(nameOf(mark));
  const marks: readonly Landmark[] = LANDMARKS[clef];
  const mark = marks.reduce((best, each) => (Math.abs(apart(each)) < Math.abs(apart(best)) ? each : best));
  const letters = apart(mark);
  const way: 'up' | 'down' | 'here' = letters > 0 ? 'up' : letters < 0 ? 'down' : 'here';
  return { mark, way, path: list(lettersOf(nameOf(mark), letters + (letters < 0 ? -1 : 1))) };
}

/** A place on the staff: lines and spaces from the bottom, ledger lines from the staff outward. */
function whereOf({ clef, place }: Question) {
  const at = placeOf(writtenOf(place), clef);
  const onLine = at % 2 === 0;
  if (at >= 0 && at <= 8) return { where: onLine ? 'line' : 'space', number: Math.floor(at / 2) + 1 } as const;
  const number = Math.floor((at < 0 ? -at : at - 8) / 2); // 0: just outside the staff
  if (number === 0) return { where: at < 0 ? 'below' : 'above', number } as const;
  if (onLine) return { where: at < 0 ? 'ledger-below' : 'ledger-above', number } as const;
  return { where: at < 0 ? 'under' : 'over', number } as const;
}

/** How many letters `to` is above `from`, as the nearer way around: -3 to 3. */
function lettersApart(from: string, to: string): number {
  const up = ('ABCDEFG'.indexOf(to.charAt(0)) - 'ABCDEFG'.indexOf(from.charAt(0)) + 7) % 7;
  return up > 3 ? up - 7 : up;
}

const answers = ({ said, wanted }: Wrong<Question>) => ({ said: note(said), right: note(wanted) });

/** Whether the place is a line or a space, and whether the answer was above or below it. */
function slip(wrong: Wrong<Question>) {
  const { clef, place } = wrong.question;
  const on = placeOf(writtenOf(place), clef) % 2 === 0 ? 'line' : 'space';
  const where = `${on}-${lettersApart(wrong.wanted, wrong.said) > 0 ? 'above' : 'below'}` as const;
  return { where, ...answers(wrong) };
}

/** The place with its right note, and the place of the wrong answer: on the staff of the other clef, or on the same staff. */
function picture({ question: { clef, place }, said, wanted }: Wrong<Question>, [rule]: readonly string[]): Picture {
  const marked = (name: string, letters: number, role: Mark['role']): Mark => ({
    name,
    octave: Math.floor((height(place) + letters) / 7),
    role,
  });
  const right = marked(wanted, 0, 'right');
  if (rule === 'bass-as-treble' || rule === 'treble-as-bass') {
    const [away, other] = rule === 'bass-as-treble' ? [12, 'treble' as const] : [-12, 'bass' as const]; // letters to the same line or space
    return { on: 'staff', staffs: [{ clef: clef, marks: [right] }, { clef: other, marks: [marked(said, away, 'wrong')] }] }; // prettier-ignore
  }
  const apart = lettersApart(wanted, said);
  return { on: 'staff', staffs: [{ clef: clef, marks: apart === 0 ? [right] : [right, marked(said, apart, 'wrong')] }] };
}

export const place = {
  asks: () => t('items-ask-place'),
  answer: note,
  layout: () => 'letters',
  note: ({ exact, sounding }) => exact ?? sounding[0],
  shows: (question) => {
    const { clef, place, sign } = question;
    const label = t('items-staff-note', { clef, sign: ACCIDENTAL[sign], ...whereOf(question) });
    return { on: 'staff', clef: clef, notes: [place.charAt(0) + sign + place.slice(1)], label };
  },
  answerSound: (answer, { place }) => inTurn(keyOfPlace(`${answer}${place.slice(1)}`)),
  atom: (clef, place) => t('atoms-place', { clef: clef === 'bass' ? 'bass' : 'treble', note: note(place) }),
  tile: (_, place) => ({ text: '', hour: hourOfName(place.charAt(0)) }),
  title: (_, answer) => note(answer),
  how: ({ question, wanted }) => t('diagnosis-how-place', { ...landmark(question), accidental: accidentalOf(wanted), right: note(wanted) }),
  rules: {
    'bass-as-treble': (wrong) => t('diagnosis-bass-as-treble', answers(wrong)),
    'treble-as-bass': (wrong) => t('diagnosis-treble-as-bass', answers(wrong)),
    'third-slip': (wrong) => t('diagnosis-third-slip', slip(wrong)),
    'next-place': (wrong) => t('diagnosis-next-place', slip(wrong)),
  },
  picture,
} satisfies Kind<Question>;
