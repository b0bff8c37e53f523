/** The rules of Steps, told in our own words. */

import { note } from '../notes';
import type { Options, Rules } from '../shapes';
import { shedding } from './shedding';

export function rules(options: Options): Rules {
  const then =
    options['mistake_ends_turn'] === false
      ? 'Entonces lo intentas otra vez.'
      : 'Entonces se acaba tu turno; los semitonos jugados antes se quedan.';
  const start = ['Si la carta descubierta al principio es un comodín, la primera carta puede ser cualquier nota, y no se dice ningún paso.'];
  if (options['reference_cards'] === true) {
    start.push('Las dos cartas Chromatic Scale no se reparten: están junto a la mesa, para consultarlas.');
  }
  return {
    lead: 'Sube por el reloj de las doce notas a base de semitonos y tonos, diciendo cada vez cuál es. Gana quien primero se queda sin cartas.',
    sections: [
      {
        title: 'Semitono y tono',
        body: [
          `Cada carta tiene un número del reloj. Una hora más allá es un *semitono*; dos horas más allá, un *tono*. Después del 12 viene el 1. Desde ${note('E')} (4), un semitono lleva a ${note('F')} (5), y un tono a ${note('F#')} o ${note('Gb')} (6).`,
        ],
      },
      {
        title: 'Tu turno',
        body: [
          [
            'Pon una o más cartas de la *misma nota*, un semitono o un tono por encima de la carta de arriba, y *di* el paso.',
            'Un *tono* termina tu turno.',
            'Después de un *semitono* puedes jugar otro semitono, y otro más. En ese turno ya no se puede jugar un tono. Di *Listo* para parar.',
            'Un *comodín* vale por cualquier nota: di el paso y la nota.',
            '¿No encaja nada? *Roba*, hasta tres cartas por turno; después de tres puedes *pasar*.',
          ],
          ...start,
        ],
      },
      {
        title: 'Los errores',
        body: [`Si el paso no es correcto o una carta no encaja, las cartas vuelven a tu mano y tomas dos más. ${then}`],
      },
      { title: '«Musicards!»', body: shedding.call },
    ],
  };
}
