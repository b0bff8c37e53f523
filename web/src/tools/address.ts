/** The address of a lookup: `#/tools/TEXT`, followed by the order of the clock, the tuning of the fretboard and the clef. */

import { CLEFS, type Clef } from '../music/engraving';
import type { ClockOrder } from './clock';
import { STANDARD } from './fretboard';

export interface ToolState {
  readonly ask: string;
  readonly order: ClockOrder;
  readonly tuning: string;
  readonly clef: Clef | ''; // '' for the one that fits
}

export const FIRST: ToolState = { ask: 'C major', order: 'steps', tuning: STANDARD, clef: '' };

export function toolPath({ ask, order, tuning, clef }: ToolState): string {
  const parts = [ask, order, tuning.split(' ').join('.'), clef];
  // Leave out defaults.
  if (clef === '') parts.pop();
  if (parts.length === 3 && tuning === STANDARD) parts.pop();
  if (parts.length === 2 && order === 'steps') parts.pop();
  return `#/tools/${parts.map(encodeURIComponent).join('/')}`;
}

/** A clef by its name in an address; '' for none, and for one that is unknown. */
export function readClef(text: string | null | undefined): Clef | '' {
  return CLEFS.find((clef) => clef === text) ?? '';
}

/** Read the decoded parts of an address; missing ones have their defaults. */
export function readToolState([ask, order, tuning, clef]: readonly string[]): ToolState {
  return {
    ask: ask || FIRST.ask,
    order: order === 'fifths' ? 'fifths' : 'steps',
    tuning: tuning ? tuning.split('.').join(' ') : STANDARD,
    clef: readClef(clef),
  };
}

/** The part of the browser's address that names a lookup; another one once somebody has gone elsewhere. */
export function lookUpInAddress(): string {
  return location.hash.split('/').slice(0, 3).join('/');
}
