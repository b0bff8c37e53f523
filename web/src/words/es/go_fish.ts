/** Go Fish. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import { note } from '../notes';
import type { GameWords } from '../shapes';

const { counted, and } = grammar('es');

const about: GameWords = {
  title: 'Go Fish',
  subtitle: 'A pescar',
  tagline: 'Pide una nota y reúne las cuatro.',
  aim: () => 'Las cuatro cartas de una nota forman un libro. Gana quien tiene más libros.',
  rules: () => ({
    lead: 'Pide a los demás notas que tú también tienes. *Las cuatro cartas de una nota forman un libro*, y gana quien reúne más libros.',
    sections: [
      {
        title: 'El reparto',
        body: ['48 cartas de notas, doce notas en cuatro octavas. Con dos o tres jugadores se reparten siete cartas a cada uno; con cuatro o cinco, cinco. El resto es el mazo.'],
      },
      {
        title: 'Tu turno',
        body: [
          `*Pide a alguien* una nota que tú tengas: «Ada, ¿tienes ${note('F#')}?». Una tecla negra se puede pedir por cualquiera de sus dos nombres: ${note('F#')} y ${note('Gb')} son las mismas cartas.`,
          [
            'Quien tiene cartas de esa nota te las da *todas*, y vuelves a pedir: a quien quieras y lo que quieras.',
            'Quien no tiene ninguna dice «Go fish»: robas la carta de arriba del mazo. Si es la nota que pedías, la enseñas y vuelves a pedir; si no, tu turno se acaba.',
          ],
          'Así que escucha: quien pide una nota tiene al menos una carta de ella.',
        ],
      },
      {
        title: 'Los libros',
        body: ['Cuatro cartas de una nota se ponen en la mesa enseguida, también justo después del reparto. Cuentan para quien las pone.'],
      },
      {
        title: 'Sin cartas',
        body: ['Quien empieza su turno sin cartas roba una. Si el mazo está vacío, pierde el turno.'],
      },
      { title: 'El final', body: ['Se acaba cuando los doce libros están en la mesa. Gana quien tiene más; en caso de empate se comparte la victoria.'] },
    ],
  }),
  keys: [
    [['← →'], 'recorrer tus notas'],
    [['Espacio'], 'elegir una nota, o dejarla'],
    [['A', '–', 'G'], 'elegir una nota por su letra (A = la); otra vez para el sostenido y el bemol'],
    [['1', '–', '4'], 'elegir a quién pedir, de izquierda a derecha'],
    [['N'], 'decir el otro nombre de una tecla negra'],
    [['Q'], 'preguntar'],
    [['Esc'], 'dejarlo todo'],
  ],
  options: { pitches: { label: 'Cartas', choice: (value) => (value === 'naturals' ? 'Solo teclas blancas' : 'Todas las notas') } },
  score: (count) => counted(count, 'libro', 'libros'),
};

export const go_fish: Words['go_fish'] = {
  about,
  hand: (count) => `Tu mano por notas, ${counted(count, 'carta', 'cartas')}`,
  pitch: (names, count) => `${names}, ${counted(count, 'carta', 'cartas')}`,
  noCards: 'No tienes cartas',
  ask: 'Preguntar',
  question: (name, pitch) => `${name}, ¿tienes ${note(pitch)}?`,
  askSeat: (name) => `Preguntar a ${name}`,
  names: 'Con qué nombre',
  choose: 'Elige a alguien y una de tus notas.',
  choosePitch: (name) => `¿Qué le pides a ${name}?`,
  chooseSeat: (pitch) => `¿A quién le pides ${pitch}?`,
  ready: 'Ahora pregunta.',
  chooseFirst: 'Elige primero a quién preguntar y por qué nota.',
  books: (names) => (names.length === 0 ? 'Ningún libro' : `${counted(names.length, 'libro', 'libros')}: ${and(names)}`),
  yourBooks: 'Tus libros',
  actions: 'Lo que puedes hacer',
  lying: (stock, books) => `${counted(stock, 'carta', 'cartas')} en el mazo, ${counted(books, 'libro puesto', 'libros puestos')}`,
  bubble: {
    asks: (pitch) => `¿${note(pitch)}?`,
    gives: (count, pitch) => `${String(count)} × ${pitch}`,
  },
};
