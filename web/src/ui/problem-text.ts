/** The text of a failed server call. */

import { Problem } from '../net/http';
import { isReason, refusalText } from '../texts/refusals';
import { t } from '../texts/texts.svelte';

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return t('common-failed');
  const { reason, facts, message } = error;
  const name = (seat: number): string => t('common-seat', { number: seat + 1 });
  return isReason(reason) ? refusalText(reason, facts, { viewer: null, name }) : message;
}
