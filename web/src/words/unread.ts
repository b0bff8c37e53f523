/** What the server says of a text that it cannot read: codes and facts, of which each language makes a sentence. */

import type { Facts } from './tell';

export const SAYS = [
  'not-understood',
  'no-notes',
  'formula-sum',
  'formula-short',
  'other-mode',
  'upside-down',
  'one-way',
  'from-where',
  'own-direction',
  'far-key',
  'off-staff',
  'many-signs',
  'long-score',
  'no-keys',
  'many-keys',
  'no-number',
  'no-seed',
  'few-scales',
] as const;
export type Say = (typeof SAYS)[number];

/** What a text should have been. */
export const WHATS = [
  'note',
  'interval',
  'note or interval',
  'chord',
  'kind of chord',
  'root',
  'chord symbol',
  'note or chord symbol',
  'scale',
  'kind of scale',
  'scale, chord or row of notes',
  'formula',
  'number of half steps',
  'tonic',
  'line',
  'instrument',
  'key',
  'way to name notes here',
  'kind of question',
  'picture of a card',
  'interval from 2 to 7',
  'name on a card',
  'letter from A to G',
  'step',
  'scale to choose from',
] as const;
export type What = (typeof WHATS)[number];

/** The facts as a sentence wants them; notes in them are typed ones, in English names. */
export interface Unread {
  readonly say: Say;
  readonly what: What | null;
  readonly part: string;
  /** The whole text; empty when the part is all of it. */
  readonly within: string;
  /** Which of the notes and chords of a line it is; null where there is no line. */
  readonly number: number | null;
  /** What there is or comes to, and the most that there may be; 0 where nothing is counted. */
  readonly sum: number;
  readonly most: number;
  /** What was probably meant; empty when nothing is near. */
  readonly instead: string;
  /** What could be written. */
  readonly example: string;
}

/** What the facts say; null when there is no sentence made for them. */
export function readUnread(facts: Facts, or: string): Unread | null {
  const text = (name: string): string => (typeof facts[name] === 'string' ? facts[name] : '');
  const number = (name: string): number | null => (typeof facts[name] === 'number' ? facts[name] : null);
  const typed = (name: string): string => text(name).replace(/^(['"])(.*)\1$/, '$2');
  const say = SAYS.find((each) => each === facts['say']);
  const what = WHATS.find((each) => each === facts['what']) ?? null;
  if (!say || (say === 'not-understood' && !what)) return null;
  const [whole, part] = [typed('text'), typed('part') || typed('text')];
  const choices = (name: string): string => text(name).replaceAll(' or ', ` ${or} `);
  return { say, what, part, within: whole === part ? '' : whole, number: number('number'), sum: number('sum') ?? 0, most: number('most') ?? 0, instead: choices('instead'), example: choices('example') };
}
