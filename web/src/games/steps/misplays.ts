/** Wrong plays in Steps: why they are wrong, in words and as hours counted on the clock. Pure; notes are marked. */

import { above, complete, upward, type Clock, type Mark, type Misplay, type Picture } from '../../lesson/picture';
import type { Misplays } from '../../match/game-events';
import type { Deck } from '../../music/cards';
import { hourOfName, hoursBetween } from '../../music/hours';
import { NONE } from '../../texts/catalog';
import { note } from '../../texts/notes';
import { numberIn, numbersIn, pitchAt, printedNames, textIn, type Facts } from '../../texts/tell';
import { and, t } from '../../texts/texts.svelte';
import { endsTurn, mixedPitches, otherwise, strayNames, strayTexts } from '../shedding/misplays';
import type { Step } from './saying';

export const stepMisplays = {
  said: ({ step, pitch }: Readonly<Record<string, string | null>>) => [
    ...(step ? [t(step === 'whole' ? 'lessons-said-step.whole' : 'lessons-said-step')] : []),
    ...(pitch ? [note(pitch)] : []),
  ],
  rulesSayAll: true,
  nothingSaid: () => t('steps-plays'),
  otherwise,
  endsTurn,
  faults: {
    'mixed-pitches': mixedPitches,
    'whole-after-half': {
      why: (facts) => (Object.keys(facts).length > 0 ? t('lessons-whole-after-half') : ''),
      more: () => t('lessons-more-whole-after-half'),
    },
    'wrong-pitch': {
      why: wrongPitch,
      more: (facts) => {
        const hour = numberIn(facts, 'top');
        return t('lessons-more-wrong-pitch', { hour: String(hour ?? NONE), top: hour === null ? NONE : pitchAt(hour) });
      },
    },
    'wrong-pitch-said': { why: wrongSaid, more: () => t('lessons-more-wrong-pitch-said') },
  },
  picture: (event, deck) => (event.code === 'whole-after-half' ? null : ofSteps(event, deck)),
  missed: (facts) => {
    const [top, needed] = [numberIn(facts, 'top'), numberIn(facts, 'needed')];
    return top === null || needed === null ? { from: '', to: '' } : { from: pitchAt(top), to: pitchAt(needed) };
  },
} satisfies Misplays;

const stepOf = (said: string | null): Step => (said === 'whole' ? 'whole' : 'half');

/** What was said with a play. */
function saidIn(facts: Facts): { readonly step: string | null; readonly pitch: string | null } {
  const said = facts['said'];
  const words: Facts = typeof said === 'object' && said !== null ? (said as Facts) : {};
  return { step: textIn(words, 'step'), pitch: textIn(words, 'pitch') };
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
  const played = hours.map((each) => t('lessons-played', { pitch: pitchAt(each), half_steps: (each - hour + 12) % 12, top }));
  if (right) return [right, ...played].join(' ');
  // Which note is on top gives nothing away, so a card that repeats it is explained in brief, too.
  if (hours.every((each) => each === hour)) return played.join(' ');
  const strays = strayTexts(facts);
  const wrong = strays.length > 0 ? strays : hours.map(pitchAt);
  return t('lessons-not-step-above', { cards: and(wrong), step: stepOf(saidIn(facts).step), top });
}

function wrongSaid(facts: Facts): string {
  const { pitch } = saidIn(facts);
  if (pitch === null) return '';
  const why = needed(facts);
  return why ? t('lessons-wild-must-be', { why, pitch: note(pitch) }) : t('lessons-wild-cannot-be', { pitch: note(pitch) });
}

function ofSteps({ facts, say, cards }: Misplay, deck: Deck): Picture {
  const from = numberIn(facts, 'top');
  const needed = numberIn(facts, 'needed');
  const said = say['pitch'] ?? null;
  const strays = strayNames(facts, cards, deck);
  const played = said !== null && hourOfName(said) !== needed ? [...strays, said] : strays;
  const counted = needed === null ? [] : from === null ? [needed] : hoursBetween(from, needed);
  const hours = new Set([...numbersIn(facts, 'hours'), ...played.flatMap((name) => hourOfName(name) ?? [])]);
  const clock: Clock = { counted, from, needed, played: [...hours].filter((hour) => hour !== needed), scale: [] };
  return complete({ ring: null, clock }, spelled(counted), played);
}

/** Hours with names that read as steps: neighboring letters where possible. */
function spelled(counted: readonly number[]): Mark[] {
  const [from, to] = [counted[0], counted.at(-1)];
  if (from === undefined || to === undefined) return [];
  const pairs = printedNames(from).flatMap((low) => printedNames(to).map((high) => [low, high] as const));
  const apart = (low: string, high: string): number => ('ABCDEFG'.indexOf(high.charAt(0)) - 'ABCDEFG'.indexOf(low.charAt(0)) + 7) % 7;
  const pair = pairs.find(([low, high]) => apart(low, high) === 1) ?? pairs[0];
  if (!pair) return [];
  if (counted.length === 1) return [{ ...above(pair[0], undefined), role: 'right' }];
  const between = counted.slice(1, -1).map((hour) => printedNames(hour)[0] ?? '');
  const placed = upward([pair[0], ...between, pair[1]]);
  return placed.map((note, index) => ({ ...note, role: index === 0 ? 'from' : index === placed.length - 1 ? 'right' : 'passed' }));
}
