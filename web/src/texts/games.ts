/**
 * The texts of games outside their tables. The ids begin with the game's name, such as `distance-title`: a new game
 * needs its texts, `<game>.ftl` and `<game>_rules.ftl`, and nothing here.
 */

import type { Variables } from './catalog';
import { AREAS } from './messages';
import { ruleNumbers } from './rule-numbers';
import { rulesOf, type Rules } from './rules';
import { hasText, textOf } from './texts.svelte';
import { scaleText } from './theory';

/** The texts of all games: the areas that have rules. */
export const GAME_AREAS = AREAS.filter((area) => AREAS.some((other) => other === `${area}_rules`));

export type Options = Readonly<Record<string, unknown>>;

/** A keyboard shortcut at a game's table, and what it does. */
export interface KeyText {
  readonly keys: readonly string[];
  readonly meaning: string;
}

/** A game's name, the same in every language, because the deck's printed rules use it. An unknown game shows its code. */
export function gameTitle(game: string): string {
  return firstOf([`${game}-title`]) ?? game;
}

/** What the name means; empty where that is obvious. */
export function gameSubtitle(game: string): string {
  return textOf(`${game}-subtitle`);
}

export function gameTagline(game: string): string {
  return textOf(`${game}-tagline`);
}

/** How to win, in a sentence or two. */
export function gameAim(game: string, options: Options): string {
  return textOf(`${game}-aim`, variables(game, options));
}

export function gameRules(game: string, options: Options): Rules {
  return rulesOf(game, variables(game, options));
}

/** A player's final result: "4 cards", "25 points". */
export function gameScore(game: string, count: number): string {
  return textOf(`${game}-score`, { count });
}

export function gameKeys(game: string): KeyText[] {
  const lines = textOf(`${game}-keys`).split('\n');
  return lines.map((line) => {
    const [, keys = '', meaning = ''] = /^(.*?)\s*: (.*)$/.exec(line) ?? [];
    return { keys: keys.split(' '), meaning };
  });
}

/** The name of an option. Options of several games are among the common texts. */
export function optionLabel(game: string, name: string): string {
  return firstOf([`${game}-option-${name}`, `common-option-${name}`]) ?? name.replaceAll('_', ' ');
}

/** What an option does; empty where its name says it. */
export function optionHelp(game: string, name: string): string {
  return firstOf([`${game}-option-${name}.help`, `common-option-${name}.help`]) ?? '';
}

/** The name of an option's choice. */
export function choiceLabel(game: string, name: string, choice: string | number): string {
  const chosen = variables(game, { [name]: choice });
  return firstOf([`${game}-option-${name}.choice`, `common-option-${name}.choice`], chosen) ?? String(choice);
}

/** The first of these texts that exists; null for none. */
function firstOf(ids: readonly string[], variables?: Variables): string | null {
  const id = ids.find(hasText);
  return id === undefined ? null : textOf(id, variables);
}

/** The rules' numbers and the options as variables: a flag is "yes" or "no", a scale is its name. */
function variables(game: string, options: Options): Variables {
  const chosen = Object.entries(options).map(([name, value]) => [name, variable(value)] as const);
  return { ...ruleNumbers(game), ...Object.fromEntries(chosen) };
}

function variable(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' || typeof value === 'string' ? value : scaleText(value as Parameters<typeof scaleText>[0]);
}
