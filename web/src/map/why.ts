/** Why the map shows a spot as it does, in sentences. */

import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';
import type { Spot } from '../wire';
import { whenText } from './when';

/** Sentences about a spot; `now` is in milliseconds. */
export function whyTexts(spot: Spot, now: number): readonly string[] {
  const texts = [t(`map-state-${spot.state}.means`)];
  if (spot.state !== 'new') texts.push(...historyTexts(spot, now));
  texts.push(...spot.rules.map((rule) => t(`map-suspect-${rule}`)));
  return texts;
}

function historyTexts({ asked, days, last, due, slow }: Spot, now: number): string[] {
  if (asked === 0 || last === null) return [t('map-claimed')];
  const { kind, text } = whenText(last * 1000, now, settings.language);
  const texts = [t('map-asked', { times: asked, when: t('map-when', { kind, when: text }) })];
  if (days > 0) texts.push(t('map-days', { count: days }));
  if (slow) texts.push(t('map-slow'));
  if (due) texts.push(t('map-due'));
  return texts;
}
