/** What a player said right and wrong in a finished match, and the moves that are worth another look. Pure. */

import { note } from '../texts/notes';
import { numberIn, pitchAt, textIn, textsIn, type Facts } from '../texts/tell';
import type { Misplayed, ReviewStep } from '../wire';

export interface LookBack {
  readonly right: number; // letters or steps
  readonly total: number;
  /** What was missed most often: from the last note to the one needed, e.g. G to A; null for nothing. */
  readonly missed: { readonly from: string; readonly to: string } | null;
  /** The versions of the two most useful moves, or fewer. */
  readonly moves: readonly number[];
}

interface Miss {
  readonly version: number;
  readonly from: string;
  readonly to: string;
}

const MAX_MOVES = 2;
const ANSWERED = 2; // the step of help that gives the answer

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
      counted.total += 1;
      if (!wrong || saidRight(event)) counted.right += 1;
      if (wrong) misses.push({ version, ...wayOf(event.facts) });
    }
  }
  const often = (miss: Miss): number => misses.filter(({ from, to }) => from === miss.from && to === miss.to).length;
  const [first, ...rest] = misses.toSorted((one, other) => often(other) - often(one));
  const moves = [...(first ? [first, ...rest] : []).map(({ version }) => version), ...helped];
  const missed = first && first.from !== '' && first.to !== '' ? { from: first.from, to: first.to } : null;
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
  return top === null || needed === null ? { from: '', to: '' } : { from: pitchAt(top), to: pitchAt(needed) };
}
