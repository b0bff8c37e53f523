/** Key's Corners. */

import type { Words } from '../en';
import { note } from '../notes';
import { counted, counts, ofSpace, onSpace, space } from './grammar';
import { rules } from './rules_keys_corners';
import { kindName, scaleName } from './scales';

export const keys_corners: Words['keys_corners'] = {
  about: {
    title: 'Key’s Corners',
    subtitle: 'Les coins de la gamme',
    tagline: 'Construis une gamme de coin en coin.',
    aim: (options) =>
      `Construis ${scaleName(options['scale'])} en montant dans les coins : une gamme entière vaut 10 points, quatre fois une autre note, 5. Qui a le plus de points gagne.`,
    rules,
    keys: [
      [['← →'], 'aller à ta main et la parcourir ; ou parcourir une pile'],
      [['Espace'], 'prendre une carte, ou la reposer'],
      [['7', '8', '9'], 'la rangée du haut, comme sur un pavé numérique'],
      [['4', '5', '6'], 'ouest, la défausse, est'],
      [['1', '2', '3'], 'la rangée du bas'],
      [['+', '−'], 'prendre plus ou moins de cartes d’une pile'],
      [['N'], 'terminé (au suivant)'],
      [['Échap'], 'tout reposer'],
    ],
    options: { scale: { label: 'La gamme' } },
    score: counts.points,
  },
  kindName,
  lying: (scale) => `La gamme : ${scale.map(note).join(', ')}`,
  scale: 'La gamme',
  degree: (number, name) => `${String(number)} : ${note(name)}`,
  hidden: 'La gamme est cachée.',
  hide: 'Cacher',
  show: 'Montrer',
  hideScale: 'Cacher la gamme',
  showScale: 'Montrer la gamme',
  books: (points, scales, stacks) =>
    `${counts.points(points)} : ${counted(scales, 'gamme', 'gammes')}, ${counted(stacks, 'carré', 'carrés')}`,
  pts: 'pts',
  bubbleBook: (kind, points) => `${kind === 'scale' ? 'une gamme' : 'un carré'} : +${String(points)}`,
  bubbleDiscards: 'défausse',
  whichNote: 'Quelle note vaut ton joker ?',
  inScale: 'Notes de la gamme',
  outside: 'Autres notes',
  nineSpaces: 'Les neuf emplacements',
  empty: 'vide',
  spaceWith: (name, contents) => `${space(name)} : ${contents}`,
  pickUp: (name, where, andAbove) => `${note(name)}, ${space(where)} : prendre${andAbove ? ' avec tout ce qui est dessus' : ''}`,
  putOn: (where) => `Poser ${onSpace(where)}`,
  howMany: 'Combien de cartes prendre',
  oneLess: 'Une carte de moins',
  oneMore: 'Une carte de plus',
  fromPile: (count, where) => `${counts.cards(count)} ${ofSpace(where)} : touche la destination.`,
  aWild: 'Un joker',
  tapWhere: (name) => `${name} : touche la destination.`,
  tapWhereOrDiscard: (name) => `${name} : touche la destination, ou la défausse.`,
  playOn: 'Joue encore, ou touche « Terminé » pour finir ton tour.',
  pickFirst: 'Prends une carte, puis touche sa destination.',
  firstPick: 'Prends d’abord une carte.',
  cornerStays: 'Les cartes d’un coin y restent. Prends une autre carte pour la poser dessus.',
  onlyHand: 'Seule une carte de ta main peut être défaussée.',
  firstPickDiscard: 'Prends d’abord la carte que tu veux défausser.',
  won: 'Tu as gagné',
  done: 'Terminé',
};
