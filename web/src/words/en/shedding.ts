/** What The Distance and Steps share. */

import type { KeyText } from '../shapes';
import { either } from '../tell';
import { counted } from './grammar';

const keys: readonly KeyText[] = [
  [['← →'], 'go to your hand, and walk through it'],
  [['Space'], 'choose a card, or put it back'],
  [['T'], 'draw (take a card)'],
  [['P'], 'pass'],
  [['M'], 'call “Musicards!”'],
  [['Esc'], 'put everything back'],
];

export const shedding = {
  keys,
  draw: 'Draw',
  pass: 'Pass',
  done: 'Done',
  starter: (names: readonly string[]) => `To start: ${names.length > 0 ? either(names) : 'a wild'}`,
  drawn: (count: number) => `You have drawn ${counted(count, 'card', 'cards')}. Play, draw or pass.`,
  chooseFirst: 'First choose the cards that you want to play.',
  mistakeEndsTurn: { label: 'A mistake ends the turn', help: 'Otherwise one tries again.' },
  freeDraw: { label: 'Draw freely', help: 'You may draw even when a card in your hand fits.' },
  call: [
    'When you are down to one card, call *“Musicards!”*. If somebody else calls first, you take two cards. You may call at any time, also to catch others.',
  ],
};
