/** A game's options as the lobby describes them, validated; and the players wanted for its seats. */

import type { Agreement } from '../people/match-settings';
import type { Person } from '../people/person';
import type { GameInfo, NewMatch, SeatWish } from '../wire';

export interface Scale {
  readonly tonic: string;
  readonly kind: string;
  readonly formula?: readonly number[];
}

export type Option =
  | { readonly kind: 'flag'; readonly name: string; readonly default: boolean }
  | { readonly kind: 'number'; readonly name: string; readonly default: number; readonly choices: readonly number[] }
  | { readonly kind: 'choice'; readonly name: string; readonly default: string; readonly choices: readonly string[] }
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
export function readOptions(game: GameInfo): Option[] {
  return game.options.flatMap((described): Option[] => {
    const { name, kind, default: usual, choices, tonics } = described;
    if (typeof name !== 'string') return [];
    if (kind === 'flag') return [{ kind, name, default: usual === true }];
    if (kind === 'number' && typeof usual === 'number') {
      return [{ kind, name, default: usual, choices: listOf(choices, (each) => typeof each === 'number') }];
    }
    if (kind === 'choice' && typeof usual === 'string') {
      return [{ kind, name, default: usual, choices: listOf(choices, (each) => typeof each === 'string') }];
    }
    if (kind === 'scale' && isScale(usual)) {
      const named = listOf(tonics, (each) => typeof each === 'string');
      const kinds = listOf(choices, (each) => typeof each === 'string');
      return [{ kind, name, default: usual, choices: kinds, tonics: named.length > 0 ? named : USUAL_TONICS }];
    }
    return [];
  });
}

function listOf<Each>(value: unknown, is: (each: unknown) => each is Each): Each[] {
  return Array.isArray(value) ? value.filter(is) : [];
}

function isScale(value: unknown): value is Scale {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tonic' in value &&
    typeof value.tonic === 'string' &&
    'kind' in value &&
    typeof value.kind === 'string'
  );
}

/** Read typed half steps: "2 2 1 2 2 2 1", also with commas. The server checks them. */
export function readFormula(text: string): number[] {
  return text.split(/[^0-9]+/).flatMap((part) => (part === '' ? [] : [Number(part)]));
}

/** The player wanted for a seat: another person, or a computer of some level. */
export type Sitter = 'person' | NonNullable<SeatWish['level']>;

export function wish(
  game: string,
  others: readonly Sitter[],
  options: Record<string, Choice>,
  person: Person,
  settings: Agreement,
): NewMatch {
  const seats: SeatWish[] = [
    { kind: 'person' },
    ...others.map((sitter): SeatWish => (sitter === 'person' ? { kind: sitter } : { kind: 'computer', level: sitter })),
  ];
  return { game, seats, options, name: person.name.trim(), avatar: person.avatar, settings };
}
