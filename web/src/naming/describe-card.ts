import { isChromaticScale } from '../music/cards';
import { t } from '../texts/texts.svelte';
import type { CardInfo } from '../wire';
import { either } from '../texts/tell';
import { spoken } from './naming.svelte';

/** A card in words for screen readers: "F sharp or G flat, octave 3, clock number 6", in the player's notation and language. */
export function describeCard(card: CardInfo): string {
  const { hour, octave, names } = card;
  if (hour === null || octave === null) return t(isChromaticScale(card) ? 'music-wild-card.scale' : 'music-wild-card');
  return spoken(t('music-card', { names: either(names), octave, hour }));
}
