/** Shortcuts of both games. T draws, because D is a letter that players say. */

import type { Shortcuts } from '../../ui/shortcuts';
import type { MatchClient } from '../../match/client.svelte';

export function actionKeys(client: MatchClient, table: { readonly seat: number | null }): Shortcuts {
  if (table.seat === null) return {};
  return {
    t: () => client.act({ do: 'draw' }),
    p: () => client.act({ do: 'pass' }),
    m: () => client.act({ do: 'call' }),
  };
}
