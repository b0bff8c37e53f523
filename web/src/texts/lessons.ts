/** What was wrong with a misplay, and why. Facts that would give the answer away may be missing; without explanations all are. */

import { note } from './notes';
import type { Fault } from '../wire';
import { namesOn, numberIn, numbersIn, pathsIn, pitchAt, saidIn, textIn, textsIn, type Facts } from './tell';
import { NONE } from './catalog';
import { and, or, t } from './texts.svelte';

type Step = 'half' | 'whole';

const stepOf = (said: string | null): Step => (said === 'whole' ? 'whole' : 'half');

/** The words said with a play: a letter, or a step and the note of a wild. */
export function saidWords({ letter, step, pitch }: Readonly<Record<string, string | null>>): string[] {
  return [
    ...(letter ? [note(letter)] : []),
    ...(step ? [t(step === 'whole' ? 'lessons-said-step.whole' : 'lessons-said-step')] : []),
    ...(pitch ? [note(pitch)] : []),
  ];
}

/** What was said: "You said B.", or "Ann said B." to others; '' when nothing was said. */
export function saidText(say: Readonly<Record<string, string>>, name: string | null = null): string {
  const said = saidWords(say);
  if (said.length === 0) return '';
  return name === null ? t('lessons-said.you', { said: and(said) }) : t('lessons-said', { name, said: and(said) });
}

export function isFault(code: string): code is Fault {
  return Object.hasOwn(WHY, code);
}

/** What was wrong, in a sentence or two. */
export function whyText(fault: Fault, facts: Facts): string {
  return WHY[fault](facts) || t('lessons-wrong');
}

/** How to find the answer next time; empty when no explanations are wanted. */
export function moreText(fault: Fault, facts: Facts): string {
  if (Object.keys(facts).length === 0) return '';
  const [path] = pathsIn(facts);
  const hour = numberIn(facts, 'top');
  const counted = path?.map((letter, index) => t('lessons-counted', { letter: note(letter), number: index + 1 }));
  return t(`lessons-more-${fault}`, {
    interval: numberIn(facts, 'interval') ?? 2,
    counting: counted?.join(', ') ?? NONE,
    hour: String(hour ?? NONE),
    top: hour === null ? NONE : pitchAt(hour),
  });
}

/** Explanations by fault; empty when the facts are not sufficient. */
const WHY: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => intervalAbove(facts) || notIntervalAbove(facts),
  'card-without-letter': withoutLetter,
  'mixed-pitches': (facts) => {
    const pitches = numbersIn(facts, 'hours').map(pitchAt);
    if (pitches.length === 0) return '';
    // In The Distance the letter is judged first, so it was right. A brief explanation does not say so.
    const letter = pathsIn(facts).length > 0 ? [t('lessons-letter-right')] : [];
    return [...letter, t('lessons-mixed-pitches', { pitches: and(pitches) })].join(' ');
  },
  'whole-after-half': (facts) => (Object.keys(facts).length > 0 ? t('lessons-whole-after-half') : ''),
  'wrong-pitch': wrongPitch,
  'wrong-pitch-said': wrongSaid,
};

/** "A third above A is C: A, B, C.", once for each possible letter of the last card. */
function intervalAbove(facts: Facts): string {
  const interval = numberIn(facts, 'interval');
  if (interval === null) return '';
  return pathsIn(facts)
    .map((path) => path.map(note))
    .map((path) => t('lessons-interval-above', { interval, from: path[0] ?? '', to: path.at(-1) ?? '', path: path.join(', ') }))
    .join(' ');
}

/** The same without the answer: "That is not a third above A." */
function notIntervalAbove(facts: Facts): string {
  const interval = numberIn(facts, 'interval');
  const last = textsIn(facts, 'last').map(note);
  return interval !== null && last.length > 0 ? t('lessons-not-interval-above', { interval, last: or(last) }) : '';
}

function withoutLetter(facts: Facts): string {
  const why = intervalAbove(facts);
  const names = strayNames(facts);
  const letter = textIn(facts, 'said');
  if (names.length === 0 || letter === null) return why;
  const variables = { cards: and(names), letter: note(letter) };
  return why
    ? [t('lessons-letter-right'), t('lessons-but-without-letter', { ...variables, why })].join(' ')
    : t('lessons-without-letter', variables);
}

/** The names of the wrong cards. */
function strayNames(facts: Facts): string[] {
  return [...new Set(textsIn(facts, 'strays').map((code) => namesOn(code)))];
}

/** "A half step above F is F♯/G♭."; on a wild starter, the pitch of the note cards. */
function needed(facts: Facts): string {
  const [hour, top, { step }] = [numberIn(facts, 'needed'), numberIn(facts, 'top'), saidIn(facts)];
  if (hour === null) return '';
  if (top === null || step === null) return t('lessons-cards-are', { needed: pitchAt(hour) });
  return t('lessons-step-above', { step: stepOf(step), top: pitchAt(top), needed: pitchAt(hour) });
}

function wrongPitch(facts: Facts): string {
  const [right, hour, hours] = [needed(facts), numberIn(facts, 'top'), numbersIn(facts, 'hours')];
  if (hour === null || hours.length === 0) return right;
  const top = pitchAt(hour);
  if (right) {
    const played = hours.map((each) => t('lessons-played', { pitch: pitchAt(each), half_steps: (each - hour + 12) % 12, top }));
    return [right, ...played].join(' ');
  }
  const strays = strayNames(facts);
  const wrong = strays.length > 0 ? strays : hours.map(pitchAt);
  return t('lessons-not-step-above', { cards: and(wrong), step: stepOf(saidIn(facts).step), top });
}

function wrongSaid(facts: Facts): string {
  const { pitch } = saidIn(facts);
  if (pitch === null) return '';
  const why = needed(facts);
  return why ? t('lessons-wild-must-be', { why, pitch: note(pitch) }) : t('lessons-wild-cannot-be', { pitch: note(pitch) });
}
