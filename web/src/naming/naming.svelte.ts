/** How this page names notes: the player's notation and language, applied to texts and to single names. */

import { usualNotation } from '../settings/choices';
import { settings } from '../settings/settings.svelte';
import { EITHER, withNotes } from '../texts/notes';
import { t } from '../texts/texts.svelte';
import { saidName, shownName, signsSaid, type Naming } from './notations';

let tonic = $state('C');

/** Set the tonic from which degrees count: that of the table's scale, or C without a scale. */
export function setTonic(name: string | null): void {
  tonic = name ?? 'C';
}

/** For a component: count degrees from this tonic while the component is shown. */
export function useTonic(name: () => string | null): void {
  $effect.pre(() => {
    setTonic(name());
    return () => setTonic(null);
  });
}

/** The current way of naming notes; reactive. */
function naming(): Naming {
  return { notation: settings.notation, tonic };
}

/** The displayed name of a note, by its ASCII name (`F#`, `Bb3`). */
export function nameOf(ascii: string): string {
  return shownName(ascii, naming());
}

/** The spoken name of a note, for a screen reader or a voice. */
export function saidNameOf(ascii: string): string {
  return saidName(ascii, naming());
}

/** The notation that names keys and scales: degrees count within a key, so they cannot name it. */
function keyNaming(): Naming {
  const { notation, language } = settings;
  return { ...naming(), notation: notation === 'degrees' ? usualNotation(language) : notation };
}

/** The displayed name of the tonic of a key or a scale. */
export function keyNameOf(ascii: string): string {
  return shownName(ascii, keyNaming());
}

/** A text with marked notes (see texts/notes.ts), as displayed. */
export function shown(text: string): string {
  return withNotes(text, nameOf, keyNameOf);
}

/** A text with marked notes, as spoken: notes in words, "or" between two names of one pitch, and no signs. */
export function spoken(text: string): string {
  const both = text.replace(EITHER, () => ` ${t('common-or')} `);
  return signsSaid(withNotes(both, saidNameOf, (ascii) => saidName(ascii, keyNaming())));
}
