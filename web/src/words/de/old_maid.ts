/** Old Maid. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import type { GameWords } from '../shapes';

const { counted } = grammar('de');

const about: GameWords = {
  title: 'Old Maid',
  subtitle: 'Wie Schwarzer Peter',
  tagline: 'Finde Paare und bleib nicht auf der einen Karte sitzen.',
  aim: () => 'Leg Paare ab und werde deine Karten los. Wer mit der Old Maid übrig bleibt, verliert; die anderen teilen sich den Sieg.',
  rules: () => ({
    lead: 'Werde deine Karten paarweise los. Eine Karte hat keinen Partner: *die Karte Chromatic Scale ist die Old Maid*, und wer sie am Ende noch hat, verliert.',
    sections: [
      {
        title: 'Austeilen',
        body: ['Alle 48 Notenkarten und die Old Maid werden ausgeteilt. Manche haben dabei eine Karte mehr als andere.'],
      },
      {
        title: 'Paare',
        body: ['Zwei Karten *eines Tons* sind ein Paar, gleich in welcher Oktave. Paare werden immer sofort abgelegt: nach dem Austeilen und jedes Mal, wenn ein neues zusammenkommt.'],
      },
      {
        title: 'Du bist dran',
        body: [
          [
            '*Zieh eine Karte* aus dem Fächer des nächsten Spielers zu deiner Rechten, der noch Karten hat. Der Fächer ist gemischt und verdeckt: Du nimmst, welche du willst, ohne sie zu kennen.',
            'Ergibt sie mit einer deiner Karten ein Paar? Dann wird es sofort abgelegt. Sonst behältst du sie.',
          ],
          'Diese Karte kennt nur ihr beide: du und der, von dem du sie hast.',
        ],
      },
      {
        title: 'In Sicherheit',
        body: ['Wer keine Karten mehr hat, ist aus dem Spiel und in Sicherheit. Dran ist dann der Nächste, der noch Karten hat.'],
      },
      { title: 'Das Ende', body: ['Sind alle Paare abgelegt, ist nur noch die Old Maid übrig. Wer sie hat, verliert; alle anderen gewinnen gemeinsam.'] },
    ],
  }),
  keys: [
    [['← →'], 'zum Fächer und an ihm entlang'],
    [['Leertaste'], 'diese Karte ziehen'],
    [['1', '–', '9'], 'die erste bis neunte Karte ziehen'],
  ],
  options: { pitches: { label: 'Karten', choice: (value) => (value === 'naturals' ? 'Nur weiße Tasten' : 'Alle Töne') } },
  score: (count) => (count > 0 ? 'bleibt mit der Old Maid übrig' : 'in Sicherheit'),
};

export const old_maid: Words['old_maid'] = {
  about,
  maid: 'Old Maid',
  describedMaid: 'die Old Maid, Chromatic Scale',
  hand: (count) => (count === 0 ? 'Du hast keine Karten' : `Deine Hand, ${counted(count, 'Karte', 'Karten')}`),
  fanOf: (name, count) => `Fächer von ${name}, ${counted(count, 'Karte', 'Karten')} verdeckt`,
  yourFan: (count) => `Dein Fächer, ${counted(count, 'Karte', 'Karten')}`,
  fanCard: (place, count) => `Karte ${String(place)} von ${String(count)}, verdeckt`,
  ownFanCard: (place, count, card) => `Karte ${String(place)} von ${String(count)}, deine: ${card}`,
  whose: (name) => `Karten von ${name}`,
  yours: 'Deine Karten, wie sie im Fächer liegen',
  takeFrom: (name) => `Zieh eine Karte von ${name}.`,
  takesFromYou: (name) => `${name} zieht eine Karte von dir.`,
  takes: (taker, name) => `${taker} zieht eine Karte von ${name}.`,
  youAreSafe: 'Du bist in Sicherheit: keine Karten mehr.',
  safe: 'sicher',
  pairs: (count) => (count === 0 ? 'Keine Paare' : counted(count, 'Paar', 'Paare')),
  pairsOf: (count, names) => `${counted(count, 'Paar', 'Paare')}: ${names}`,
  lying: (count) => `Gezogen wird aus einem Fächer mit ${counted(count, 'Karte', 'Karten')}`,
  lyingYours: (count) => `Gezogen wird aus deinem Fächer, ${counted(count, 'Karte', 'Karten')}`,
};
