/** The practice page: trying out one's voice, a keyboard and the microphone before a match. */

import type { Words } from '../en';
import { grammar } from '../grammar';

const { counted } = grammar('es');
const halfSteps = (count: number): string => counted(count, 'semitono', 'semitonos');

export const practice: Words['practice'] = {
  title: 'Práctica',
  lead: 'Canta, toca o pulsa una nota y mira cuál es. Nada se cuenta ni se guarda.',
  invitation: 'Prueba tu voz, un micrófono o un teclado MIDI',
  modes: { any: 'Cualquier nota', find: 'Encuentra esta nota' },
  waiting: 'Canta, toca o pulsa una nota.',
  place: (octave, hour) => `Octava ${String(octave)}, número ${String(hour)} del reloj`,
  heardNote: (names, octave, hour) => `${names}, octava ${String(octave)}, número ${String(hour)} del reloj`,
  keys: 'Teclas de piano',

  task: 'Canta o toca esta nota, en la octava que quieras.',
  wanted: (names) => `La nota que buscas: ${names}`,
  another: 'Otra nota',
  right: (names) => `Sí, es ${names}.`,
  tooHigh: (names, count) => `Era ${names}: baja ${halfSteps(count)}.`,
  tooLow: (names, count) => `Era ${names}: sube ${halfSteps(count)}.`,
  farOff: (names) => `Era ${names}: justo enfrente en el reloj, seis semitonos arriba o abajo.`,

  loudness: 'Nivel de sonido',
  tuning: (cents) => (Math.abs(cents) <= 12 ? 'afinado' : cents > 0 ? 'un poco alto' : 'un poco bajo'),
  ways: 'Formas de responder',
  waysHelp: 'Lo que actives aquí también sirve en la mesa.',
  tip: 'Mantén la nota un momento y luego para: cada nota cantada es una respuesta. Mientras suena la página, no escucha.',
};
