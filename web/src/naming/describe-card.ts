import { isChromaticScale } from '../music/cards';
import type { CardInfo } from '../wire';
import { words } from '../words/words.svelte';
import { saidNameOf } from './naming.svelte';

/** What a screen reader says: "F sharp or G flat, octave 3, clock number 6", in the player's names and language. */
export function describeCard(card: CardInfo): string {
  const say = words().cards;
  const { hour, octave, names } = card;
  if (hour === null || octave === null) return isChromaticScale(card) ? say.chromaticScale : say.question;
  return say.described(names.map(saidNameOf).reduce(say.either), octave, hour);
}
