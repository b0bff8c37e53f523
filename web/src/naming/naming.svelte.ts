/** How this page names notes and cards: the player's notation and language, applied to texts and to single names. */

import { isChromaticScale } from '../music/cards';
import { fixedNotation, usualNotation, type Notation } from '../settings/choices';
import { settings } from '../settings/settings.svelte';
import { EITHER, inOneWay, withNotes } from '../texts/notes';
import { either } from '../texts/tell';
import { t } from '../texts/texts.svelte';
import type { CardInfo } from '../wire';
import { lowerCaseSyllable, saidName, shownName, signsSaid, type Naming } from './notations';

let tonic = $state<string | null>(null);
let scaled = $state(false);

/** Set the tonic from which degrees count, C for null. Movable do needs one `ofScale`: the root of a chord is not do. */
export function setTonic(name: string | null, ofScale = name !== null): void {
  tonic = name;
  scaled = ofScale;
}

/** For a component: count degrees from this tonic while the component is shown. */
export function useTonic(name: () => string | null, ofScale?: () => boolean): void {
  $effect.pre(() => {
    setTonic(name(), ofScale?.());
    return () => setTonic(null);
  });
}

/** The notation in which notes are named now: letters instead of movable do where there is no scale. */
export function notationNow(): Notation {
  const { notation, language } = settings;
  return notation === 'movable_do' && !scaled ? fixedNotation(notation, language) : notation;
}

/** The current way of naming notes; reactive. */
export function naming(): Naming {
  return { notation: notationNow(), tonic: tonic ?? 'C' };
}

/** The displayed name of a note, by its ASCII name (`F#`, `Bb3`). */
export function nameOf(ascii: string): string {
  return shownName(ascii, naming());
}

/** The spoken name of a note, for a screen reader or a voice. */
export function saidNameOf(ascii: string): string {
  return saidName(ascii, naming());
}

/** The notation that names keys and scales: degrees and movable do count within a key, so they cannot name it. */
function keyNaming(): Naming {
  const { notation, language } = settings;
  return { ...naming(), notation: fixedNotation(notation, language) };
}

/** The displayed name of the tonic of a key or a scale. */
export function keyNameOf(ascii: string): string {
  return shownName(ascii, keyNaming());
}

/** The spoken name of the tonic of a key or a scale. */
export function saidKeyNameOf(ascii: string): string {
  return saidName(ascii, keyNaming());
}

/** A text with marked notes (see texts/notes.ts), as displayed. French, Spanish and Italian write syllables in lower case within a sentence. */
export function shown(text: string): string {
  const small = usualNotation(settings.language) === 'solfege';
  const written = (ascii: string, way: Naming, inside: boolean): string =>
    small && inside ? lowerCaseSyllable(ascii, way) : shownName(ascii, way);
  return withNotes(
    inOneWay(text, 1),
    (ascii, inside) => written(ascii, naming(), inside),
    (ascii, inside) => written(ascii, keyNaming(), inside),
  );
}

/** A text with marked notes, as spoken: notes and chord symbols in words, "or" between two names of one pitch, and no signs. */
export function spoken(text: string): string {
  const both = inOneWay(text, 2).replace(EITHER, () => ` ${t('common-or')} `);
  return signsSaid(withNotes(both, saidNameOf, saidKeyNameOf));
}

/** A card in words for screen readers: "F sharp or G flat, octave 3, clock number 6", in the player's notation and language. */
export function describeCard(card: CardInfo): string {
  const { hour, octave, names } = card;
  if (hour === null || octave === null) return t(isChromaticScale(card) ? 'music-wild-card.scale' : 'music-wild-card');
  return spoken(t('music-card', { names: either(names), octave, hour }));
}
