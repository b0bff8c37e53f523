/** The texts of one language, from Fluent files: messages with variables, and lists joined as in that language. Pure. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { keyNote, lowerCaseNotes, note } from './notes';

/** By name; undefined for what is not known, which a text then cannot say. */
export type Variables = Readonly<Record<string, string | number | undefined>>;

/** The value of an unknown variable: messages have a variant [none] for it. */
export const NONE = 'none';

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæáíóúìò]/i;

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ofText(change: (text: string) => string) {
  return ([text]: unknown[]): string => change(String(text));
}

/** Functions for messages, besides Fluent's own NUMBER and DATETIME. The same as in `musicards.texts`. */
const FUNCTIONS = {
  /** NOTE("F#"): a note, shown with the player's note names. */
  NOTE: ofText(note),
  /** KEY("C"): the tonic of a key or scale, which is named even where notes are shown as degrees. */
  KEY: ofText(keyNote),
  /** LOWER($tonic): the same in lower case, as German writes minor keys. */
  LOWER: ofText(lowerCaseNotes),
  /** CAPITAL($where): with a capital first letter, for the start of a sentence. */
  CAPITAL: ofText(capital),
  /** INITIAL($name): "vowel" or "other", for languages that drop a vowel before another one. */
  INITIAL: ofText((text) => (VOWEL.test(text) ? 'vowel' : 'other')),
};

export class Catalog {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #areas = new Set<string>();
  readonly #lists = new Map<string, Intl.ListFormat>();

  constructor(language: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  }

  has(area: string): boolean {
    return this.#areas.has(area);
  }

  /** Add the messages of an area from the text of a Fluent file. */
  add(area: string, ftl: string): void {
    if (this.has(area)) return;
    this.#areas.add(area);
    const resource = new FluentResource(ftl);
    const [error] = this.#bundle.addResource(resource);
    if (error) throw error;
  }

  /** A message by its id, or one of its attributes ("settings-midi.help"). Spaces around empty variants are removed. */
  text(key: string, variables: Variables = {}): string {
    const pattern = this.#pattern(key);
    if (!pattern) throw new Error(`No text ${key} in ${this.language}: is its area loaded?`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables as Record<string, string | number>, errors);
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`);
    return text.replace(/ {2,}/g, ' ').trim();
  }

  hasText(key: string): boolean {
    return Boolean(this.#pattern(key));
  }

  #pattern(key: string) {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(id);
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  }

  /** "A, B, and C". */
  and(parts: readonly string[]): string {
    return this.#list('conjunction').format(parts);
  }

  /** "A, B, or C". */
  or(parts: readonly string[]): string {
    return this.#list('disjunction').format(parts);
  }

  /** A time in whole minutes, otherwise in seconds: "2 minutes", "90 seconds". */
  duration(seconds: number): string {
    const [count, unit] = seconds > 0 && seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
    return new Intl.NumberFormat(this.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  }

  #list(type: 'conjunction' | 'disjunction'): Intl.ListFormat {
    const known = this.#lists.get(type) ?? new Intl.ListFormat(this.language, { type });
    this.#lists.set(type, known);
    return known;
  }
}
