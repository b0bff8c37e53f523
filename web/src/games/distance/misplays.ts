/** Wrong plays in The Distance: why they are wrong, in words and as letters counted on a ring. Pure; notes are marked. */

import { complete, upward, type Mark, type Misplay, type Picture } from '../../lesson/picture';
import type { Misplays } from '../../match/game-events';
import type { Deck } from '../../music/cards';
import { NONE } from '../../texts/catalog';
import { note } from '../../texts/notes';
import { numberIn, pathsIn, textIn, textsIn, type Facts } from '../../texts/tell';
import { and, or, t } from '../../texts/texts.svelte';
import { endsTurn, mixedPitches, otherwise, strayNames, strayTexts } from '../shedding/misplays';

export const letterMisplays = {
  said: ({ letter }) => (letter ? [note(letter)] : []),
  faults: {
    'wrong-letter': {
      why: (facts, plain) => intervalAbove(facts, plain) || notIntervalAbove(facts),
      more: (facts, plain) => (plain ? '' : counting(facts)),
    },
    'card-without-letter': { why: withoutLetter, more: names },
    'mixed-pitches': mixedPitches,
  },
  inShort: (fault, facts) => {
    const needed = textsIn(facts, 'needed').map(note);
    return fault === 'wrong-letter' && needed.length > 0 ? t('lessons-should-be', { needed: or(needed) }) : '';
  },
  otherwise,
  endsTurn,
  picture: ofLetters,
  missed: (facts) => {
    const [[last], needed, said] = [textsIn(facts, 'last'), textsIn(facts, 'needed'), textIn(facts, 'said')];
    if (said !== null && needed.includes(said)) return null;
    const [letter] = needed;
    return last === undefined || letter === undefined ? { from: '', to: '' } : { from: note(last), to: note(letter) };
  },
} satisfies Misplays;

/** "A is 1, B is 2, C is 3", and how to count. */
function counting(facts: Facts): string {
  const [path] = pathsIn(facts);
  const counted = path?.map((letter, index) => t('lessons-counted', { letter: note(letter), number: index + 1 }));
  return t('lessons-more-wrong-letter', { interval: numberIn(facts, 'interval') ?? 2, counting: counted?.join(', ') ?? NONE });
}

/** How many names a key has: what was played without the letter in its name may be white or black. */
function names(facts: Facts): string {
  const [strays, letter] = [textsIn(facts, 'strays'), textIn(facts, 'said')];
  const white = letter !== null && strays.length > 0 && !strays.some((code) => code.includes('#'));
  return t(white ? 'lessons-more-card-without-letter.white' : 'lessons-more-card-without-letter', { letter: note(letter ?? '') });
}

/**
 * "A third above A is C: A, B, C.", or plainly "After A comes B.", once for each possible letter of the last card. That this is a second is
 * said once.
 */
function intervalAbove(facts: Facts, plain?: boolean): string {
  const interval = numberIn(facts, 'interval');
  if (interval === null) return '';
  return pathsIn(facts)
    .map((path) => path.map(note))
    .map((path) => ({ interval, from: path[0] ?? '', to: path.at(-1) ?? '', path: path.join(', ') }))
    .map((counted, index, { length }) =>
      t(interval === 2 && (plain || index < length - 1) ? 'lessons-interval-above.plain' : 'lessons-interval-above', counted),
    )
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
  const names = strayTexts(facts);
  const letter = textIn(facts, 'said');
  if (names.length === 0 || letter === null) return why;
  const variables = { cards: and(names), letter: note(letter) };
  if (!why) return t('lessons-without-letter', variables);
  // That the letter is right is enough: how it was counted would name it once more.
  return t('lessons-but-without-letter', { ...variables, why: t('lessons-letter-right') });
}

function ofLetters({ facts, say, cards }: Misplay, deck: Deck): Picture | null {
  const paths = pathsIn(facts);
  const needed = textsIn(facts, 'needed');
  const said = say['letter'] ?? null;
  const counted = upward(paths[0] ?? []);
  const last = counted.length - 1;
  const marks = counted.map((note, index): Mark => ({ ...note, role: index === 0 ? 'from' : index === last ? 'right' : 'passed' }));
  const rightLetter = said !== null && needed.includes(said);
  const played = rightLetter ? strayNames(facts, cards, deck) : said === null ? [] : [said];
  // On a wild starter any letter is right, so only the one that was said counts.
  const marked = paths.length > 0 ? needed : rightLetter ? [said] : [];
  return complete({ ring: { paths, needed: marked, said }, clock: null }, marks, played);
}
