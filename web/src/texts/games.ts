/**
 * What is said about a game before and next to its table. The ids begin with the game's name, such as `distance-title`: a new game
 * needs its texts, `<game>.ftl` and `<game>_rules.ftl`, and nothing here.
 */

import type { Variables } from './catalog';
import { ruleNumbers } from './rule-numbers';
import { rulesOf, type Rules } from './rules';
import { hasText, textOf } from './texts.svelte';
import { scaleText } from './theory';

export type Options = Readonly<Record<string, unknown>>;

/** What can be typed at a game's table: keys of the keyboard, and what they do. */
export interface KeyText {
  readonly keys: readonly string[];
  readonly meaning: string;
}

/** The name, the same in every language: it is printed on the deck's own rules. A game that this page does not know has its code. */
export function gameTitle(game: string): string {
  return firstOf([`${game}-title`]) ?? game;
}

/** What the name means; empty where that is plain. */
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

/** What a player has in the end: "4 cards", "25 points". */
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

/** What an option is called. Options of several games are among the texts that all share. */
export function optionLabel(game: string, name: string): string {
  return firstOf([`${game}-option-${name}`, `common-option-${name}`]) ?? name.replaceAll('_', ' ');
}

/** What an option does, where its name does not say it. */
export function optionHelp(game: string, name: string): string {
  return firstOf([`${game}-option-${name}.help`, `common-option-${name}.help`]) ?? '';
}

/** What a choice of an option is called. */
export function choiceLabel(game: string, name: string, choice: string | number): string {
  const chosen = variables(game, { [name]: choice });
  return firstOf([`${game}-option-${name}.choice`, `common-option-${name}.choice`], chosen) ?? String(choice);
}

/** The first of these texts that exists. */
function firstOf(ids: readonly string[], variables?: Variables): string | null {
  const id = ids.find(hasText);
  return id === undefined ? null : textOf(id, variables);
}

/** The numbers of the rules and the options, for texts: a flag is "yes" or "no", a scale is called by its name. */
function variables(game: string, options: Options): Variables {
  const chosen = Object.entries(options).map(([name, value]) => [name, variable(value)] as const);
  return { ...ruleNumbers(game), ...Object.fromEntries(chosen) };
}

function variable(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' || typeof value === 'string' ? value : scaleText(value as Parameters<typeof scaleText>[0]);
}
