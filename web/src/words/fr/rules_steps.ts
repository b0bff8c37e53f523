/** The rules of Steps, told in our own words. */

import { note } from '../notes';
import type { Options, Rules } from '../shapes';
import { shedding } from './shedding';

export function rules(options: Options): Rules {
  const then =
    options['mistake_ends_turn'] === false
      ? 'Ensuite tu essaies encore.'
      : 'Ensuite ton tour est fini ; les demi-tons joués avant restent posés.';
  const start = ['Si la carte retournée au début est un joker, la première carte peut être n’importe quelle note, et on ne dit pas d’écart.'];
  if (options['reference_cards'] === true) {
    start.push('Les deux cartes Chromatic Scale ne sont pas distribuées : elles sont à côté de la table, pour vérifier.');
  }
  return {
    lead: 'Grimpe par demi-tons et par tons autour de l’horloge des douze notes, en disant chaque fois lequel des deux. Le premier à ne plus avoir de cartes gagne.',
    sections: [
      {
        title: 'Demi-ton et ton',
        body: [
          `Chaque carte a un numéro sur l’horloge. Une heure plus loin, c’est un *demi-ton* ; deux heures plus loin, un *ton*. Après 12 vient 1. À partir de ${note('E')} (4), un demi-ton mène à ${note('F')} (5), un ton à ${note('F#')} ou ${note('Gb')} (6).`,
        ],
      },
      {
        title: 'Ton tour',
        body: [
          [
            'Pose une ou plusieurs cartes de la *même note*, un demi-ton ou un ton plus haut que la carte du dessus, et *dis* lequel.',
            'Un *ton* termine ton tour.',
            'Après un *demi-ton*, tu peux jouer encore un demi-ton, et encore un. Un ton n’est plus possible dans ce tour. Dis *Terminé* pour t’arrêter.',
            'Un *joker* vaut n’importe quelle note : dis l’écart et la note.',
            'Aucune carte ne convient ? *Pioche*, jusqu’à trois cartes par tour ; après trois tu peux *passer*.',
          ],
          ...start,
        ],
      },
      {
        title: 'Les erreurs',
        body: [`Si l’écart ou une carte ne convient pas, les cartes reviennent dans ta main et tu en prends deux de plus. ${then}`],
      },
      { title: '« Musicards! »', body: shedding.call },
    ],
  };
}
