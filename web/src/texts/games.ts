/**
 * The texts of games outside their tables. The ids begin with the game's name, such as `distance-title`: a new game
 * needs its texts, `games/<game>.ftl`, and nothing here. A game without texts can be played all the same.
 */

import { capital, type Variables } from './catalog';
import { ruleNumbers, sentTitle } from './game-info';
import { AREAS } from './messages';
import { rulesOf, type Rules } from './rules';
import { firstOf, hasText, t } from './texts.svelte';
import { scaleText } from './theory';

/** The texts of all games: the areas that have rules. */
export const GAME_AREAS = AREAS.filter((area) => AREAS.some((other) => other === `${area}_rules`));
/** The rules of all games, and their first steps; each is one chunk. */
export const RULES_AREAS = AREAS.filter((area) => area.endsWith('_rules'));
export const FIRST_STEPS_AREAS = AREAS.filter((area) => area.endsWith('_first_steps'));

export type Options = Readonly<Record<string, unknown>>;

/** A keyboard shortcut at a game's table, and what it does. */
export interface KeyText {
  readonly keys: readonly string[];
  readonly meaning: string;
}

/**
 * A game's name, the same in every language, because the deck's printed rules use it. Of a game without texts it is the server's title;
 * an unknown game shows its code.
 */
export function gameTitle(game: string): string {
  return firstOf([`${game}-title`]) || (sentTitle(game) ?? game);
}

/** What the name means; empty where that is obvious. */
export function gameSubtitle(game: string): string {
  return firstOf([`${game}-subtitle`]);
}

/** What the game is about; empty for a game without texts. */
export function gameTagline(game: string): string {
  return firstOf([`${game}-tagline`]);
}

/** How to win, in a sentence or two; empty for a game without texts. */
export function gameAim(game: string, options: Options): string {
  return firstOf([`${game}-aim`], variables(game, options));
}

/** The rules, for which `generic` and the area of the game's rules must be loaded. */
export function gameRules(game: string, options: Options): Rules {
  return hasText(`${game}_rules-lead`) ? rulesOf(game, variables(game, options)) : { lead: t('generic-no-rules'), sections: [] };
}

/** A player's final result: "4 cards", "25 points"; a number for a game without texts. */
export function gameScore(game: string, count: number): string {
  return firstOf([`${game}-score`], { count }) || String(count);
}

/** "You got 11 of 13 letters right."; empty for a game where nothing is said. */
export function saidRightText(game: string, count: number, total: number): string {
  return firstOf([`${game}-said-right`], { count, total });
}

/** Kind words for a player who lost by bad luck; empty in other games. */
export function gameConsolation(game: string): string {
  return firstOf([`${game}-consolation`]);
}

export function gameKeys(game: string): KeyText[] {
  const lines = (firstOf([`${game}-keys`]) || t('generic-keys')).split('\n');
  return lines.map((line) => {
    const [, keys = '', meaning = ''] = /^(.*?)\s*: (.*)$/.exec(line) ?? [];
    return { keys: keys.split(' '), meaning };
  });
}

/** The button of an action of a game without a page of its own: a text, or the program's word for it. */
export function actionLabel(action: string): string {
  return firstOf([`common-do-${action}`]) || capital(action);
}

/** The name of an option. Options of several games are among the common texts. */
export function optionLabel(game: string, name: string): string {
  return firstOf([`${game}-option-${name}`, `common-option-${name}`]) || name.replaceAll('_', ' ');
}

/** What an option does; empty where its name says it. */
export function optionHelp(game: string, name: string): string {
  return firstOf([`${game}-option-${name}.help`, `common-option-${name}.help`], ruleNumbers(game));
}

/** The name of an option's choice. */
export function choiceLabel(game: string, name: string, choice: string | number): string {
  const chosen = variables(game, { [name]: choice });
  return firstOf([`${game}-option-${name}.choice`, `common-option-${name}.choice`], chosen) || String(choice);
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
