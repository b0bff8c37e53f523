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
    subtitle: 'Tons et demi-tons',
    tagline: 'Grimpe autour de l’horloge par demi-tons et par tons.',
    aim: () => 'Chaque carte est un demi-ton ou un ton au-dessus de la précédente. Le premier à ne plus avoir de cartes gagne.',
    rules,
    keys: [
      [['H'], 'dire « demi-ton »'],
      [['W'], 'dire « ton »'],
      [['1', '…', '='], 'pour un joker : son numéro sur l’horloge, avec les douze touches de la rangée du haut'],
      [['N'], 'terminé (au suivant)'],
      ...shedding.keys,
    ],
    options: {
      reference_cards: {
        label: 'Les cartes Chromatic Scale à côté de la table',
        help: 'Pour vérifier ; quatre jokers restent dans le jeu.',
      },
      mistake_ends_turn: shedding.mistakeEndsTurn,
      free_draw: shedding.freeDraw,
    },
    score: counts.cards,
  },
  half: 'Demi-ton',
  whole: 'Ton',
  sayStep: 'Dire l’écart',
  said: (step, pitch) => [...(step ? [step === 'half' ? 'demi-ton' : 'ton'] : []), ...(pitch ? [note(pitch)] : [])].join(', '),
  plays: 'joue',
  clock: 'Horloge de la gamme chromatique : dire la note d’un joker',
  sayPitch: (names, hour, onTop) => `Dire ${or(names.map(note))}, numéro ${String(hour)} de l’horloge${onTop ? ', sur le dessus en ce moment' : ''}`,
  onTop: (names, hour) => `Sur le dessus : ${either(names)}, numéro ${String(hour)} de l’horloge`,
  wildOnTop: 'Un joker est sur le dessus',
  wildOnTopBegin: 'Un joker est sur le dessus : commence où tu veux',
  another: 'Encore un demi-ton, ou terminé ?',
  choose: 'Choisis une ou plusieurs cartes, puis dis l’écart.',
  sayBoth: 'Dis l’écart, et touche sur l’horloge la note de ton joker.',
  nowSay: 'Maintenant dis-le : un demi-ton ou un ton ?',
  whichPitch: 'Quelle note vaut ton joker ? Touche-la sur l’horloge.',
  anyPitch: 'Pour commencer, toute note convient : joue-la.',
  onlyWild: 'On ne dit la note que d’un joker : dis l’écart.',
  playChosen: 'Jouer les cartes choisies',
  reference: 'Aide-mémoire',
  chromaticScale: 'La gamme chromatique',
};
