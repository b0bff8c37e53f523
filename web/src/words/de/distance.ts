/** The Distance. */

import type { Words } from '../en';
import { note } from '../notes';
import { counts, INTERVALS } from './grammar';
import { rulesOf } from '../../texts/rules';
import { ruleNumbers } from '../../texts/rule-numbers';
import { shedding } from './shedding';

const interval = (size: unknown): string => INTERVALS[Number(size)] ?? 'Sekunde';

export const distance: Words['distance'] = {
  about: {
    title: 'The Distance',
    subtitle: 'Der Abstand',
    tagline: `Zähle von Ton zu Ton: ${note('A')}, ${note('B')}, ${note('C')} ist eine Terz.`,
    aim: (options) => `Jeder Ton liegt eine ${interval(options['interval'])} über dem letzten. Wer zuerst keine Karten mehr hat, gewinnt.`,
    rules: (options) =>
      rulesOf('distance', {
        ...ruleNumbers('distance'),
        interval: Number(options['interval'] ?? 2),
        mistake_ends_turn: options['mistake_ends_turn'] === true ? 'yes' : 'no',
      }),
    keys: [[['A', '–', 'G'], `den Buchstaben sagen und die gewählten Karten spielen (mit deutschen Namen auch H); oder 1 bis 7`], ...shedding.keys],
    options: {
      interval: { label: 'Wie weit von Ton zu Ton', choice: interval },
      mistake_ends_turn: shedding.mistakeEndsTurn,
      free_draw: shedding.freeDraw,
    },
    score: counts.cards,
  },
  sayLetter: 'Einen Tonbuchstaben sagen',
  say: (letter, last) => `${note(letter)} sagen${last ? ', zuletzt gesagt' : ''}`,
  wasSaid: (letter) => `${note(letter)} wurde gesagt`,
  saidBy: (letter, name) => `${note(letter)}, gesagt von ${name}`,
  saidByYou: (letter) => `${note(letter)}, von dir gesagt`,
  saidLast: (letter) => `Zuletzt wurde ${note(letter)} gesagt`,
  nowSay: 'Jetzt sag den Buchstaben: Tippe ihn im Ring an.',
  choose: 'Wähle eine oder mehrere Karten, dann sag ihren Buchstaben.',
};
