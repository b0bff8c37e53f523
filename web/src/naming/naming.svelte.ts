/** What notes are called on this page: the player's own notation and language, applied to texts and to single names. */

import { usualNotation } from '../settings/choices';
import { settings } from '../settings/settings.svelte';
import { EITHER, withNotes } from '../words/notes';
import { words } from '../words/words.svelte';
import { saidName, shownName, signsSaid, type Naming } from './notations';

let tonic = $state('C');

/** Degrees are counted from here: the tonic of the table's scale. A table without a scale counts from C. */
export function setTonic(name: string | null): void {
  tonic = name ?? 'C';
}

/** For a component: as long as it is shown, degrees are counted from the tonic that it tells. */
export function useTonic(name: () => string | null): void {
  $effect.pre(() => {
    setTonic(name());
    return () => setTonic(null);
  });
}

/** How notes are named just now; reactive. */
function naming(): Naming {
  return { notation: settings.notation, tonic };
}

/** A note by its ASCII name (`F#`, `Bb3`), as it is shown. */
export function nameOf(ascii: string): string {
  return shownName(ascii, naming());
}

/** The same in words, for a screen reader or a voice. */
export function saidNameOf(ascii: string): string {
  return saidName(ascii, naming());
}

/** What a key or a scale is named after: degrees are counted within a key, so they cannot name it. */
function keyNaming(): Naming {
  const { notation, language } = settings;
  return { ...naming(), notation: notation === 'degrees' ? usualNotation(language) : notation };
}

/** The tonic of a key or a scale, as it is shown. */
export function keyNameOf(ascii: string): string {
  return shownName(ascii, keyNaming());
}

/** A text with marked notes (see words/notes.ts), as it is shown. */
export function shown(text: string): string {
  return withNotes(text, nameOf, keyNameOf);
}

/** The same text to be spoken: its notes in words, "or" between two names of one pitch, and no sign left. */
export function spoken(text: string): string {
  const both = text.replace(EITHER, () => ` ${words().common.or} `);
  return signsSaid(withNotes(both, saidNameOf, (ascii) => saidName(ascii, keyNaming())));
}
