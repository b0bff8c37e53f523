/** The rules of The Distance, told in our own words. */

import { note } from '../notes';
import type { Options, Rules } from '../shapes';
import { INTERVALS } from './grammar';
import { shedding } from './shedding';

const path = (letters: string): string => [...letters].map(note).join(', ');

export function rules(options: Options): Rules {
  const interval = INTERVALS[Number(options['interval'])] ?? 'seconde';
  const then = options['mistake_ends_turn'] === true ? 'Ensuite ton tour est fini.' : 'Ensuite tu essaies encore.';
  return {
    lead: `Sois le premier ou la première à ne plus avoir de cartes. Chaque carte que tu poses est une *${interval}* au-dessus de la note d’avant.`,
    sections: [
      {
        title: 'Compter la distance',
        body: [
          `Les noms de notes tournent en rond : ${path('ABCDEFG')}, et de nouveau ${note('A')}. On compte la note de départ et la note d’arrivée. Une *seconde* au-dessus de ${note('A')}, c’est ${note('B')} (${path('AB')}) ; une *tierce* au-dessus de ${note('A')}, c’est ${note('C')} (${path('ABC')}) ; une *quinte* au-dessus de ${note('E')}, c’est ${note('B')} (${path('EFGAB')}). Dièses et bémols ne comptent pas ici : seul compte le nom, et ${note('Bb')} compte comme ${note('B')}.`,
        ],
      },
      {
        title: 'Ton tour',
        body: [
          [
            `Pose une ou plusieurs cartes de la *même note* et *dis le nom* sous lequel elles comptent. Une touche noire a deux noms : ${note('F#')} ou ${note('Gb')} peut se dire ${note('F')} ou ${note('G')}, selon ce qu’il te faut.`,
            'Un joker va avec tout, seul ou à côté d’autres cartes.',
            'Aucune carte ne convient ? *Pioche*. Tu peux piocher autant que tu veux ; après trois cartes tu peux *passer*.',
          ],
          'Tout au début, tu comptes à partir de la carte retournée. Si c’est une touche noire, l’un ou l’autre de ses noms convient ; si c’est un joker, tout convient.',
        ],
      },
      {
        title: 'Les erreurs',
        body: [
          `Tout le monde en fait, et c’est ainsi qu’on apprend. Si la note dite ou une carte ne convient pas, les cartes reviennent dans ta main et tu en prends deux de plus. ${then}`,
        ],
      },
      { title: '« Musicards! »', body: shedding.call },
    ],
  };
}
