/** The learner of this browser: what the pages call. */

import { askLearning } from '../net/http';
import { noteBegin } from './better';
import { noteHelp } from './helped';
import { DatabaseStore, openDatabase, type Keeping } from './learner-store';
import { Learning, type WithLock } from './learning';

let keeping = $state<Keeping | null>(null);

/** Where what is learned stays: in this browser, or only in this page and why; null until that is known. Reactive. */
export const whereKept = (): Keeping | null => keeping;

const store = new DatabaseStore(openDatabase, (now) => (keeping = now));

/**
 * Only one tab at a time talks to the server. Pages without https, and browsers that keep nothing of the page, have no locks;
 * then a call may have to be repeated.
 */
const withLock: WithLock = async (work) => ((await mayLock) ? navigator.locks.request('musicards-learning', work) : work());

const mayLock = (async (): Promise<boolean> => {
  try {
    return await navigator.locks.request('musicards-probe', () => true);
  } catch {
    return false;
  }
})();

/** What pages call, except for `takeEvidence` below. */
export const learning = new Learning(store, askLearning, withLock);

const RETRY = 30_000; // milliseconds until evidence that waits is sent again

let retry: ReturnType<typeof setTimeout> | undefined;

/** Send what waits, now and until the server has taken it. */
async function sendWaiting(): Promise<void> {
  clearTimeout(retry);
  if (!(await learning.send())) retry = setTimeout(() => void sendWaiting(), RETRY);
}

addEventListener('online', () => void sendWaiting());
void sendWaiting();

let taken = $state(0);

/** How many times evidence has been applied. Reactive: when it rises, states of atoms may have changed. */
export const evidenceTaken = (): number => taken;

/** Keep evidence from the match with this code, and send it. */
export async function takeEvidence(code: string, ...[pieces, faces]: Parameters<typeof learning.takeEvidence>): Promise<void> {
  noteBegin(code);
  noteHelp(code, pieces);
  await learning.takeEvidence(pieces, faces);
  taken += 1;
  await sendWaiting();
}
