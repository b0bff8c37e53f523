/** The practice page: trying out one's voice, a keyboard and the microphone before a match. */

import type { Words } from '../en';
import { grammar } from '../grammar';

const { counted } = grammar('de');
const halfSteps = (count: number): string => counted(count, 'Halbton', 'Halbtöne');

export const practice: Words['practice'] = {
  title: 'Üben',
  lead: 'Singe, spiele oder tippe einen Ton und sieh, welcher es ist. Nichts wird gezählt, nichts gespeichert.',
  invitation: 'Stimme, Mikrofon oder MIDI-Keyboard ausprobieren',
  modes: { any: 'Irgendein Ton', find: 'Finde diesen Ton' },
  waiting: 'Singe, spiele oder tippe einen Ton.',
  place: (octave, hour) => `Oktave ${String(octave)}, Nummer ${String(hour)} auf der Uhr`,
  heardNote: (names, octave, hour) => `${names}, Oktave ${String(octave)}, Nummer ${String(hour)} auf der Uhr`,
  keys: 'Klaviertasten',

  task: 'Singe oder spiele diesen Ton. Die Oktave ist egal.',
  wanted: (names) => `Der gesuchte Ton: ${names}`,
  another: 'Ein anderer Ton',
  right: (names) => `Ja, das ist ${names}.`,
  tooHigh: (names, count) => `Das war ${names}: Geh ${halfSteps(count)} tiefer.`,
  tooLow: (names, count) => `Das war ${names}: Geh ${halfSteps(count)} höher.`,
  farOff: (names) => `Das war ${names}: genau gegenüber auf der Uhr, sechs Halbtöne hinauf oder hinunter.`,

  loudness: 'Wie laut es hier ist',
  tuning: (cents) => (Math.abs(cents) <= 12 ? 'stimmt' : cents > 0 ? 'etwas zu hoch' : 'etwas zu tief'),
  ways: 'Wie du antworten kannst',
  waysHelp: 'Was du hier einschaltest, gilt auch am Tisch.',
  tip: 'Halte einen Ton kurz und hör dann auf: Jeder gesungene Ton ist eine Antwort. Solange die Seite selbst klingt, hört sie nicht zu.',
};
