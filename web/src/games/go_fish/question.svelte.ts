/** The question being put together, one per match: shared by the hand and the players' places. */

import type { MatchClient } from '../../match/client.svelte';
import { NOTHING_ASKED, type Asking } from './asking';

export class Question {
  asking = $state.raw<Asking>(NOTHING_ASKED);
}

const questions = new WeakMap<MatchClient, Question>();

export function questionOf(client: MatchClient): Question {
  const known = questions.get(client);
  if (known) return known;
  const question = new Question();
  questions.set(client, question);
  return question;
}
