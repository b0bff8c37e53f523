/** Chord symbols in words, as musicians of the page's language read them aloud: "m7b5" is "minor seven flat five". */

import { NONE } from '../texts/catalog';
import { t } from '../texts/texts.svelte';

const MAJOR = 'maj(?:or)?|Maj(?:or)?|MAJ|ma(?!dd)|Ma(?!dd)|MA|M(?![Ii])';
const DIMINISHED = 'dim(?:inished)?|verm|o|°|º';
const UPPER = '(7|9|11|13)';

type Kind = Parameters<typeof t<'tools-said-kind'>>[1]['kind'];
/** Says what it found. */
type Say = (found: RegExpExecArray) => string;

const number = (digits: string | undefined): number => Number(digits);
const accidental = (sign: string | undefined): 'sharp' | 'flat' => (['#', '♯', '+'].includes(sign ?? '') ? 'sharp' : 'flat');

const kind = (name: Kind): string => t('tools-said-kind', { kind: name });
const plain = (degree: number): string => t('tools-said-number', { number: degree });
const major = (degree: number): string => t('tools-said-major', { number: degree });
const suspended = (degree: number): string => t('tools-said-suspended', { number: degree, interval: degree });
const altered = (sign: string | undefined, to: string | undefined): string =>
  t('tools-said-altered', { accidental: accidental(sign), number: number(to) });

/** The parts of a suffix, each with its words. The first that fits is taken, so longer ones come before their beginnings. */
const PARTS: readonly (readonly [pattern: RegExp, say: Say])[] = [
  [/[\s(),/]+/, () => ''],
  [
    /add([b#♭♯]?)(13|11|9|6|4|2)/i,
    ([, sign, to]) => t('tools-said-added', { accidental: sign ? accidental(sign) : NONE, interval: number(to) }),
  ],
  [/(?:no|omit|without)([35])/i, ([, degree]) => t('tools-said-without', { interval: number(degree) })],
  [/sus2(?:sus)?4/i, () => [2, 4].map(suspended).join(' ')],
  [/sus([24])?/i, ([, to = '4']) => suspended(number(to))],
  [/([b#♭♯])(13|11|9|7|6|5|4|2)/, ([, sign, to]) => altered(sign, to)],
  // A plus or a minus between or after numbers alters one of them.
  [/(?<=\d)([-+])(13|11|9|5|4)/, ([, sign, to]) => altered(sign, to)],
  [/^([-+])(5)/, ([, sign, to]) => altered(sign, to)],
  [/(13|11|9|5)([-+])(?!\d)/, ([, to, sign]) => altered(sign, to)],
  [new RegExp(`(?:${MAJOR}|[Δ△∆^j])${UPPER}`), ([, to]) => major(number(to))],
  [new RegExp(`${UPPER}(?:maj|M)(?![\\dIia])`), ([, to]) => major(number(to))],
  [/[Δ△∆^]/, () => major(7)],
  [/[øØh]7?/, () => kind('half-diminished')],
  [new RegExp(`(?:${DIMINISHED})7`, 'i'), () => kind('diminished-seventh')],
  [new RegExp(DIMINISHED, 'i'), () => kind('diminished')],
  [/aug(?:mented)?|\+/i, () => kind('augmented')],
  [/alt/i, () => kind('altered')],
  [new RegExp(MAJOR), () => kind('major')],
  [/min(?:or)?|MIN|Min|MI|Mi|mi|m|-/, () => kind('minor')],
  [/quartal/, () => kind('quartal')],
  [/phryg/, () => kind('phrygian')],
  [/dom(?=\d)/i, () => ''],
  [/dom/i, () => plain(7)],
  [/power/, () => plain(5)],
  [/6(?=[79])/, () => plain(6)],
  [/13|11|9|7|6|5|4|2/, ([found]) => plain(number(found))],
];
const STICKY = PARTS.map(([pattern, say]) => [new RegExp(pattern.source, `${pattern.flags}y`), say] as const);

/** What follows the root of a chord symbol, in words. What is no part of any symbol stays as it is. */
export function suffixSaid(suffix: string): string {
  const words: string[] = [];
  // Without "major", "C(b5)" would be a fifth of C flat.
  if (/^[\s(]*(?:[b#♭♯]|[-+]5|5[-+]|$)/.test(suffix)) words.push(kind('major'));
  let unread = '';
  for (let at = 0; at < suffix.length;) {
    const [found, say] = partAt(suffix, at);
    if (found && say) words.push(unread, say(found));
    unread = found ? '' : unread + suffix.charAt(at);
    at += found?.[0].length ?? 1;
  }
  return [...words, unread].filter(Boolean).join(' ');
}

function partAt(suffix: string, at: number): [RegExpExecArray | null, Say | null] {
  for (const [pattern, say] of STICKY) {
    pattern.lastIndex = at;
    const found = pattern.exec(suffix);
    if (found) return [found, say];
  }
  return [null, null];
}
