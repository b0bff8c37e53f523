/** What the page has to know of a kind of question. Notes in texts are marked (texts/notes.ts). */

import type { Answer } from '../../input/answers.svelte';
import type { Clef } from '../../music/engraving';
import type { Facts } from '../../texts/tell';
import type { WrongRule } from '../../wire';
import type { OnKeys, Picture } from './picture';
import type { Heard } from './sounds';

/** A sign in ASCII; '' for a natural. */
export type Sign = '' | '#' | 'b';

/** The answer that a note has no other name. */
export const NO_NAME = 'none';

/**
 * How the answers are shown: buttons of their own; letters, with a sign where one letter has several answers; the keys of a
 * piano, one or several together; key signatures; rhythms; or a place to tap one.
 */
export type Layout = 'choices' | 'letters' | 'names' | 'keys' | 'chord-keys' | 'signatures' | 'rhythms' | 'taps';

/** What a question shows: a staff, the clock or piano keys, with words that do not give the answer away; or a note, marked. */
export type Shown =
  | {
      readonly on: 'staff';
      readonly clef?: Clef; // missing where the question is the same in each
      readonly signature?: number; // sharps, negative for flats
      readonly notes?: readonly string[]; // in ASCII with their octave: `Gb4`
      readonly together?: boolean; // the notes of a chord, the lowest first
      readonly label: string;
    }
  | { readonly on: 'clock'; readonly hour: number; readonly label: string }
  | { readonly on: 'keys'; readonly hour: number; readonly label: string }
  | { readonly on: 'rhythm'; readonly rhythm: string; readonly meter: string; readonly label: string }
  | { readonly on: 'name'; readonly name: string };

/** A note that was played, sung or spoken. */
interface NoteHeard {
  readonly answer: Exclude<Answer, { readonly kind: 'step' }>;
  readonly letters: readonly string[]; // that it can mean
  readonly exact: string | undefined; // the answer that is the name that was spoken
  readonly sounding: readonly string[]; // the answers that are names of its pitch
}

/** An answer, undefined for none; the names of a key, to choose one of; or a note to show, not to name. */
type NoteMeant = string | undefined | { readonly kind: 'names'; readonly names: readonly string[] } | { readonly kind: 'named' };

/** A wrong answer to a question; answers are as on the wire. */
export interface Wrong<Question> {
  readonly question: Question;
  readonly said: string;
  readonly wanted: string;
}

/** A sentence about a wrong answer. The type of a method, so that one table can have the kinds of all questions. */
type Sentence<Question> = { of(wrong: Wrong<Question>): string }['of'];

export interface Kind<Question = Facts> {
  /** The question in words. */
  asks(question: Question): string;
  /** An answer as it is shown within a sentence. */
  answer(answer: string, question: Question): string;
  /** An answer on its button, where that does not begin with a capital letter. */
  label?(answer: string): string;
  /** An answer as it is spoken, where that differs. */
  spoken?(answer: string): string;
  /** An answer in an explanation, where that differs: by both names of its key. */
  explained?(answer: string, question: Question): string;
  /** Whether its notes are named even where others are shown as degrees. */
  readonly inKey?: boolean;

  layout(question: Question): Layout;
  /** Whether the answers are in another order each time: otherwise people would learn their places. */
  readonly shuffled?: boolean;
  /** The signs of the answers with their meanings. */
  legend?(answers: readonly string[]): string;
  /** How many keys an answer has, where it has several. */
  size?(question: Question): number;
  /** What a note means as an answer; missing where none does. */
  note?(heard: NoteHeard, question: Question): NoteMeant;

  shows?(question: Question): Shown | null;
  /** What is played with the question, which asks for what is heard. */
  sound?(question: Question): Heard;
  /** What an answer sounds like, with the note or the key that the question starts from. */
  answerSound(answer: string, question: Question): Heard;

  /** An atom, by the parts of its id after the family. It gives no answer away, except of places. */
  atom(first: string, second: string): string;
  /** What is written on an atom's tile of the map, never the answer to its question; and the hour whose color it has. */
  tile(first: string, second: string): { readonly text: string; readonly hour: number | null };

  /** What is learned from a question and its answer, in a few words, where its atom and the answer do not say it well. */
  title?(question: Question, answer: string): string;

  /** How to find the right answer, in a sentence. */
  how(wrong: Wrong<Question>): string;
  /** The wrong rules that give it an answer, each in a sentence or two. */
  readonly rules?: Readonly<Partial<Record<WrongRule, Sentence<Question>>>>;
  /** The picture of an explanation; null where it would not help. */
  picture?(wrong: Wrong<Question>, rules: readonly string[]): Picture | null;
  onKeys?(wrong: Wrong<Question>): OnKeys | null;
  /** The question that a mistake in a game answered, by its facts; null if the mistake is another one, or does not say what is right. */
  inGame?(facts: Facts, atom: readonly [string, string], said: string): Omit<Wrong<Question>, 'said'> | null;
}

/** A kind that only exercises ask: it has no atoms. */
export type ExerciseKind<Question = Facts> = Omit<Kind<Question>, 'atom' | 'tile'>;
