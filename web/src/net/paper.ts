/** The calls for printed cards and rules, which only a server makes. */

import type * as wire from '../wire';
import { answerTo, call, Problem, unreachable } from './http';

/** The printable papers and their options. */
export const getPaperChoices = (): Promise<wire.PaperChoices> => call('GET', 'paper/choices');

/** The address of a paper as a file. */
export function paperAddress(paper: string, query: URLSearchParams): string {
  return `api/paper/${paper}.pdf?${query.toString()}`;
}

/** The address of a paper's preview. */
export function paperPicture(paper: string, query: URLSearchParams): string {
  return `api/paper/${paper}.png?${query.toString()}`;
}

/** The server's problem with an address; null when there is none. */
export async function problemAt(address: string): Promise<Problem | null> {
  try {
    await answerTo('GET', address.replace(/^api\//, ''));
    return null;
  } catch (error) {
    return error instanceof Problem ? error : unreachable();
  }
}
