/** The rules of Key's Corners, told in our own words. */

import { keyNote } from '../notes';
import type { Options, Rules } from '../shapes';
import { scaleName } from './scales';

export function rules(options: Options): Rules {
  return {
    lead: `Construis *${scaleName(options['scale'])}* en montant dans les coins. Qui pose la dernière note prend toute la pile. Qui a le plus de points gagne.`,
    sections: [
      {
        title: 'La table',
        body: [
          [
            'Quatre *bases* (nord, est, sud, ouest) commencent avec une carte chacune. Une base monte le long de la gamme à partir de la note où elle a commencé. Les notes hors de la gamme s’y empilent aussi : quatre fois la même.',
            'Quatre *coins* sont vides au début. Un coin commence par la première note de la gamme, la tonique, et monte à partir de là.',
            `Ce n’est pas le nom qui compte, mais le numéro de l’horloge : en ${keyNote('Gb')} majeur, la carte ${keyNote('B')} est un ${keyNote('Cb')}.`,
          ],
        ],
      },
      {
        title: 'Ton tour',
        body: [
          'Avant ton tour, ta main est complétée jusqu’à cinq cartes. Ensuite tu joues autant de fois que tu veux, au moins une :',
          [
            '*Poser* une carte de ta main, ou celle du dessus de la défausse, là où elle continue une pile ; ou la tonique dans un coin vide.',
            '*Remplir* une base vide avec n’importe quelle carte de ta main. Cela passe avant tout le reste.',
            '*Déplacer* une base, ou sa partie du haut, dans un coin qu’elle continue ; ou une base entière sur une autre qu’elle continue. La partie du haut d’une base peut aller sur une autre si la suite y devient plus longue. Les cartes ne quittent jamais un coin.',
            '*Défausser* une carte quand rien ne va : seulement comme unique action du tour, et seulement une carte qui ne va nulle part.',
            'Dis *Terminé* quand tu as fini. Fais d’abord chaque déplacement visible sur la table : vers un coin qui a déjà des cartes, ou d’une base entière sur une autre. Les coins vides peuvent rester vides.',
          ],
          'Un *joker* vaut n’importe quelle note : tu dis laquelle en le posant, et cela ne change plus.',
        ],
      },
      {
        title: 'Les points',
        body: [
          'Une gamme entière, de la tonique à sa dernière note : *10 points* pour qui pose la dernière carte, où que soit la pile. Quatre fois une note hors de la gamme, un carré : *5 points*. La manche se termine quand la pioche et toutes les mains sont vides.',
          'Il n’y a pas de pénalité ici : une carte qui ne va pas reste chez toi, et on te dit pourquoi.',
        ],
      },
    ],
  };
}
