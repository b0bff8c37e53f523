/** The calls of the tools: what they look up, transpose, and make files of. */

import type * as wire from '../wire';
import { call } from './http';

/**
 * Look up what a text names, or the same shape `turn` half steps higher; `names` is the notation of the typed notes, and `clef` a
 * clef to move them to, '' for none.
 */
export const getFound = (text: string, turn = 0, names = 'english', clef = ''): Promise<wire.Found> =>
  call('GET', `tools/found?${asking(text, turn, clef)}${names === 'english' ? '' : `&names=${names}`}`);
/** Look up what was played, by MIDI numbers. */
export const getFoundOnKeys = (keys: readonly number[]): Promise<wire.Found> => call('GET', `tools/found?keys=${keys.join(',')}`);
export const getToolNames = (): Promise<wire.ToolNames> => call('GET', 'tools/names');

/** How to hold a chord, on strings with these MIDI numbers and with a capo, and on piano keys in an inversion. */
export const getShapes = (ask: string, open: readonly number[], capo: number, inversion: number): Promise<wire.Shapes> =>
  call(
    'GET',
    `tools/shapes?${new URLSearchParams({ ask, tuning: open.join(','), capo: String(capo), inversion: String(inversion) }).toString()}`,
  );

/** The address of a result as a file in a format; '' for the clef that fits. */
export function fileAddress(format: string, text: string, clef: string): string {
  return `api/tools/file/${format}?${asking(text, 0, clef)}`;
}

/** Look up a chord progression; the query's fields are those of the wire's `FoundProgression`. */
export const getProgression = (query: URLSearchParams): Promise<wire.FoundProgression> =>
  call('GET', `tools/progression?${query.toString()}`);

/** Transpose a line to another key or for an instrument; the query's fields are those of the wire's `Transposed`. */
export const getTransposed = (query: URLSearchParams): Promise<wire.Transposed> => call('GET', `tools/transposed?${query.toString()}`);

export function transposedFile(format: string, query: URLSearchParams): string {
  return `api/tools/transposed/${format}?${query.toString()}`;
}

function asking(text: string, turn: number, clef: string): string {
  return new URLSearchParams({ ask: text, ...(turn !== 0 && { turn: String(turn) }), ...(clef && { clef }) }).toString();
}
