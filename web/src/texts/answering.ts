/** Texts on the input methods other than tapping and typing: their states, and remarks on what was heard. */

import type { Way, WayState } from '../settings/input-ways';
import { note } from './notes';
import { or, t } from './texts.svelte';

export function wayStateText(way: Way, state: WayState): string {
  if (state.kind === 'on' && state.name) return t('answering-on-midi.named', { name: state.name });
  if (state.kind === 'none') return t(way === 'midi' ? 'answering-none-midi' : 'answering-none-microphone');
  return state.kind === 'on' ? t(`answering-${state.kind}-${way}`) : t(`answering-${state.kind}`);
}

/** Ask for the letter of a black key. */
export function whichLetter(letters: readonly string[]): string {
  return t('answering-which-letter', { letters: or(letters.map(note)) });
}
