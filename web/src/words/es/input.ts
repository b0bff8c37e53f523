/** Answering by other ways than tapping and typing: MIDI keyboard, microphone, speaking. */

import type { Way, WayState } from '../../settings/input-ways';
import type { Words } from '../en';
import { note } from '../notes';
import { grammar } from '../grammar';

const { or } = grammar('es');

const ways: Readonly<Record<Way, string>> = { midi: 'Teclado MIDI', microphone: 'Micrófono', speech: 'Voz' };

const ASLEEP = 'Toca la página una vez y empezará.';
const REFUSED = 'El navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.';

const STATES: Readonly<Record<Way, Readonly<Record<WayState['kind'], string>>>> = {
  midi: {
    off: 'Apagado.',
    asking: 'Buscando teclados.',
    unsupported: 'Este navegador no puede usar teclados MIDI aquí.',
    refused: REFUSED,
    none: 'No se ha encontrado ningún teclado. Conecta uno o enciéndelo.',
    asleep: ASLEEP,
    on: 'Conectado.',
  },
  microphone: {
    off: 'Apagado.',
    asking: 'Esperando el micrófono.',
    unsupported: 'Aquí no hay ningún micrófono disponible. Quizá la página necesite una dirección segura (https).',
    refused: REFUSED,
    none: 'No se ha encontrado ningún micrófono.',
    asleep: ASLEEP,
    on: 'Escuchando. No se graba ni se envía nada.',
  },
  speech: {
    off: 'Apagada.',
    asking: 'Preparándose.',
    unsupported: 'Este navegador no reconoce la voz.',
    refused: REFUSED,
    none: 'No se ha encontrado ningún micrófono.',
    asleep: ASLEEP,
    on: 'Escuchando nombres de notas.',
  },
};

export const input: Words['input'] = {
  bar: 'Otras formas de responder',
  ways,
  state: (way, state) => (state.kind === 'on' && state.name ? `Conectado: ${state.name}.` : STATES[way][state.kind]),
  switchOff: (way) => `${ways[way]}: apagar`,
  heard: 'Se ha oído:',
  half: 'semitono',
  whole: 'tono',

  chooseFirst: 'Primero elige cartas.',
  notYourTurn: 'No es tu turno.',
  whichLetter: (letters) => `¿Es ${or(letters.map(note))}? Toca la nota en el anillo o hazla sonar.`,
  noStep: (heard, halfSteps, top) =>
    halfSteps === 12
      ? `${heard} ya es la nota de arriba. El paso tiene que subir.`
      : `${heard} está ${String(halfSteps)} semitonos por encima de ${top}: ni un semitono ni un tono.`,
  onlyWilds: 'Solo se dice la nota de un comodín: primero coloca uno.',
  justPlay: 'Para empezar no se dice nada: haz sonar la nota de tu carta o toca el botón.',
};
