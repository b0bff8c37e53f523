/**
 * Answers given without touching the page: played on a MIDI keyboard, sung or played to the microphone, or spoken. Sources
 * publish answers and the current game subscribes to them, independently of each other.
 */

import type { Way } from '../settings/input-ways';

export type Answer =
  | { readonly kind: 'pitch'; readonly way: Way; readonly hour: number; readonly octave: number }
  | { readonly kind: 'name'; readonly way: Way; readonly name: string; readonly hour: number } // by name, in ASCII
  | { readonly kind: 'step'; readonly way: Way; readonly step: 'half' | 'whole' };

/** Handles an answer. Returns a remark for the player, such as "First choose cards."; '' when there is none. */
export type AnswerHandler = (answer: Answer) => string;

export interface Heard {
  readonly id: number; // counts up, so that equal answers stay distinct
  readonly answer: Answer;
  readonly remark: string;
}

const handlers: AnswerHandler[] = [];
let wanted = $state(false);
let last = $state.raw<Heard | null>(null);

/** The newest answer and its result; reactive. */
export function lastHeard(): Heard | null {
  return last;
}

export function forgetHeard(): void {
  last = null;
}

/** Clear the remark, because the player has acted since. */
export function forgetRemark(): void {
  if (last?.remark) last = { ...last, remark: '' };
}

/** Handle answers from now on, before any earlier handler. Returns a function that stops it. For use in an effect. */
export function handleAnswers(handler: AnswerHandler): () => void {
  handlers.push(handler);
  wanted = true;
  return () => {
    handlers.splice(handlers.indexOf(handler), 1);
    wanted = handlers.length > 0;
  };
}

/** Whether anybody handles answers now; reactive. Otherwise the sources need not listen. */
export function areWanted(): boolean {
  return wanted;
}

/** Pass an answer to the newest handler. */
export function answer(given: Answer): void {
  const remark = handlers.at(-1)?.(given) ?? '';
  last = { id: (last?.id ?? 0) + 1, answer: given, remark };
}
