/** Questions and answers in words. Notes are marked (texts/notes.ts): show a text with `shown` or say it with `spoken`. */

import { onStaff, type StaffNote } from '../music/staff';
import { capital } from '../texts/catalog';
import { keyNote, note } from '../texts/notes';
import { pitchAt } from '../texts/tell';
import { t } from '../texts/texts.svelte';
import { intervalNamed, intervalText, keyText, scaleKindText, scaleText } from '../texts/theory';
import type { ItemBody } from '../wire';
import { NO_NAME, questionOf, signsOf, stepsOf } from './item';

export function questionText(item: ItemBody): string {
  const question = questionOf(item);
  switch (question.kind) {
    case 'letter':
      return t(question.interval > 0 ? 'items-ask-letter' : 'items-ask-letter.down', {
        interval: Math.abs(question.interval),
        from: note(question.from),
      });
    case 'step':
      return t('items-ask-step', { step: question.size, from: note(question.from) });
    case 'place':
      return t('items-ask-place');
    case 'key':
      return t('items-ask-key', { note: note(question.name) });
    case 'hour':
      return t('items-ask-hour', { hour: question.hour });
    case 'enharmonic':
      return t('items-ask-enharmonic', { note: note(question.name) });
    case 'signature':
      if (question.tonic !== undefined) return t('items-ask-signature', { key: keyText(question.tonic, question.mode) });
      return t(question.mode === 'minor' ? 'items-ask-tonic.minor' : 'items-ask-tonic');
    case 'degree':
      return t('items-ask-degree', {
        scale: scaleText({ tonic: question.tonic, kind: question.scale }),
        after: keyNote(question.after),
      });
    case 'formula':
      return t('items-ask-formula', { scale: scaleKindText(question.scale) });
    case 'quality':
      return t('items-ask-quality', { from: note(question.from), to: note(question.to) });
    case 'ear':
      if ('interval' in question) return t(`items-ask-ear-${question.way}`);
      return t('step' in question ? 'items-ask-ear-step' : 'items-ask-ear-scale');
  }
}

/** An answer as it is shown within a sentence; a formula as its signs: "W W H W W W H". */
export function answerText(item: ItemBody, answer: string): string {
  const question = questionOf(item);
  switch (question.kind) {
    case 'letter':
    case 'step':
    case 'place':
    case 'hour':
      return note(answer);
    case 'enharmonic':
      return answer === NO_NAME ? t('common-no-name') : note(answer);
    case 'degree':
      return keyNote(answer);
    case 'key':
      return pitchAt(Number(answer));
    case 'signature':
      return question.tonic === undefined ? keyText(answer, question.mode) : t('music-signature', signsOf(answer));
    case 'formula':
      return stepsOf(answer)
        .map((half_steps) => t('music-step-up.sign', { half_steps }))
        .join('\u00a0'); // on one line
    case 'quality':
      return intervalText(intervalNamed(answer));
    case 'ear':
      if ('step' in question) return t('music-step-up', { half_steps: answer === 'half' ? 1 : 2 });
      return 'interval' in question ? intervalText(intervalNamed(answer)) : scaleKindText(answer);
  }
}

/** An answer as it is said: a formula in whole words. */
export function answerSaid(item: ItemBody, answer: string): string {
  if (item.kind !== 'formula') return answerText(item, answer);
  return stepsOf(answer)
    .map((half_steps) => t('music-step-up', { half_steps }))
    .join(', ');
}

/** An answer on its own button. */
export function answerLabel(item: ItemBody, answer: string): string {
  return capital(answerText(item, answer));
}

/** The mark of a single name: keys and scales are named even where notes are shown as degrees. */
export function nameMark(item: ItemBody, name: string): string {
  return item.kind === 'signature' || item.kind === 'degree' ? keyNote(name) : note(name);
}

/** The signs of a formula with their meanings: "W: whole step, H: half step". */
export function stepsLegend(formulas: readonly string[]): string {
  const sizes = [...new Set(formulas.flatMap(stepsOf))].sort((one, other) => one - other);
  return sizes
    .map((half_steps) => t('common-label', { label: t('music-step-up.sign', { half_steps }), text: t('music-step-up', { half_steps }) }))
    .join(' · ');
}

/** The picture of a question in words that do not give the answer away; '' if it has none. */
export function pictureText(item: ItemBody): string {
  const question = questionOf(item);
  switch (question.kind) {
    case 'place': {
      const staffNote = onStaff(question.place.charAt(0), Number(question.place.slice(1)), question.clef === 'bass' ? 'fClef' : 'gClef');
      const sign = question.sign === '#' ? 'sharp' : question.sign === 'b' ? 'flat' : 'none';
      return t('items-staff-note', { clef: question.clef, sign, ...whereOf(staffNote) });
    }
    case 'hour':
      return t('items-clock', { hour: question.hour });
    case 'signature':
      return question.tonic === undefined ? t('items-staff-signature', { signature: t('music-signature', signsOf(question.signs)) }) : '';
    case 'quality':
      return t('items-staff-notes', { notes: [question.from, question.to].map(note).join(', ') });
    default:
      return '';
  }
}

type Where = 'line' | 'space' | 'above' | 'below' | 'ledger-above' | 'ledger-below' | 'over' | 'under';

/** A place on the staff: lines and spaces from the bottom, ledger lines from the staff outward. */
function whereOf({ place }: Pick<StaffNote, 'place'>): { readonly where: Where; readonly number: number } {
  const onLine = place % 2 === 0;
  if (place >= 0 && place <= 8) return { where: onLine ? 'line' : 'space', number: Math.floor(place / 2) + 1 };
  const beyond = place < 0 ? -place : place - 8; // 1: just outside the staff
  const number = Math.floor(beyond / 2);
  if (number === 0) return { where: place < 0 ? 'below' : 'above', number };
  if (onLine) return { where: place < 0 ? 'ledger-below' : 'ledger-above', number };
  return { where: place < 0 ? 'under' : 'over', number };
}
