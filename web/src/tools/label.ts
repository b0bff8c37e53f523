/** What can be asked for, as it is shown: `Eb melodic minor`, `F#m7b5/A`. The notes in it are marked (see words/notes.ts). */

import { spoken } from '../naming/naming.svelte';
import type { Found } from '../wire';
import { keyNote, note } from '../words/notes';
import { MORE_SCALES } from '../words/scale-kinds';
import { words } from '../words/words.svelte';
import { plainName, signed } from './names';

/** The name of a kind of scale in the player's language, with real signs. */
export function kindLabel(kind: string): string {
  const more = MORE_SCALES.find((each) => each === kind);
  return more ? words().tools.scaleNames[more] : signed(words().keys_corners.kindName(kind.replaceAll(' ', '_')));
}

/** A scale, a chord symbol or some notes, by what one types to get them. */
export function labelOf(ask: string): string {
  const [, tonic = '', rest = ''] = /^([A-G](?:#+|b+)?)(.*)$/.exec(ask) ?? [];
  if (rest.startsWith(' ')) return words().tools.name(keyNote(tonic), kindLabel(rest.trim()));
  const [, suffix = '', bass] = /^(.*?)(?:\/([A-G](?:#+|b+)?))?$/.exec(rest) ?? [];
  return `${keyNote(tonic)}${signed(suffix)}${bass ? `/${keyNote(bass)}` : ''}`;
}

/** Its notes one after the other, to be read out. */
export function notesSaid(notes: Found['notes']): string {
  return spoken(notes.map(({ name }) => note(plainName(name))).join(', '));
}

/** A key such as `Eb minor`; notes are marked. */
export function keyLabel(key: string): string {
  const [tonic = '', mode] = key.split(' ');
  return words().tools.name(keyNote(tonic), mode === 'minor' ? words().tools.minorKey : kindLabel('major'));
}

/** What was found, by its name. */
export function titleOf({ sort, ask, tonic, kind, notes }: Found): string {
  const say = words().tools;
  if (sort === 'notes') return say.someNotes;
  if (sort === 'interval') return `${notes.map(({ name }) => note(plainName(name))).join('–')} · ${say.intervalName(kind)}`;
  if (sort === 'scale') return say.name(keyNote(tonic), kindLabel(kind));
  const inWords = say.chordName(kind);
  return inWords ? `${labelOf(ask)} · ${inWords}` : labelOf(ask);
}
