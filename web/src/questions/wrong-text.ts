/** Why an answer to a practice card was wrong, where no game explains it: a misread note, or another scale. */

import { onStaff, type StaffNote } from '../music/staff';
import { saidText } from '../texts/lessons';
import { t } from '../texts/texts.svelte';
import { scaleKindText, scaleText } from '../texts/theory';
import { note } from '../texts/notes';
import { either, numberIn, numbersIn, pathsIn, pitchAt, textIn, textsIn, type Facts } from '../texts/tell';

const list = (letters: readonly string[]): string => letters.map(note).join(', ');
const noteIn = (facts: Facts, name: string): string => note(textIn(facts, name) ?? '');

/** A note's place on a staff: "on the bottom line". The texts begin two places below that line. */
export function placeText({ place }: StaffNote): string {
  return t('practice-places').split(',')[place + 2]?.trim() ?? '';
}

/** What the answer would have been, and how to find the note from one that players know. */
export function misreadText(facts: Facts): string {
  const [found, said] = [numberIn(facts, 'found'), textIn(facts, 'said')];
  const answer = found === null ? '' : t('practice-that-is', { found: pitchAt(found) });
  return [said === null ? answer : saidText([note(said)]), ...wayTo(facts)].filter(Boolean).join(' ');
}

function wayTo(facts: Facts): string[] {
  const names = textsIn(facts, 'names');
  const face = textIn(facts, 'face');
  if (face === 'clock') {
    const hour = numberIn(facts, 'hour') ?? 12;
    return [t(hour === 12 ? 'practice-way-clock.top' : 'practice-way-clock', { hour, names: either(names) })];
  }
  const asked = Math.max(0, names.indexOf(textIn(facts, 'name') ?? ''));
  const [name = '', path = []] = [names[asked], pathsIn(facts)[asked]];
  const [first = 'C'] = path;
  const from = note(first);
  const other = names.find((each) => each !== name);
  return [
    face === 'keys'
      ? t('practice-way-keys', { from, count: first === 'C' ? 2 : 3 })
      : t('practice-way-staff', { from, place: placeText(onStaff(first, numberIn(facts, 'octave') ?? 4)) }),
    path.length > 1 ? t('practice-count-up', { path: list(path) }) : '',
    other === undefined
      ? ''
      : t(name.endsWith('#') ? 'practice-black-sharp' : 'practice-black-flat', { note: note(name), other: note(other) }),
  ];
}

/** The note of the chosen scale that the cards do not have, and the note they have instead. */
export function anotherScaleText(facts: Facts): string {
  return t('practice-another-scale', {
    scale: scaleText({ tonic: textIn(facts, 'tonic') ?? '', kind: textIn(facts, 'said') ?? '' }),
    after: noteIn(facts, 'top'),
    wants: noteIn(facts, 'wants'),
    note: noteIn(facts, 'name'),
  });
}

/** The half steps of both scales. */
export function formulasText(facts: Facts): string {
  const formula = (name: string): string => numbersIn(facts, name).join('\u00a0'); // on one line
  return t('practice-more-scale', {
    said: scaleKindText(textIn(facts, 'said') ?? ''),
    said_formula: formula('said_formula'),
    kind: scaleKindText(textIn(facts, 'kind') ?? ''),
    formula: formula('formula'),
  });
}
