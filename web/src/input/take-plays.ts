/** Answers at a table where players choose cards and say a word. */

import { t } from '../texts/texts.svelte';
import type { Table } from '../wire';
import { takeAnswers, type Taker } from './answers.svelte';

/** The situation when an answer comes: the table, and the number of chosen cards. */
export interface Standing {
  readonly table: Table;
  readonly chosen: number;
}

/** Handle answers that play the chosen cards, or say what is missing. Returns a function that stops it. For use in an effect. */
export function takePlays(standing: () => Standing, taker: Taker): () => void {
  return takeAnswers((answer) => {
    const { table, chosen } = standing();
    if (table.seat === null || table.over || document.querySelector('dialog[open]')) return '';
    if (table.turn !== table.seat) return t('refusals-not-your-turn.brief');
    return chosen === 0 ? t('refusals-no-card') : taker(answer);
  });
}
