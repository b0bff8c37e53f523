/** What was chosen last for a game in this browser, or its defaults: the start of the next table. */

import { hasFinished } from '../browser/finished-games';
import { fromJson, storedValue, storeValue } from '../browser/storage';
import { USUAL, type Agreement } from '../people/match-settings';
import type { GameInfo, Level, Lobby } from '../wire';
import { fits, readOptions, type Choice, type Choices, type Option, type PlayerKind } from './options';

type Levels = Lobby['levels'];
type Game = Pick<GameInfo, 'name' | 'seats' | 'options'>;

const USUAL_OTHERS = 2;

const nameOf = (game: string): string => `choices.${game}`;

export function keepChoices(game: string, choices: Choices): void {
  storeValue(nameOf(game), JSON.stringify(choices));
}

/** Give the computers of the next table a level. */
export function keepLevel(game: string, level: Level): void {
  const before = stored(game);
  const others: readonly unknown[] = Array.isArray(before.others) ? before.others : Array.from({ length: USUAL_OTHERS });
  storeValue(nameOf(game), JSON.stringify({ ...before, others: others.map((kind) => (isPerson(kind) ? kind : level)) }));
}

/** The last choices. What is missing, or no longer possible, has its default, which for some options is another one for newcomers. */
export function recallChoices(game: Game, levels: Levels): Choices {
  const { options, others, names, agreement } = stored(game.name);
  const agreed = Object.entries(USUAL).map(([name, usual]) => [name, isLike(usual, agreement?.[name]) ? agreement?.[name] : usual]);
  return {
    options: Object.fromEntries(readOptions(game).map((option) => [option.name, choiceOf(option, options, !hasFinished(game.name))])),
    others: othersOf(game, levels, others),
    ...(Array.isArray(names) ? { names: names.map(String) } : {}),
    agreement: Object.fromEntries(agreed) as Agreement,
  };
}

/** The same choices with a computer in every other seat. The lowest level is one that newcomers can beat. */
export function againstComputers(choices: Choices, [level = 'player']: Levels): Choices {
  return { ...choices, others: choices.others.map((kind) => (isPerson(kind) ? level : kind)) };
}

const isPerson = (kind: unknown): boolean => kind === 'person' || kind === 'here';

/** Whether a stored value is of the same type as the default; null is the default of a setting that can be true or false. */
function isLike(usual: Agreement[keyof Agreement], value: unknown): boolean {
  return typeof value === (usual === null ? 'boolean' : typeof usual);
}

type Stored = Partial<Record<keyof Choices, Readonly<Record<string, unknown>>>>;

function stored(game: string): Stored {
  return fromJson(storedValue(nameOf(game))) ?? {};
}

function choiceOf(option: Option, chosen: Stored['options'], isNew: boolean): Choice {
  const value = chosen?.[option.name];
  if (fits(option, value)) return value;
  return isNew && option.kind === 'choice' ? option.newcomers : option.default;
}

function othersOf({ seats }: Game, [level = 'player', ...higher]: Levels, chosen: unknown): PlayerKind[] {
  const [least = 2, most = least] = seats;
  const kinds: unknown[] = ['here', 'person', level, ...higher];
  const fitting =
    Array.isArray(chosen) && chosen.length + 1 >= least && chosen.length < most && chosen.every((kind) => kinds.includes(kind));
  return fitting ? (chosen as PlayerKind[]) : Array.from({ length: Math.min(USUAL_OTHERS, most - 1) }, () => level);
}
