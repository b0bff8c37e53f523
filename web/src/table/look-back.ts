/** What a player said right and wrong in a finished match, and the moves that are worth another look. Pure. */

import { note } from '../texts/notes';
import { numberIn, pitchAt, textIn, textsIn, type Facts } from '../texts/tell';
import type { Misplayed, ReviewStep } from '../wire';

export interface LookBack {
  readonly right: number; // letters or steps
  readonly total: number;
  /** What was said wrong most often: from the last note to the one needed, e.g. G to A; null for nothing. */
  readonly missed: { readonly from: string; readonly to: string } | null;
  /** The versions of the two most useful moves, or fewer. */
  readonly moves: readonly number[];
}

interface Miss {
  readonly version: number;
  readonly from: string; // '' if the word was right, and only a card was not
  readonly to: string;
}

const MAX_MOVES = 2;
const ANSWERED = 2; // the step of help that gives the answer

const NO_WAY = { from: '', to: '' };

const RIGHT = new Set(['letter-played', 'step-played']);

/** Look back at the game from `seat`. What was missed most often comes first, then where help gave the answer. */
export function lookBack(steps: readonly ReviewStep[], seat: number): LookBack {
  const counted = { right: 0, total: 0 };
  const misses: Miss[] = [];
  const helped: number[] = [];
  for (const { version, events, entry, undone } of steps) {
    if (undone) continue;
    if (entry['by'] === seat && Number(entry['helped'] ?? 0) >= ANSWERED) helped.push(version);
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      const wrong = event.type === 'misplayed';
      if (!wrong && !RIGHT.has(event.type)) continue;
      const isRight = !wrong || saidRight(event);
      counted.total += 1;
      counted.right += Number(isRight);
      if (wrong) misses.push({ version, ...(isRight ? NO_WAY : wayOf(event.facts)) });
    }
  }
  const often = (miss: Miss): number =>
    miss.from === '' ? 1 : misses.filter(({ from, to }) => from === miss.from && to === miss.to).length;
  const sorted = misses.toSorted((one, other) => often(other) - often(one));
  const moves = [...sorted.map(({ version }) => version), ...helped];
  const wrong = sorted.find(({ from, to }) => from !== '' && to !== '');
  const missed = wrong ? { from: wrong.from, to: wrong.to } : null;
  return { ...counted, missed, moves: [...new Set(moves)].slice(0, MAX_MOVES) };
}

/** Whether the letter was right, and only a card was not. */
function saidRight({ facts }: Misplayed): boolean {
  const said = textIn(facts, 'said');
  return said !== null && textsIn(facts, 'needed').includes(said);
}

/** From the last letter or the top pitch to what was needed; '' for what is not known. */
function wayOf(facts: Facts): Omit<Miss, 'version'> {
  const [last] = textsIn(facts, 'last');
  const [letter] = textsIn(facts, 'needed');
  if (last !== undefined && letter !== undefined) return { from: note(last), to: note(letter) };
  const top = numberIn(facts, 'top');
  const needed = numberIn(facts, 'needed');
  return top === null || needed === null ? NO_WAY : { from: pitchAt(top), to: pitchAt(needed) };
}
