/** Retries a request until a server that did not answer is back. */

import { isUnreachable } from '../net/http';

const EVERY = 2000; // milliseconds

/** For a component: call `again` every few seconds while its last `error` is that the server is unreachable. */
export function retryWhileUnreachable(error: () => unknown, again: () => void): void {
  $effect(() => {
    if (!isUnreachable(error())) return;
    const timer = setInterval(again, EVERY);
    return () => clearInterval(timer);
  });
}
