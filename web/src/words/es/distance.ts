/** The Distance. */

import type { Words } from '../en';
import { note } from '../notes';
import { counts, INTERVALS } from './grammar';
import { rulesOf } from '../../texts/rules';
import { ruleNumbers } from '../../texts/rule-numbers';
import { shedding } from './shedding';

const interval = (size: unknown): string => INTERVALS[Number(size)] ?? 'segunda';

export const distance: Words['distance'] = {
  about: {
    title: 'The Distance',
    subtitle: 'La distancia',
    tagline: `Cuenta de nota en nota: ${note('A')}, ${note('B')}, ${note('C')} es una tercera.`,
    aim: (options) => `Cada nota está una ${interval(options['interval'])} por encima de la anterior. Gana quien primero se queda sin cartas.`,
    rules: (options) =>
      rulesOf('distance', {
        ...ruleNumbers('distance'),
        interval: Number(options['interval'] ?? 2),
        mistake_ends_turn: options['mistake_ends_turn'] === true ? 'yes' : 'no',
      }),
    keys: [[['A', '–', 'G'], 'decir la nota (A = la) y jugar las cartas elegidas; o del 1 al 7'], ...shedding.keys],
    options: {
      interval: { label: 'Distancia de nota a nota', choice: interval },
      mistake_ends_turn: shedding.mistakeEndsTurn,
      free_draw: shedding.freeDraw,
    },
    score: counts.cards,
  },
  sayLetter: 'Decir una nota',
  say: (letter, last) => `Decir ${note(letter)}${last ? ', la última nota dicha' : ''}`,
  wasSaid: (letter) => `Se dijo ${note(letter)}`,
  saidBy: (letter, name) => `${note(letter)}, lo dijo ${name}`,
  saidByYou: (letter) => `${note(letter)}, lo dijiste tú`,
  saidLast: (letter) => `Lo último que se dijo es ${note(letter)}`,
  nowSay: 'Ahora di la nota: tócala en el anillo.',
  choose: 'Elige una o más cartas y luego di su nota.',
};
