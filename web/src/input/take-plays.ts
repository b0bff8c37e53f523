/** Answers at a table where one chooses cards and says a word. */

import { t } from '../texts/texts.svelte';
import type { Table } from '../wire';
import { takeAnswers, type Taker } from './answers.svelte';

/** How it stands when an answer comes: the table, and how many cards are chosen. */
export interface Standing {
  readonly table: Table;
  readonly chosen: number;
}

/** Take answers with which chosen cards are played; before that, say what is missing. Returns how to stop. For an effect. */
export function takePlays(standing: () => Standing, taker: Taker): () => void {
  return takeAnswers((answer) => {
    const { table, chosen } = standing();
    if (table.seat === null || table.over || document.querySelector('dialog[open]')) return '';
    if (table.turn !== table.seat) return t('refusals-not-your-turn.brief');
    return chosen === 0 ? t('common-choose-first') : taker(answer);
  });
}
