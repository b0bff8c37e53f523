/** Steps. */

import type { Words } from '../en';
import { note } from '../notes';
import { either } from '../tell';
import { counts, or } from './grammar';
import { rules } from './rules_steps';
import { shedding } from './shedding';

export const steps: Words['steps'] = {
  about: {
    title: 'Steps',
    subtitle: 'Tonos y semitonos',
    tagline: 'Sube por el reloj a base de semitonos y tonos.',
    aim: () => 'Cada carta está un semitono o un tono por encima de la anterior. Gana quien primero se queda sin cartas.',
    rules,
    keys: [
      [['H'], 'decir «semitono»'],
      [['W'], 'decir «tono»'],
      [['1', '…', '='], 'para un comodín: su número del reloj, con las doce teclas de la fila de arriba'],
      [['N'], 'listo (siguiente jugador)'],
      ...shedding.keys,
    ],
    options: {
      reference_cards: {
        label: 'Las cartas Chromatic Scale junto a la mesa',
        help: 'Para consultarlas; quedan cuatro comodines en la baraja.',
      },
      mistake_ends_turn: shedding.mistakeEndsTurn,
      free_draw: shedding.freeDraw,
    },
    score: counts.cards,
  },
  half: 'Semitono',
  whole: 'Tono',
  sayStep: 'Decir el paso',
  said: (step, pitch) => [...(step ? [step === 'half' ? 'semitono' : 'tono'] : []), ...(pitch ? [note(pitch)] : [])].join(', '),
  plays: 'juega',
  clock: 'Reloj de la escala cromática: decir la nota de un comodín',
  sayPitch: (names, hour, onTop) => `Decir ${or(names.map(note))}, número ${String(hour)} del reloj${onTop ? ', ahora encima' : ''}`,
  onTop: (names, hour) => `Encima: ${either(names)}, número ${String(hour)} del reloj`,
  wildOnTop: 'Encima hay un comodín',
  wildOnTopBegin: 'Encima hay un comodín: empieza donde quieras',
  another: '¿Otro semitono, o listo?',
  choose: 'Elige una o más cartas y luego di el paso.',
  sayBoth: 'Di el paso, y toca en el reloj la nota de tu comodín.',
  nowSay: 'Ahora dilo: ¿un semitono o un tono?',
  whichPitch: '¿Qué nota es tu comodín? Tócala en el reloj.',
  anyPitch: 'Para empezar vale cualquier nota: juégala.',
  onlyWild: 'Solo de un comodín se dice la nota: di el paso.',
  playChosen: 'Jugar las cartas elegidas',
  reference: 'Consulta',
  chromaticScale: 'La escala cromática',
};
