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
    subtitle: 'Schritte',
    tagline: 'Steige in Halb- und Ganztönen um die Uhr.',
    aim: () => 'Jede Karte liegt einen Halbton oder einen Ganzton über der letzten. Wer zuerst keine Karten mehr hat, gewinnt.',
    rules,
    keys: [
      [['H'], '„Halbton“ sagen'],
      [['W'], '„Ganzton“ sagen'],
      [['1', '…', '='], 'für einen Joker: seine Nummer auf der Uhr, mit den zwölf Tasten der obersten Reihe'],
      [['N'], 'fertig (die oder der Nächste)'],
      ...shedding.keys,
    ],
    options: {
      reference_cards: {
        label: 'Die Chromatic-Scale-Karten neben dem Tisch',
        help: 'Zum Nachschauen; vier Joker bleiben im Spiel.',
      },
      mistake_ends_turn: shedding.mistakeEndsTurn,
      free_draw: shedding.freeDraw,
    },
    score: counts.cards,
  },
  half: 'Halbton',
  whole: 'Ganzton',
  sayStep: 'Den Schritt sagen',
  said: (step, pitch) => [...(step ? [step === 'half' ? 'Halbton' : 'Ganzton'] : []), ...(pitch ? [note(pitch)] : [])].join(', '),
  plays: 'spielt',
  clock: 'Uhr der chromatischen Tonleiter: den Ton eines Jokers sagen',
  sayPitch: (names, hour, onTop) => `${or(names.map(note))} sagen, Nummer ${String(hour)} auf der Uhr${onTop ? ', liegt jetzt obenauf' : ''}`,
  onTop: (names, hour) => `Obenauf: ${either(names)}, Nummer ${String(hour)} auf der Uhr`,
  wildOnTop: 'Obenauf liegt ein Joker',
  wildOnTopBegin: 'Obenauf liegt ein Joker: Beginne, wo du willst',
  another: 'Noch ein Halbton, oder fertig?',
  choose: 'Wähle eine oder mehrere Karten, dann sag den Schritt.',
  sayBoth: 'Sag den Schritt, und tippe auf der Uhr an, welcher Ton dein Joker ist.',
  nowSay: 'Jetzt sag es: Halbton oder Ganzton?',
  whichPitch: 'Welcher Ton ist dein Joker? Tippe ihn auf der Uhr an.',
  anyPitch: 'Am Anfang passt jeder Ton: Spiele, was du magst.',
  onlyWild: 'Nur bei einem Joker sagt man den Ton: Sag den Schritt.',
  playChosen: 'Die gewählten Karten spielen',
  reference: 'Nachschauen',
  chromaticScale: 'Die chromatische Tonleiter',
};
