/** The address of a lookup: `#/tools/TEXT`, followed by the order of the clock and the tuning of the fretboard. */

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
  // Leave out defaults.
  if (tuning === STANDARD) parts.pop();
  if (parts.length === 2 && order === 'steps') parts.pop();
  return `#/tools/${parts.map(encodeURIComponent).join('/')}`;
}

/** Read the decoded parts of an address; missing ones have their defaults. */
export function readToolState([ask, order, tuning]: readonly string[]): ToolState {
  return { ask: ask || FIRST.ask, order: order === 'fifths' ? 'fifths' : 'steps', tuning: tuning ? tuning.split('.').join(' ') : STANDARD };
}

/** The part of the browser's address that names a lookup; another one once somebody has gone elsewhere. */
export function lookUpInAddress(): string {
  return location.hash.split('/').slice(0, 3).join('/');
}
