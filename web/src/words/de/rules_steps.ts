/** The rules of Steps, told in our own words. */

import { note } from '../notes';
import type { Options, Rules } from '../shapes';
import { shedding } from './shedding';

export function rules(options: Options): Rules {
  const then =
    options['mistake_ends_turn'] === false
      ? 'Dann versuchst du es noch einmal.'
      : 'Dann ist dein Zug zu Ende; Halbtöne, die du davor gespielt hast, bleiben liegen.';
  const start = ['Liegt am Anfang ein Joker, darf die erste Karte ein beliebiger Ton sein, und man sagt keinen Schritt.'];
  if (options['reference_cards'] === true) {
    start.push('Die zwei Karten „Chromatic Scale“ werden nicht ausgeteilt: Sie liegen zum Nachschauen neben dem Tisch.');
  }
  return {
    lead: 'Steige in Halbtönen und Ganztönen um die Uhr mit den zwölf Tönen, und sag jedes Mal, welcher Schritt es ist. Wer zuerst keine Karten mehr hat, gewinnt.',
    sections: [
      {
        title: 'Halbton und Ganzton',
        body: [
          `Jede Karte hat eine Nummer auf der Uhr. Eine Stunde weiter ist ein *Halbton*, zwei Stunden weiter sind ein *Ganzton*. Nach 12 kommt 1. Von ${note('E')} (4) führt ein Halbton zu ${note('F')} (5), ein Ganzton zu ${note('F#')} oder ${note('Gb')} (6).`,
        ],
      },
      {
        title: 'Dein Zug',
        body: [
          [
            'Lege eine oder mehrere Karten mit *demselben Ton*, einen Halbton oder einen Ganzton über der obersten Karte, und *sag* den Schritt.',
            'Ein *Ganzton* beendet deinen Zug.',
            'Nach einem *Halbton* darfst du noch einen Halbton spielen, und noch einen. Ein Ganzton geht in diesem Zug nicht mehr. Mit *Fertig* hörst du auf.',
            'Ein *Joker* steht für jeden Ton: Sag den Schritt und den Ton.',
            'Es passt nichts? Dann *ziehe*, bis zu drei Karten in einem Zug; nach der dritten darfst du *passen*.',
          ],
          ...start,
        ],
      },
      {
        title: 'Fehler',
        body: [`Stimmt der Schritt oder eine Karte nicht, kommen die Karten zurück auf deine Hand, und du nimmst zwei dazu. ${then}`],
      },
      { title: '„Musicards!“', body: shedding.call },
    ],
  };
}
