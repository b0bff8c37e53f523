/** The rules of Key's Corners, told in our own words. */

import { keyNote } from '../notes';
import type { Options, Rules } from '../shapes';
import { scaleName } from './scales';

export function rules(options: Options): Rules {
  return {
    lead: `Construye *${scaleName(options['scale'])}* hacia arriba en las esquinas. Quien pone la última nota se lleva todo el montón. Gana quien tiene más puntos.`,
    sections: [
      {
        title: 'La mesa',
        body: [
          [
            'Cuatro *bases* (norte, este, sur, oeste) empiezan con una carta cada una. Una base sube por la escala desde la nota en la que empezó. Allí también se amontonan las notas de fuera de la escala: cuatro veces la misma.',
            'Cuatro *esquinas* están vacías al principio. Una esquina empieza con la primera nota de la escala, la tónica, y sube desde ahí.',
            `No cuenta el nombre, sino el número del reloj: en ${keyNote('Gb')} mayor, la carta ${keyNote('B')} es un ${keyNote('Cb')}.`,
          ],
        ],
      },
      {
        title: 'Tu turno',
        body: [
          'Antes, tu mano se completa hasta cinco cartas. Después juegas cuantas veces quieras, al menos una:',
          [
            '*Poner* una carta de tu mano, o la de encima de los descartes, en un montón al que siga; o la tónica en una esquina vacía.',
            '*Llenar* una base vacía con cualquier carta de tu mano. Esto va antes que todo lo demás.',
            '*Mover* el montón de una base, o su parte de arriba, a una esquina en la que siga la escala; o el montón entero a otra base a la que siga. La parte de arriba puede ir a otra base si allí la serie queda más larga. Las cartas nunca salen de una esquina.',
            '*Descartar* una carta cuando nada encaja: solo como única jugada del turno, y solo una carta que no va a ningún sitio.',
            'Di *Listo* cuando hayas terminado. Antes haz todo movimiento que se vea en la mesa: a una esquina que ya tiene cartas, o de una base entera a otra. Las esquinas vacías pueden quedar vacías.',
          ],
          'Un *comodín* vale por cualquier nota: dices cuál al ponerlo, y sigue siendo esa nota.',
        ],
      },
      {
        title: 'Los puntos',
        body: [
          'Una escala entera, de la tónica a su última nota: *10 puntos* para quien pone la última carta, esté donde esté el montón. Cuatro veces una nota de fuera de la escala: *5 puntos*. La ronda termina cuando el mazo y todas las manos están vacíos.',
          'Aquí no hay castigo: una carta que no encaja se queda contigo, y se te dice por qué.',
        ],
      },
    ],
  };
}
