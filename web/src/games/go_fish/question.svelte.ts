/** The question being put together, one per match: shared by the hand and the players' places. */

import { onePerMatch } from '../../match/client.svelte';
import { NOTHING_ASKED, type Asking } from './asking';

class Question {
  asking = $state.raw<Asking>(NOTHING_ASKED);
}

export const questionOf = onePerMatch(() => new Question());
