/** The text of a failed server call. */

import { home } from '../net/backend';
import { Problem } from '../net/http';
import { refusalText } from '../texts/refusals';
import { t } from '../texts/texts.svelte';

export function problemText(error: unknown): string {
  if (!(error instanceof Problem) || (home.inPage && error.reason === 'unreachable')) return t('common-failed');
  const { reason, facts, message: text } = error;
  const name = (seat: number): string => t('common-seat', { number: seat + 1 });
  return refusalText({ reason, facts, text }, { viewer: null, name });
}
