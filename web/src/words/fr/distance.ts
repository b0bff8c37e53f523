/** The Distance. */

import type { Words } from '../en';
import { note } from '../notes';
import { counts, INTERVALS } from './grammar';
import { rulesOf } from '../../texts/rules';
import { ruleNumbers } from '../../texts/rule-numbers';
import { shedding } from './shedding';

const interval = (size: unknown): string => INTERVALS[Number(size)] ?? 'seconde';

export const distance: Words['distance'] = {
  about: {
    title: 'The Distance',
    subtitle: 'La distance',
    tagline: `Compte de note en note : ${note('A')}, ${note('B')}, ${note('C')}, voilà une tierce.`,
    aim: (options) => `Chaque note est une ${interval(options['interval'])} au-dessus de la précédente. Le premier à ne plus avoir de cartes gagne.`,
    rules: (options) =>
      rulesOf('distance', {
        ...ruleNumbers('distance'),
        interval: Number(options['interval'] ?? 2),
        mistake_ends_turn: options['mistake_ends_turn'] === true ? 'yes' : 'no',
      }),
    keys: [[['A', '–', 'G'], 'dire la note (A = la) et jouer les cartes choisies ; ou de 1 à 7'], ...shedding.keys],
    options: {
      interval: { label: 'Distance d’une note à la suivante', choice: interval },
      mistake_ends_turn: shedding.mistakeEndsTurn,
      free_draw: shedding.freeDraw,
    },
    score: counts.cards,
  },
  sayLetter: 'Dire une note',
  say: (letter, last) => `Dire ${note(letter)}${last ? ', la dernière note dite' : ''}`,
  wasSaid: (letter) => `${note(letter)} a été dit`,
  saidBy: (letter, name) => `${note(letter)}, dit par ${name}`,
  saidByYou: (letter) => `${note(letter)}, dit par toi`,
  saidLast: (letter) => `La dernière note dite est ${note(letter)}`,
  nowSay: 'Maintenant dis la note : touche-la dans l’anneau.',
  choose: 'Choisis une ou plusieurs cartes, puis dis leur note.',
};
