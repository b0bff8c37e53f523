/** The rules of Key's Corners, told in our own words. */

import { keyNote } from '../notes';
import type { Options, Rules } from '../shapes';
import { scaleName } from './scales';

export function rules(options: Options): Rules {
  return {
    lead: `Baue *${scaleName(options['scale'])}* in den Ecken aufwärts. Wer den letzten Ton legt, bekommt den ganzen Stapel. Wer die meisten Punkte hat, gewinnt.`,
    sections: [
      {
        title: 'Der Tisch',
        body: [
          [
            'Vier *Grundstapel* (Norden, Osten, Süden, Westen) beginnen mit je einer Karte. Ein Grundstapel wächst die Tonleiter hinauf, von welchem Ton er auch ausgeht. Töne außerhalb der Tonleiter sammeln sich dort auch: vier gleiche.',
            'Vier *Ecken* sind am Anfang leer. Eine Ecke beginnt mit dem ersten Ton der Tonleiter, dem Grundton, und steigt von dort auf.',
            `Nicht der Name zählt, sondern die Nummer auf der Uhr: In ${keyNote('Gb')}-Dur ist die Karte ${keyNote('B')} ein ${keyNote('Cb')}.`,
          ],
        ],
      },
      {
        title: 'Dein Zug',
        body: [
          'Davor wird deine Hand auf fünf Karten aufgefüllt. Dann spielst du so oft du magst, mindestens einmal:',
          [
            '*Anlegen:* eine Karte aus der Hand, oder die oberste des Ablagestapels, dorthin, wo sie einen Stapel fortsetzt; oder den Grundton in eine leere Ecke.',
            '*Füllen:* einen leeren Grundstapel mit irgendeiner Karte aus der Hand. Das kommt zuerst.',
            '*Verschieben:* einen Grundstapel oder seinen oberen Teil in eine Ecke, die er fortsetzt; oder einen ganzen Grundstapel auf einen anderen; seinen oberen Teil nur, wenn die Reihe dort länger wird. Karten verlassen eine Ecke nie.',
            '*Ablegen:* eine Karte, wenn nichts passt. Nur als einzige Aktion des Zuges.',
            'Bist du fertig, sag *Fertig*. Vorher muss alles verschoben sein, was in eine begonnene Ecke oder als ganzer Grundstapel auf einen anderen passt.',
          ],
          'Ein *Joker* steht für jeden Ton: Du sagst beim Legen, für welchen, und dabei bleibt es.',
        ],
      },
      {
        title: 'Punkte',
        body: [
          'Eine ganze Tonleiter, vom Grundton bis zum letzten Ton: *10 Punkte* für den, der die letzte Karte legt, wo immer der Stapel liegt. Vier gleiche Töne außerhalb der Tonleiter: *5 Punkte*. Die Runde ist zu Ende, wenn der Nachziehstapel und alle Hände leer sind.',
          'Strafen gibt es hier nicht: Eine Karte, die nicht passt, bleibt bei dir, und du erfährst, warum.',
        ],
      },
    ],
  };
}
