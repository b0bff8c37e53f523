/**
 * What was answered without touching the page: by a MIDI keyboard, sung or played to the microphone, or spoken. The sources give
 * answers, the game on the table takes them; neither knows the other.
 */

import type { Way } from '../settings/input-ways';

export type Answer =
  | { readonly kind: 'pitch'; readonly way: Way; readonly hour: number; readonly octave: number }
  | { readonly kind: 'name'; readonly way: Way; readonly name: string; readonly hour: number } // by name, in ASCII
  | { readonly kind: 'step'; readonly way: Way; readonly step: 'half' | 'whole' };

/** Does something with an answer. Returns a remark for who answered, such as "First choose cards."; '' when there is none. */
export type Taker = (answer: Answer) => string;

export interface Heard {
  readonly id: number; // counts up, so that the same answer twice is two
  readonly answer: Answer;
  readonly remark: string;
}

const takers: Taker[] = [];
let wanted = $state(false);
let last = $state.raw<Heard | null>(null);

/** The newest answer, and what came of it; reactive. */
export function lastHeard(): Heard | null {
  return last;
}

export function forgetHeard(): void {
  last = null;
}

/** The player has gone on: a remark has been read. */
export function forgetRemark(): void {
  if (last?.remark) last = { ...last, remark: '' };
}

/** Take answers from now on, before anybody who took them earlier. Returns how to stop. For an effect. */
export function takeAnswers(taker: Taker): () => void {
  takers.push(taker);
  wanted = true;
  return () => {
    takers.splice(takers.indexOf(taker), 1);
    wanted = takers.length > 0;
  };
}

/** Whether somebody takes answers now; reactive. Where nobody does, there is nothing to listen for. */
export function areWanted(): boolean {
  return wanted;
}

/** Somebody answered: the newest taker has it. */
export function answer(given: Answer): void {
  const remark = takers.at(-1)?.(given) ?? '';
  last = { id: (last?.id ?? 0) + 1, answer: given, remark };
}
