/** The note at an hour of the clock of the Chromatic Scale. */

import { hourOfName, hoursBetween } from '../../music/hours';
import { note } from '../../texts/notes';
import { t } from '../../texts/texts.svelte';
import type { Kind } from './kind';
import { inTurn, keyOfName } from './sounds';
import { pitch } from './step';

type Question = { readonly hour: number };

export const hour = {
  asks: ({ hour }) => t('items-ask-hour', { hour }),
  answer: note,
  explained: pitch,
  layout: () => 'names',
  note: ({ exact, sounding }) => exact ?? sounding[0],
  shows: ({ hour }) => ({ on: 'clock', hour, label: t('items-clock', { hour }) }),
  answerSound: (answer) => inTurn(keyOfName(answer)),
  atom: (hour) => t('atoms-hour', { hour }),
  tile: (hour) => ({ text: hour, hour: Number(hour) }),
  how: ({ question: { hour }, wanted }) => t('diagnosis-how-hour', { hour, right: pitch(wanted) }),
  picture: ({ question: { hour }, said }) => {
    const played = hourOfName(said);
    const clock = { counted: hoursBetween(12, hour), from: 12, needed: hour, scale: [] };
    return { on: 'clock', clock: { ...clock, played: played === null || played === hour ? [] : [played] } };
  },
} satisfies Kind<Question>;
