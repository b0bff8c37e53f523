/** Printed cards and rules: a server makes them as they are chosen; a site without one has the usual ones as files. */

import type * as wire from '../wire';
import { home } from './backend';
import { answerTo, call, Problem, unreachable } from './http';

/** The printable papers and their options. */
export const getPaperChoices = (): Promise<wire.PaperChoices> => (home.inPage ? choicesOfSite() : call('GET', 'paper/choices'));

async function choicesOfSite(): Promise<wire.PaperChoices> {
  const answer = await fetch('paper/choices.json').catch(() => null);
  if (!answer?.ok) throw unreachable();
  return (await answer.json()) as wire.PaperChoices;
}

/** The address of a paper as a file. */
export function paperAddress(paper: string, query: URLSearchParams): string {
  if (!home.inPage) return `api/paper/${paper}.pdf?${query.toString()}`;
  const large = query.has('large_print') ? 'large' : null;
  const staffs = [query.get('clef'), query.get('staves'), query.get('format')];
  const parts = ['musicards', paper, query.get('size'), query.get('language'), large, ...staffs];
  return `paper/${parts.filter(Boolean).join('-')}.pdf`;
}

/** The address of a paper's preview; '' where nobody makes one. */
export function paperPicture(paper: string, query: URLSearchParams): string {
  return home.inPage ? '' : `api/paper/${paper}.png?${query.toString()}`;
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
