/** Pairs in words. */

import { t } from '../../texts/texts.svelte';
import { namesOn } from '../../texts/tell';

/** "2 pairs: C, F♯/G♭". */
export function pairsText(pairs: readonly (readonly string[])[]): string {
  const count = pairs.length;
  const notes = pairs.map(([code = '']) => namesOn(code)).join(', ');
  return count === 0 ? t('common-pairs', { count }) : t('old_maid-pairs', { count, notes });
}
