/** Why an attempt was refused, and what the player can do instead; from the server's reason and facts. */

import type { Reason as FromServer } from '../wire';
import { NONE, type Variables } from './catalog';
import type { VariablesOf } from './help';
import { namesOn, numberIn, textsIn, type Facts, type Voice } from './tell';
import { and, textOf } from './texts.svelte';

/** The reasons of the server, and the page's own when it cannot reach the server. */
export type Reason = FromServer | 'unreachable';

/** A refusal as the server sends it. */
interface Refusal {
  readonly reason: string;
  readonly facts: Facts;
  readonly text: string; // in English
}

/** The variables of refusals that any game can have. */
function variablesOf(facts: Facts, voice: Voice): Variables {
  const number = (name: string): number | undefined => numberIn(facts, name) ?? undefined;
  const [turn, first, by] = [number('turn'), number('first'), number('by')];
  const cards = textsIn(facts, 'cards').map((code) => namesOn(code));
  return {
    turn: turn === undefined ? turn : voice.name(turn),
    name: first === undefined ? first : voice.name(first),
    by: by === undefined ? by : by / 1000,
    free: number('free'),
    count: number('draws'),
    yours: number('yours') ?? NONE,
    cards: cards.length > 0 ? and(cards) : undefined,
  };
}

/**
 * The text of a refusal, with the variables of the game: in brief where the facts do not say what would be right, and as the server
 * sends it if the page has no text.
 */
export function refusalText({ reason, facts, text }: Refusal, voice: Voice, own: VariablesOf = () => ({})): string {
  const variables = { ...variablesOf(facts, voice), ...own(facts) };
  const ids = facts['word'] === 'pitch' ? [`refusals-${reason}.pitch`] : [`refusals-${reason}`, `refusals-${reason}.brief`];
  for (const id of ids) {
    try {
      return textOf(id, variables);
    } catch {
      continue; // there is no text, or it needs a fact that is not there
    }
  }
  return text;
}
