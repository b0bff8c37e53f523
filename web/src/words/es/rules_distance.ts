/** The rules of The Distance, told in our own words. */

import { note } from '../notes';
import type { Options, Rules } from '../shapes';
import { INTERVALS } from './grammar';
import { shedding } from './shedding';

const path = (letters: string): string => [...letters].map(note).join(', ');

export function rules(options: Options): Rules {
  const interval = INTERVALS[Number(options['interval'])] ?? 'segunda';
  const then = options['mistake_ends_turn'] === true ? 'Entonces se acaba tu turno.' : 'Entonces lo intentas otra vez.';
  return {
    lead: `Quédate sin cartas antes que nadie. Cada carta que pones está una *${interval}* por encima de la nota anterior.`,
    sections: [
      {
        title: 'Contar la distancia',
        body: [
          `Los nombres de las notas se repiten en círculo: ${path('ABCDEFG')} y otra vez ${note('A')}. Cuenta los dos extremos. Una *segunda* por encima de ${note('A')} es ${note('B')} (${path('AB')}); una *tercera* por encima de ${note('A')} es ${note('C')} (${path('ABC')}); una *quinta* por encima de ${note('E')} es ${note('B')} (${path('EFGAB')}). Aquí los sostenidos y bemoles no cuentan, solo el nombre: ${note('Bb')} cuenta como ${note('B')}.`,
        ],
      },
      {
        title: 'Tu turno',
        body: [
          [
            `Pon una o más cartas de la *misma nota* y *di el nombre* con el que cuentan. Una tecla negra tiene dos nombres: ${note('F#')} o ${note('Gb')} se puede decir como ${note('F')} o como ${note('G')}, según lo que necesites.`,
            'Un comodín va con todo, solo o junto a otras cartas.',
            '¿No encaja nada? *Roba*. Puedes robar cuantas veces quieras; después de tres cartas puedes *pasar*.',
          ],
          'Al principio se cuenta desde la carta que se descubrió. Si es una tecla negra, vale cualquiera de sus dos nombres; si es un comodín, vale todo.',
        ],
      },
      {
        title: 'Los errores',
        body: [
          `Todo el mundo los comete, y así se aprende. Si la nota dicha o una carta no es la correcta, las cartas vuelven a tu mano y tomas dos más. ${then}`,
        ],
      },
      { title: '«Musicards!»', body: shedding.call },
    ],
  };
}
