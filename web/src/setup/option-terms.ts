/** The chosen options of a game in a few words. */

import { choiceLabel, optionLabel } from '../texts/games';
import { scaleText } from '../texts/theory';
import { isScale, type Option } from './options';

/** One term for each option, without flags that are off. */
export function optionTerms(game: string, options: readonly Option[], chosen: Readonly<Record<string, unknown>>): string[] {
  return options.map(({ name }) => termOf(game, name, chosen[name])).filter(Boolean);
}

function termOf(game: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? optionLabel(game, name) : '';
  if (isScale(value)) return scaleText(value);
  return typeof value === 'string' || typeof value === 'number' ? choiceLabel(game, name, value) : '';
}
