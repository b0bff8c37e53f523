/** The Distance. */

import { note } from '../notes';
import type { GameWords } from '../shapes';
import { counts, INTERVALS } from './grammar';
import { rulesOf } from '../../texts/rules';
import { ruleNumbers } from '../../texts/rule-numbers';
import { shedding } from './shedding';

const interval = (size: unknown): string => INTERVALS[Number(size)] ?? 'second';

const about: GameWords = {
  title: 'The Distance',
  subtitle: '',
  tagline: `Count from letter to letter: ${note('A')}, ${note('B')}, ${note('C')} is a third.`,
  aim: (options) => `Each letter lies a ${interval(options['interval'])} above the last. The first to have no cards wins.`,
  rules: (options) =>
    rulesOf('distance', {
      ...ruleNumbers('distance'),
      interval: Number(options['interval'] ?? 2),
      mistake_ends_turn: options['mistake_ends_turn'] === true ? 'yes' : 'no',
    }),
  keys: [[['A', '–', 'G'], 'say the letter and play the chosen cards'], ...shedding.keys],
  options: {
    interval: { label: 'How far from letter to letter', choice: interval },
    mistake_ends_turn: shedding.mistakeEndsTurn,
    free_draw: shedding.freeDraw,
  },
  score: counts.cards,
};

export const distance = {
  about,
  sayLetter: 'Say a letter',
  say: (letter: string, last: boolean) => `Say ${note(letter)}${last ? ', the letter said last' : ''}`,
  wasSaid: (letter: string) => `${note(letter)} was said`,
  saidBy: (letter: string, name: string) => `${note(letter)}, said by ${name}`,
  saidByYou: (letter: string) => `${note(letter)}, said by you`,
  saidLast: (letter: string) => `${note(letter)} was said last`,
  nowSay: 'Now say the letter: tap it in the ring.',
  choose: 'Choose one or more cards, then say their letter.',
};
