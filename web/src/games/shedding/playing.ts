/** What the surfaces of The Distance and Steps share: shortcuts, and answers that play the chosen cards. */

import { handleAnswers, type AnswerHandler } from '../../input/answers.svelte';
import type { MatchClient } from '../../match/client.svelte';
import { t } from '../../texts/texts.svelte';
import type { Shortcuts } from '../../ui/shortcuts';
import type { Table } from '../../wire';

/** Shortcuts of both games. T draws, because D is a letter that players say. */
export function actionKeys(client: MatchClient, table: { readonly seat: number | null }): Shortcuts {
  if (table.seat === null) return {};
  return {
    t: () => client.act({ do: 'draw' }),
    p: () => client.act({ do: 'pass' }),
    m: () => client.act({ do: 'call' }),
  };
}

/** The situation when an answer comes: the table, and the number of chosen cards. */
interface Situation {
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

/** What to do `next` with the cards that are chosen; where it is more than one, and there is room, how to put one back, too. */
export function withChosen(client: MatchClient, chosen: readonly string[], next: string): string {
  const count = chosen.length;
  if (client.match.due) return client.putBack(chosen) || next;
  return count > 1 ? `${next} ${t('table-chosen', { count })}` : next;
}
