/** What went wrong with a call to the server, in words. */

import { Problem } from '../net/http';
import { refusalText } from '../texts/refusals';
import { isReason } from '../words/reasons';
import { words } from '../words/words.svelte';

/** The same where somebody has typed something: which of it was not understood, and what would be. */
export function typedProblemText(error: unknown): string {
  if (!(error instanceof Problem) || error.reason !== 'bad-notation') return problemText(error);
  const { facts, message } = error;
  const { unread, unreadable } = words().tools;
  return unread(facts) || `${unreadable} ${message}`.trim();
}

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return words().common.didNotWork;
  const { reason, facts, message } = error;
  const name = (seat: number): string => words().table.seat(seat + 1);
  return isReason(reason) ? refusalText(reason, facts, { viewer: null, name }) : message;
}
