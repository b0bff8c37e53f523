/** Going on by itself when a server that was gone is back. */

import { unreachable } from '../net/http';
import { problemText } from './problem-text';

const EVERY = 2000; // milliseconds

/** For a component: as long as its problem is that the server does not answer, what could not be had is asked for `again`. */
export function goOn(problem: () => string, again: () => void): void {
  $effect(() => {
    if (problem() !== problemText(unreachable())) return;
    const timer = setInterval(again, EVERY);
    return () => clearInterval(timer);
  });
}
