/** Notes, chords, scales and lines that cannot be read or used: the codes and facts of which each language makes a sentence. */

import type { InputProblem, TypedSuggestion } from '../wire';

export type InputCode = InputProblem['code'];
export type Expected = NonNullable<InputProblem['expected']>;

/** The facts as a sentence speaks of them. */
export interface InputFacts {
  /** What is wrong, as it was typed. */
  readonly part: string;
  /** All that was typed; empty when the part is all of it. */
  readonly input: string;
  readonly expected: Expected | null;
  /** Which of the notes and chords of a line it is, from 1; null where there is no line. */
  readonly number: number | null;
  readonly total: number;
  readonly least: number;
  readonly most: number;
  /** What was probably meant, one thing or several joined by "or"; empty when nothing is known. */
  readonly suggestions: string;
  /** What could be typed; empty where there are suggestions. */
  readonly examples: string;
}

export type InputSentences = Readonly<Record<InputCode, (facts: InputFacts) => string>>;

/** What a sentence speaks of. `label` names a suggestion in the player's language and names of notes. */
export function inputFacts(problem: InputProblem, language: string, label: (suggestion: TypedSuggestion) => string): InputFacts {
  const { part, input, expected, number, total, least, most, suggestions, examples } = problem;
  const either = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
  return {
    part,
    input: input === part ? '' : input,
    expected,
    number,
    total: total ?? 0,
    least: least ?? 0,
    most: most ?? 0,
    suggestions: either.format(suggestions.map(label)),
    examples: either.format(examples.map(label)),
  };
}
