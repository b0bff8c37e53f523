/** Why an attempt was refused, and what the player can do instead; from the server's reason and facts. */

import type { Messages } from './messages';
import { cardInFull, numberIn, textsIn, type Facts, type Voice } from './tell';
import { and, t, textOf } from './texts.svelte';
import type { Reason as FromServer } from '../wire';

/** The reasons of the server, and the page's own when it cannot reach the server. */
export type Reason = FromServer | 'unreachable';

/** The reasons whose text has variables. */
export type ReasonWithFacts = { [Each in Reason]: `refusals-${Each}` extends keyof Messages ? Each : never }[Reason];

/** The texts of refusals that depend on the facts. */
export type RefusalTexts = Readonly<Partial<Record<Reason, (facts: Facts, voice: Voice) => string>>>;

/** A refusal as the server sends it. */
interface Refusal {
  readonly reason: string;
  readonly facts: Facts;
  readonly text: string; // in English
}

const COMMON = {
  'not-your-turn': (facts, voice) => t('refusals-not-your-turn', { turn: voice.name(numberIn(facts, 'turn') ?? 0) }),
  'card-not-held': (facts) => t('refusals-card-not-held', { cards: cardsInFull(facts) }),
  'call-late': (facts, voice) =>
    t('refusals-call-late', { name: voice.name(numberIn(facts, 'first') ?? 0), by: (numberIn(facts, 'by') ?? 0) / 1000 }),
  'not-started': (facts) => t('refusals-not-started', { free: numberIn(facts, 'free') ?? 0 }),
} satisfies RefusalTexts;

export type CommonReason = keyof typeof COMMON;

/** The cards of a refusal, with their octaves: "F♯3/G♭3 and that wild". */
export function cardsInFull(facts: Facts): string {
  return and(textsIn(facts, 'cards').map((code) => cardInFull(code) || t('refusals-that-wild')));
}

/** The text of a refusal, with those of the game; as the server sends it if the page has none. */
export function refusalText({ reason, facts, text }: Refusal, voice: Voice, own: RefusalTexts = {}): string {
  const texts: RefusalTexts = { ...COMMON, ...own };
  const worded = texts[reason as Reason];
  if (worded) return worded(facts, voice);
  try {
    return textOf(`refusals-${reason}`);
  } catch {
    return text; // there is no text, or it needs the facts of a game that the page does not know
  }
}
