/** The rules of The Distance, told in our own words. */

import { note } from '../notes';
import type { Options, Rules } from '../shapes';
import { INTERVALS } from './grammar';
import { shedding } from './shedding';

const path = (letters: string): string => [...letters].map(note).join(', ');

export function rules(options: Options): Rules {
  const interval = INTERVALS[Number(options['interval'])] ?? 'Sekunde';
  const then = options['mistake_ends_turn'] === true ? 'Dann ist dein Zug zu Ende.' : 'Dann versuchst du es noch einmal.';
  return {
    lead: `Werde als Erste oder Erster alle Karten los. Jede Karte, die du legst, liegt eine *${interval}* über dem Buchstaben davor.`,
    sections: [
      {
        title: 'Den Abstand zählen',
        body: [
          `Die Buchstaben gehen im Kreis: ${path('ABCDEFG')} und wieder ${note('A')}. Zähle beide Enden mit. Eine *Sekunde* über ${note('A')} liegt ${note('B')} (${path('AB')}), eine *Terz* über ${note('A')} liegt ${note('C')} (${path('ABC')}), eine *Quinte* über ${note('E')} liegt ${note('B')} (${path('EFGAB')}). Vorzeichen zählen hier nicht, nur der Buchstabe: ${note('Bb')} zählt als ${note('B')}.`,
        ],
      },
      {
        title: 'Dein Zug',
        body: [
          [
            `Lege eine oder mehrere Karten mit *demselben Ton* und *sag den Buchstaben*, für den sie stehen. Eine schwarze Taste hat zwei Namen: ${note('F#')} oder ${note('Gb')} kannst du als ${note('F')} oder als ${note('G')} spielen, wie du es brauchst.`,
            'Ein Joker passt zu allem, allein oder neben anderen Karten.',
            'Es passt nichts? Dann *ziehe*. Du darfst so oft ziehen, wie du willst; nach drei Karten darfst du *passen*.',
          ],
          'Ganz am Anfang zählst du von der aufgedeckten Karte aus. Ist es eine schwarze Taste, gilt jeder ihrer beiden Buchstaben; ist es ein Joker, passt alles.',
        ],
      },
      {
        title: 'Fehler',
        body: [
          `Alle machen welche, und so lernt man. Stimmt der Buchstabe oder eine Karte nicht, kommen die Karten zurück auf deine Hand, und du nimmst zwei dazu. ${then}`,
        ],
      },
      { title: '„Musicards!“', body: shedding.call },
    ],
  };
}
