/** A rhythm in words: "quarter note, 2 eighth notes, bar line, half note". */

import { rhythmOf, type RhythmNote } from '../../music/note-values';
import { t } from '../../texts/texts.svelte';

const LETTERS = { 1: 'w', 2: 'h', 4: 'q', 8: 'e', 16: 's', 32: 's' } as const;

function valueText({ value: { part, dotted }, rest }: RhythmNote, count: number): string {
  const letter = LETTERS[part];
  const sort = rest ? '-rest' : '';
  const code = letter === 's' ? (`s${sort}` as const) : (`${letter}${sort}${dotted ? '-dot' : ''}` as const);
  return t(`rhythm-value-${code}`, { count });
}

/** What is alike in a row is counted; tied notes are named one by one. */
export function rhythmText(rhythm: string): string {
  const parts: string[] = [];
  let same: RhythmNote[] = [];
  let tied = ''; // the notes so far that are tied to the next one
  const end = (): void => {
    const [first] = same;
    if (first) parts.push(valueText(first, same.length));
    same = [];
  };
  for (const [index, note] of rhythmOf(rhythm).entries()) {
    if (note.bar && index > 0) {
      end();
      if (tied === '') parts.push(t('rhythm-bar'));
    }
    const [first] = same;
    if (note.tied || tied !== '') {
      end();
      const own = valueText(note, 1);
      const text = tied === '' ? own : t('rhythm-tied', { first: tied, next: own });
      if (!note.tied) parts.push(text);
      tied = note.tied ? text : '';
    } else {
      if (first && !isAlike(first, note)) end();
      same.push(note);
    }
  }
  end();
  return parts.join(', ');
}

const isAlike = (one: RhythmNote, other: RhythmNote): boolean =>
  one.value.part === other.value.part && one.value.dotted === other.value.dotted && one.rest === other.rest;
