/** Why an attempt was refused, and what the player can do instead; from the server's reason and facts, which may be missing. */

import { note } from './notes';
import type { Reason } from './reasons';
import { cardInFull, namesOn, numberIn, textIn, textsIn, type Facts, type Voice } from './tell';
import { spaceForms } from './spaces';
import { and, t } from './texts.svelte';

/** What a pile of Key's Corners needs: the next note of the scale, its tonic, or the same note again. */
function place(facts: Facts): 'first' | 'next' | 'plain' | 'stack' {
  if (numberIn(facts, 'wants_degree')) return textIn(facts, 'top') ? 'next' : 'first';
  return textIn(facts, 'top') ? 'stack' : 'plain';
}

/** The fact that a refusal's full text needs; without it the text is brief. */
const NEEDED = {
  'call-late': 'first',
  'card-fits-pile': 'to',
  'card-not-held': 'cards',
  'does-not-continue': 'wants',
  'fill-first': 'gaps',
  'move-first': 'from',
  'not-longer': 'sum',
  'not-started': 'free',
  'not-your-turn': 'turn',
  'note-has-name': 'card',
  'only-whole': 'height',
  'pass-too-early': 'draws',
  'pile-complete': 'top',
  'pitch-not-held': 'pitch',
  'stack-stays': 'name',
  'too-high': 'sum',
  'too-many': 'height',
} as const satisfies Partial<Record<Reason, string>>;

const hasBrief = (reason: Reason): reason is keyof typeof NEEDED => Object.hasOwn(NEEDED, reason);

/** The text of a refusal. */
export function refusalText(reason: Reason, facts: Facts, voice: Voice): string {
  const spaces = (name: string): string[] => [textIn(facts, name) ?? [], textsIn(facts, name)].flat();
  const to = spaceForms('to', spaces('to'));
  if (hasBrief(reason) && (facts[NEEDED[reason]] ?? null) === null) return t(`refusals-${reason}.brief`, to);
  if (reason === 'pass-too-early' && facts['fits'] === true) return t('refusals-pass-too-early.fits');
  const number = (name: string): number => numberIn(facts, name) ?? 0;
  const named = (name: string): string => note(textIn(facts, name) ?? '');
  const cards = textsIn(facts, 'cards');
  return t(`refusals-${reason}`, {
    ...to,
    ...spaceForms('from', spaces('from')),
    ...spaceForms('gaps', spaces('gaps')),
    who: number('first') === voice.viewer ? 'you' : 'other',
    name: voice.name(number('first')),
    by: number('by') / 1000,
    turn: voice.name(number('turn')),
    cards: and(cards.map((code) => cardInFull(code) || t('refusals-that-wild'))),
    count: Math.max(cards.length, 1),
    card: namesOn(textIn(facts, 'card') ?? ''),
    word: textIn(facts, 'word') === 'pitch' ? 'pitch' : 'step',
    place: place(facts),
    note: named('name'),
    top: named('top'),
    wants: named('wants'),
    pitch: named('pitch'),
    degree: number('degree'),
    draws: number('draws'),
    height: number('height'),
    sum: number('sum'),
    most: number('most'),
    free: number('free'),
  });
}
