/** Answers at a table where players choose cards and say a word. */

import { t } from '../texts/texts.svelte';
import type { Table } from '../wire';
import { handleAnswers, type AnswerHandler } from './answers.svelte';

/** The situation when an answer comes: the table, and the number of chosen cards. */
export interface Situation {
  readonly table: Table;
  readonly chosen: number;
}

/** Handle answers that play the chosen cards, or say what is missing. Returns a function that stops it. For use in an effect. */
export function handlePlays(situation: () => Situation, handler: AnswerHandler): () => void {
  return handleAnswers((answer) => {
    const { table, chosen } = situation();
    if (table.seat === null || table.over || document.querySelector('dialog[open]')) return '';
    if (table.turn !== table.seat) return t('refusals-not-your-turn.brief');
    return chosen === 0 ? t('refusals-no-card') : handler(answer);
  });
}
