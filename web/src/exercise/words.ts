/** An exercise in words. Needs the texts of `exercise`. Notes are marked (texts/notes.ts). */

import { note } from '../texts/notes';
import { and, duration, t } from '../texts/texts.svelte';
import { scaleKindText } from '../texts/theory';
import type { Exercise, ExerciseOffer } from '../wire';
import { chordText } from '../items/kinds/chord';
import { clefOf, hasChords, hasClef, hasIntervals, hasPlaces, hasRhythms, hasScales } from './exercise';

/** A place on the staff: the player's name of the note, and its octave. */
export const placeText = (place: string): string => note(place.charAt(0)) + place.slice(1);

/** What rhythms may have besides notes of a beat. */
export const valueText = (value: string): string => t(`rhythm-has-${value as 'half' | 'eighth' | 'sixteenth' | 'dotted' | 'rest' | 'tie'}`);

/** What is asked, one line each. */
export function exerciseWords(chosen: Exercise, offered: ExerciseOffer): string[] {
  const all = chosen.kinds.length === offered.kinds.length;
  const lines = [all ? t('exercise-all-kinds') : and(chosen.kinds.map((kind) => t(`atoms-family-${kind}`)))];
  const clef = clefOf(chosen);
  const clefText = t(`clefs-${clef ?? 'both'}`);
  if (hasPlaces(chosen)) {
    lines.push(t('exercise-range', { clef: clefText, low: placeText(chosen.low), high: placeText(chosen.high) }));
  } else if (clef && hasClef(chosen)) lines.push(clefText);
  const list = (label: string, texts: readonly string[]): number => lines.push(t('common-label', { label, text: and(texts) }));
  if (hasIntervals(chosen) && chosen.intervals.length < offered.intervals.length)
    list(
      t('common-intervals'),
      chosen.intervals.map((interval) => t('common-interval', { interval })),
    );
  if (hasScales(chosen) && chosen.scales.length < offered.scales.length) list(t('common-scales'), chosen.scales.map(scaleKindText));
  if (hasChords(chosen) && chosen.chords.length < offered.chords.length) list(t('exercise-chords'), chosen.chords.map(chordText));
  if (hasRhythms(chosen)) {
    list(t('rhythm-meters'), chosen.meters);
    if (chosen.values.length > 0) list(t('rhythm-values'), chosen.values.map(valueText));
    const measures = t('rhythm-number-of-measures', { count: chosen.measures });
    lines.push(t('common-label', { label: t('rhythm-tempo'), text: `${String(chosen.tempo)} · ${measures}` }));
  }
  if (chosen.naturals) lines.push(t('exercise-naturals'));
  const length = t('today-questions', { count: chosen.length });
  lines.push(chosen.limit > 0 ? t('exercise-length-limit', { length, limit: duration(chosen.limit) }) : length);
  return lines;
}
