/** How much of the last match was answered with help, which the map does not count. */

import { fromJson, storedValue, storeValue } from '../browser/storage';

const NAME = 'helped';

interface Helped {
  readonly code: string;
  readonly aided: number;
  readonly alone: number;
}

const kept = (): Helped | null => fromJson(storedValue(NAME, 'tab')) as Helped | null;

/** Note how an act in the match with this code was answered. It survives a reload of this tab. */
export function noteHelp(code: string, pieces: readonly { readonly aided: boolean }[]): void {
  const last = kept();
  const { aided, alone } = last?.code === code ? last : { aided: 0, alone: 0 };
  const more = pieces.filter((piece) => piece.aided).length;
  storeValue(NAME, JSON.stringify({ code, aided: aided + more, alone: alone + pieces.length - more }), 'tab');
}

/** Whether most of the last match that says something about the player was answered with help. */
export function wasMostlyHelped(): boolean {
  const last = kept();
  return last !== null && last.aided > last.alone;
}
