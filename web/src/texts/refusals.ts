/** Why an attempt was refused, and what the player can do instead; from the server's reason and facts. */

import { note } from './notes';
import { hourOfName } from '../music/hours';
import { cardInFull, namesOn, numberIn, pitchAt, textIn, textsIn, type Facts, type Voice } from './tell';
import { spaceForms } from './spaces';
import { and, hasText, t } from './texts.svelte';
import type { Reason as FromServer } from '../wire';

/** The reasons of the server, and the page's own when it cannot reach the server. */
export type Reason = FromServer | 'unreachable';

export function isReason(text: string): text is Reason {
  return hasText(`refusals-${text}`);
}

/** What a pile of Key's Corners needs: the next note of the scale, its tonic, or the same note again. */
function place(facts: Facts): 'first' | 'next' | 'stack' {
  if (!numberIn(facts, 'wants_degree')) return 'stack';
  return textIn(facts, 'top') ? 'next' : 'first';
}

/** The fact that gives away what would be right; without it, as with brief explanations, the text is brief. */
const ANSWER = {
  'card-fits-pile': 'to',
  'does-not-continue': 'wants',
  'move-first': 'from',
} as const satisfies Partial<Record<Reason, string>>;

const hasBrief = (reason: Reason): reason is keyof typeof ANSWER => Object.hasOwn(ANSWER, reason);

/** The text of a refusal. */
export function refusalText(reason: Reason, facts: Facts, voice: Voice): string {
  const spaces = (name: string): string[] => [textIn(facts, name) ?? [], textsIn(facts, name)].flat();
  const to = spaceForms('to', spaces('to'));
  if (hasBrief(reason) && (facts[ANSWER[reason]] ?? null) === null) return t(`refusals-${reason}.brief`, to);
  if ((reason === 'say-too-little' || reason === 'say-too-much') && facts['word'] === 'pitch') return t(`refusals-${reason}.pitch`);
  const number = (name: string): number => numberIn(facts, name) ?? 0;
  const named = (name: string): string => note(textIn(facts, name) ?? '');
  return t(`refusals-${reason}`, {
    ...to,
    ...spaceForms('from', spaces('from')),
    ...spaceForms('gaps', spaces('gaps')),
    name: voice.name(number('first')),
    by: number('by') / 1000,
    turn: voice.name(number('turn')),
    cards: and(textsIn(facts, 'cards').map((code) => cardInFull(code) || t('refusals-that-wild'))),
    count: number('draws'),
    card: namesOn(textIn(facts, 'card') ?? ''),
    place: place(facts),
    note: named('name'),
    top: named('top'),
    wants: named('wants'),
    pitch: pitchAt(hourOfName(textIn(facts, 'pitch') ?? '') ?? 0),
    degree: number('degree'),
    height: number('height'),
    sum: number('sum'),
    most: number('most'),
    free: number('free'),
  });
}
