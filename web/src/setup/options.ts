/** A game's options as the lobby describes them, validated; and the players wanted for its seats. */

import type { Agreement } from '../people/match-settings';
import type { Person } from '../people/person';
import { choiceLabel, optionLabel } from '../texts/games';
import { scaleText } from '../texts/theory';
import type { GameInfo, NewMatch, SeatWish, SuggestedMatch } from '../wire';

export interface Scale {
  readonly tonic: string;
  readonly kind: string;
  readonly formula?: readonly number[];
}

export type Option =
  | { readonly kind: 'flag'; readonly name: string; readonly default: boolean }
  | { readonly kind: 'number'; readonly name: string; readonly default: number; readonly choices: readonly number[] }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly default: string;
      readonly newcomers: string;
      readonly choices: readonly string[];
    }
  | {
      readonly kind: 'scale';
      readonly name: string;
      readonly default: Scale;
      readonly choices: readonly string[];
      readonly tonics: readonly string[];
    };

export type Choice = boolean | number | string | Scale;

const USUAL_TONICS = ['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F'];

/** The options of a game that this page can show. */
export function readOptions(game: Pick<GameInfo, 'options'>): Option[] {
  return game.options.flatMap((described): Option[] => {
    const { name, kind, default: usual, newcomers, choices, tonics } = described;
    if (typeof name !== 'string') return [];
    if (kind === 'flag') return [{ kind, name, default: usual === true }];
    if (kind === 'number' && typeof usual === 'number') {
      return [{ kind, name, default: usual, choices: listOf(choices, (each) => typeof each === 'number') }];
    }
    if (kind === 'choice' && typeof usual === 'string') {
      const words = listOf(choices, (each) => typeof each === 'string');
      return [{ kind, name, default: usual, newcomers: typeof newcomers === 'string' ? newcomers : usual, choices: words }];
    }
    if (kind === 'scale' && isScale(usual)) {
      const named = listOf(tonics, (each) => typeof each === 'string');
      const kinds = listOf(choices, (each) => typeof each === 'string');
      return [{ kind, name, default: usual, choices: kinds, tonics: named.length > 0 ? named : USUAL_TONICS }];
    }
    return [];
  });
}

/** Whether a value, such as a stored one, can be chosen for an option. */
export function fits(option: Option, value: unknown): value is Choice {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return option.choices.some((choice) => choice === value);
    case 'choice':
      return option.choices.some((choice) => choice === value);
    case 'scale':
      return isScale(value) && option.choices.includes(value.kind) && option.tonics.includes(value.tonic);
  }
}

function listOf<Each>(value: unknown, is: (each: unknown) => each is Each): Each[] {
  return Array.isArray(value) ? value.filter(is) : [];
}

export function isScale(value: unknown): value is Scale {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tonic' in value &&
    typeof value.tonic === 'string' &&
    'kind' in value &&
    typeof value.kind === 'string'
  );
}

/** The chosen options of a game in a few words: a term for each option, without flags that are off. */
export function optionTerms(game: string, options: readonly Option[], chosen: Readonly<Record<string, unknown>>): string[] {
  return options.map(({ name }) => termOf(game, name, chosen[name])).filter(Boolean);
}

function termOf(game: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? optionLabel(game, name) : '';
  if (isScale(value)) return scaleText(value);
  return typeof value === 'string' || typeof value === 'number' ? choiceLabel(game, name, value) : '';
}

/** The half steps of the letters in a formula. Every language's letters are accepted in all of them. */
const STEP_LETTERS: Readonly<Record<string, number>> = { W: 2, G: 2, T: 2, H: 1, S: 1, '½': 1 };

const OCTAVE = 12; // half steps

/**
 * Read a typed formula: "2 2 1 2 2 2 1" or "W W H W W W H", with or without spaces and commas between letters. The server checks it.
 * Numbers count half steps, or whole steps if only these make an octave: "1 1 ½ 1 1 1 ½".
 */
export function readFormula(text: string): number[] {
  const parts = text.match(/[0-9]+½?|\p{L}|½/gu) ?? [];
  const read = (whole: number): number[] =>
    parts.map((part) => {
      const letter = STEP_LETTERS[part.toUpperCase()];
      if (letter !== undefined) return letter;
      return part.endsWith('½') ? 2 * Number.parseInt(part, 10) + 1 : /^[0-9]/.test(part) ? Number(part) * whole : 0;
    });
  const inWholeSteps = text.includes('½') ? read(2) : [];
  return inWholeSteps.reduce((sum, step) => sum + step, 0) === OCTAVE ? inWholeSteps : read(1);
}

/** The player wanted for a seat: somebody who shares this device, a person at another one, or a computer of some level. */
export type PlayerKind = 'here' | 'person' | NonNullable<SeatWish['level']>;

/** What is chosen before the deal, besides the name of the game and yours. */
export interface Choices {
  readonly options: Readonly<Record<string, Choice>>;
  /** The players besides you. */
  readonly others: readonly PlayerKind[];
  /** What they are called who share this device, in the order of `others`; '' for everybody else. */
  readonly names?: readonly string[];
  readonly agreement: Agreement;
}

/** A match that was not necessarily chosen here: its options may be any that the server knows. */
export type WantedMatch = Omit<Choices, 'options'> & Pick<SuggestedMatch, 'options'>;

export function matchRequest(game: string, { options, others, names, agreement }: WantedMatch, person: Person): NewMatch {
  const seats: SeatWish[] = [
    { kind: 'person' },
    ...others.map((kind, index): SeatWish => {
      if (kind === 'here') return { kind: 'person', name: names?.[index]?.trim() ?? '' };
      return kind === 'person' ? { kind } : { kind: 'computer', level: kind };
    }),
  ];
  return { game, seats, options, name: person.name.trim(), avatar: person.avatar, settings: agreement };
}
