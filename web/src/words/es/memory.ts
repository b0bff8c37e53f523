/** Memory. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import type { GameWords } from '../shapes';

const { counted } = grammar('es');

const BOARDS: Readonly<Record<string, string>> = {
  naturals: '7 teclas blancas: 14 cartas',
  chromatic: 'Las 12 notas: 24 cartas',
  full: 'Toda la baraja: 54 cartas',
};

const about: GameWords = {
  title: 'Memory',
  subtitle: 'Parejas',
  tagline: 'Destapa dos cartas y recuerda dónde están las notas.',
  aim: () => 'Dos cartas de una misma nota son una pareja. Gana quien tiene más parejas.',
  rules: ({ board }) => ({
    lead: 'Todas las cartas están boca abajo. Destapa dos: si son *de la misma nota*, son tuyas. Gana quien tiene más parejas.',
    sections: [
      {
        title: 'Las cartas',
        body: [
          board === 'full'
            ? 'Toda la baraja: doce notas en cuatro octavas, así que hay dos parejas de cada una; un signo de interrogación va con otro, una Chromatic Scale con la otra.'
            : board === 'naturals'
              ? 'Las siete teclas blancas, cada una en dos octavas: siete parejas.'
              : 'Las doce notas, cada una en dos octavas: doce parejas.',
        ],
      },
      {
        title: 'Tu turno',
        body: [
          [
            'Destapa una carta y luego otra. Todos las ven.',
            '¿La misma nota, sea cual sea la octava? La pareja es tuya y *sigues*.',
            '¿Dos notas distintas? Se vuelven a tapar y le toca al siguiente. Recuerda dónde están.',
          ],
        ],
      },
      {
        title: 'Dos caras',
        body: [
          'Una pareja puede mostrar dos veces lo mismo o dos caras de una nota: su nombre y su lugar en el pentagrama, el pentagrama y la tecla, o el sonido y el nombre. Cada cual lo elige para su pantalla; las cartas y las reglas son las mismas.',
        ],
      },
      { title: 'El final', body: ['Cuando la mesa está vacía, gana quien tiene más parejas; en caso de empate se comparte la victoria. A solas, se trata de acabar en el menor número de turnos.'] },
    ],
  }),
  keys: [
    [['← → ↑ ↓'], 'ir a las cartas y recorrerlas'],
    [['Espacio'], 'destapar esa carta'],
    [['L'], 'volver a escuchar una carta destapada que es un sonido (listen)'],
  ],
  options: { board: { label: 'Las cartas', choice: (value) => BOARDS[String(value)] ?? String(value) } },
  score: (count) => counted(count, 'pareja', 'parejas'),
};

export const memory: Words['memory'] = {
  about,
  board: (left) => `Las cartas de la mesa, quedan ${String(left)}`,
  card: (number, row, column, what) => `Carta ${String(number)}, fila ${String(row)}, columna ${String(column)}, ${what}`,
  faceDown: 'boca abajo',
  taken: 'ya tomada',
  faces: {
    name: (pitch) => `nombre ${pitch}`,
    staff: (pitch) => `pentagrama ${pitch}`,
    keys: (pitch) => `tecla ${pitch}`,
    sound: 'un sonido',
  },
  first: 'Destapa una carta.',
  second: 'Ahora otra.',
  goOn: 'Una pareja. Sigues tú.',
  pairs: (count) => (count === 0 ? 'Ninguna pareja' : counted(count, 'pareja', 'parejas')),
  turns: (count) => counted(count, 'turno', 'turnos'),
  pairing: 'Una pareja muestra',
  pairings: {
    same: 'dos veces lo mismo',
    'name-staff': 'nombre y pentagrama',
    'staff-keys': 'pentagrama y tecla',
    'sound-name': 'sonido y nombre',
  },
  lying: (left, pairs) => `${counted(left, 'carta', 'cartas')} en la mesa, ${counted(pairs, 'pareja', 'parejas')} por encontrar`,
};
