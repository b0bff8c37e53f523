/** The practice page: trying out one's voice, a keyboard and the microphone before a match. */

import type { Words } from '../en';
import { grammar } from '../grammar';

const { counted } = grammar('fr');
const halfSteps = (count: number): string => counted(count, 'demi-ton', 'demi-tons');

export const practice: Words['practice'] = {
  title: 'Entraînement',
  lead: 'Chante, joue ou touche une note et vois laquelle c’est. Rien n’est compté, rien n’est gardé.',
  invitation: 'Essayer ta voix, un micro ou un clavier MIDI',
  modes: { any: 'N’importe quelle note', find: 'Trouve cette note' },
  waiting: 'Chante, joue ou touche une note.',
  place: (octave, hour) => `Octave ${String(octave)}, numéro ${String(hour)} sur l’horloge`,
  heardNote: (names, octave, hour) => `${names}, octave ${String(octave)}, numéro ${String(hour)} sur l’horloge`,
  keys: 'Touches de piano',

  task: 'Chante ou joue cette note, à l’octave que tu veux.',
  wanted: (names) => `La note à trouver : ${names}`,
  another: 'Une autre note',
  right: (names) => `Oui, c’est ${names}.`,
  tooHigh: (names, count) => `C’était ${names} : descends de ${halfSteps(count)}.`,
  tooLow: (names, count) => `C’était ${names} : monte de ${halfSteps(count)}.`,
  farOff: (names) => `C’était ${names} : juste en face sur l’horloge, six demi-tons vers le haut ou vers le bas.`,

  loudness: 'Niveau sonore',
  tuning: (cents) => (Math.abs(cents) <= 12 ? 'juste' : cents > 0 ? 'un peu haut' : 'un peu bas'),
  ways: 'Façons de répondre',
  waysHelp: 'Ce qui est activé ici marche aussi à la table.',
  tip: 'Tiens une note un instant, puis arrête-toi : chaque note chantée est une réponse. Pendant que la page joue, elle n’écoute pas.',
};
