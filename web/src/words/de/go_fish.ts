/** Go Fish. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import { note } from '../notes';
import type { GameWords } from '../shapes';

const { counted, and } = grammar('de');

const about: GameWords = {
  title: 'Go Fish',
  subtitle: 'Quartette angeln',
  tagline: 'Frag nach einem Ton und sammle alle vier.',
  aim: () => 'Alle vier Karten eines Tons sind ein Quartett. Wer die meisten Quartette hat, gewinnt.',
  rules: () => ({
    lead: 'Frag die anderen nach Tönen, die du selbst auf der Hand hast. *Alle vier Karten eines Tons sind ein Quartett*, und wer die meisten Quartette hat, gewinnt.',
    sections: [
      {
        title: 'Austeilen',
        body: ['48 Notenkarten, zwölf Töne in vier Oktaven. Zu zweit oder zu dritt bekommt jeder sieben Karten, zu viert oder fünft jeder fünf. Der Rest ist der Nachziehstapel.'],
      },
      {
        title: 'Du bist dran',
        body: [
          `*Frag jemanden* nach einem Ton, den du selbst hast: „Ada, hast du ${note('F#')}?“ Bei einer schwarzen Taste gilt jeder ihrer beiden Namen: ${note('F#')} und ${note('Gb')} sind dieselben Karten.`,
          [
            'Wer Karten dieses Tons hat, gibt dir *alle*, und du fragst noch einmal: wen und wonach du willst.',
            'Wer keine hat, sagt „Go fish“: Du ziehst die oberste Karte vom Nachziehstapel. Ist es der Ton, nach dem du gefragt hast, zeigst du sie und fragst weiter; sonst ist der Nächste dran.',
          ],
          'Hör also gut zu: Wer nach einem Ton fragt, hat mindestens eine Karte davon.',
        ],
      },
      {
        title: 'Quartette',
        body: ['Vier Karten eines Tons werden sofort abgelegt, auch gleich nach dem Austeilen. Sie zählen für den, der sie ablegt.'],
      },
      {
        title: 'Keine Karten mehr',
        body: ['Wer dran ist und keine Karte hat, zieht eine. Ist der Nachziehstapel leer, setzt man aus.'],
      },
      { title: 'Das Ende', body: ['Schluss ist, wenn alle zwölf Quartette auf dem Tisch liegen. Wer die meisten hat, gewinnt; bei Gleichstand teilt man sich den Sieg.'] },
    ],
  }),
  keys: [
    [['← →'], 'durch deine Töne gehen'],
    [['Leertaste'], 'einen Ton wählen oder zurücklegen'],
    [['A', '–', 'G'], 'einen Ton nach seinem Buchstaben wählen; noch einmal für Kreuz und Be'],
    [['1', '–', '4'], 'wählen, wen du fragst, von links nach rechts'],
    [['N'], 'den anderen Namen einer schwarzen Taste sagen'],
    [['Q'], 'fragen (question)'],
    [['Esc'], 'alles zurücklegen'],
  ],
  options: { pitches: { label: 'Karten', choice: (value) => (value === 'naturals' ? 'Nur weiße Tasten' : 'Alle Töne') } },
  score: (count) => counted(count, 'Quartett', 'Quartette'),
};

export const go_fish: Words['go_fish'] = {
  about,
  hand: (count) => `Deine Hand, nach Tönen geordnet, ${counted(count, 'Karte', 'Karten')}`,
  pitch: (names, count) => `${names}, ${counted(count, 'Karte', 'Karten')}`,
  noCards: 'Keine Karten auf der Hand',
  ask: 'Fragen',
  question: (name, pitch) => `${name}, hast du ${note(pitch)}?`,
  askSeat: (name) => `${name} fragen`,
  names: 'Mit welchem Namen',
  choose: 'Wähle, wen du fragst, und einen deiner Töne.',
  choosePitch: (name) => `Wonach fragst du ${name}?`,
  chooseSeat: (pitch) => `Wen fragst du nach ${pitch}?`,
  ready: 'Jetzt frag.',
  chooseFirst: 'Wähle zuerst, wen du fragst und nach welchem Ton.',
  books: (names) => (names.length === 0 ? 'Keine Quartette' : `${counted(names.length, 'Quartett', 'Quartette')}: ${and(names)}`),
  yourBooks: 'Deine Quartette',
  actions: 'Was du tun kannst',
  lying: (stock, books) => `${counted(stock, 'Karte', 'Karten')} im Nachziehstapel, ${counted(books, 'Quartett', 'Quartette')} abgelegt`,
  bubble: {
    asks: (pitch) => `${note(pitch)}?`,
    gives: (count, pitch) => `${String(count)} × ${pitch}`,
  },
};
