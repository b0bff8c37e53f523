/** The address of what is looked up: `#/tools/TEXT`, with the order of the clock and the tuning of the fretboard after it. */

import type { ClockOrder } from './clock';
import { STANDARD } from './fretboard';

export interface ToolState {
  readonly ask: string;
  readonly order: ClockOrder;
  readonly tuning: string;
}

export const FIRST: ToolState = { ask: 'C major', order: 'steps', tuning: STANDARD };

export function toolPath({ ask, order, tuning }: ToolState): string {
  const parts = [ask, order, tuning.split(' ').join('.')];
  // Nothing that is as usual has to be said.
  if (tuning === STANDARD) parts.pop();
  if (parts.length === 2 && order === 'steps') parts.pop();
  return `#/tools/${parts.map(encodeURIComponent).join('/')}`;
}

/** From the decoded parts of an address; what it does not say is as usual. */
export function readToolState([ask, order, tuning]: readonly string[]): ToolState {
  return { ask: ask || FIRST.ask, order: order === 'fifths' ? 'fifths' : 'steps', tuning: tuning ? tuning.split('.').join(' ') : STANDARD };
}
