/** Key's Corners. */

import { note } from '../notes';
import type { GameWords } from '../shapes';
import { counted, counts, space } from './grammar';
import { rules } from './rules_keys_corners';
import { scaleName, kindName } from './scales';

const about: GameWords = {
  title: 'Key’s Corners',
  subtitle: '',
  tagline: 'Build a scale from corner to corner.',
  aim: (options) =>
    `Build ${scaleName(options['scale'])} upward in the corners: a full scale is 10 points, four of another note 5. Most points win.`,
  rules,
  keys: [
    [['← →'], 'go to your hand, and walk through it; or through a pile'],
    [['Space'], 'pick up a card, or put it back'],
    [['7', '8', '9'], 'the upper row of spaces, as on a number pad'],
    [['4', '5', '6'], 'west, the discard pile, east'],
    [['1', '2', '3'], 'the lower row'],
    [['+', '−'], 'pick up more or fewer cards of a pile'],
    [['N'], 'done (next player)'],
    [['Esc'], 'put everything back'],
  ],
  options: { scale: { label: 'The scale' } },
  score: counts.points,
};

export const keys_corners = {
  about,
  kindName,
  lying: (scale: readonly string[]) => `The scale: ${scale.map(note).join(', ')}`,
  scale: 'The scale',
  degree: (number: number, name: string) => `${String(number)}: ${note(name)}`,
  hidden: 'The scale is hidden.',
  hide: 'Hide',
  show: 'Show',
  hideScale: 'Hide the scale',
  showScale: 'Show the scale',
  books: (points: number, scales: number, stacks: number) =>
    `${counts.points(points)}: ${counted(scales, 'scale', 'scales')}, ${counted(stacks, 'stack', 'stacks')}`,
  /** Points, in short: after their number. */
  pts: 'pts',
  bubbleBook: (kind: string, points: number) => `${kind === 'scale' ? 'a scale' : 'a stack'}: +${String(points)}`,
  bubbleDiscards: 'discards',
  whichNote: 'Which note is your wild?',
  inScale: 'Notes of the scale',
  outside: 'Other notes',
  nineSpaces: 'The nine spaces',
  empty: 'empty',
  spaceWith: (name: string, contents: string) => `${space(name)}: ${contents}`,
  pickUp: (name: string, where: string, andAbove: boolean) =>
    `${note(name)}, ${space(where)}: pick up${andAbove ? ' with all above it' : ''}`,
  putOn: (where: string) => `Put on the ${space(where)}`,
  howMany: 'How many cards to pick up',
  oneLess: 'One card less',
  oneMore: 'One card more',
  fromPile: (count: number, where: string) => `${String(count)} from the ${space(where)}: tap where to.`,
  aWild: 'A wild',
  tapWhere: (name: string) => `${name}: tap where it goes.`,
  tapWhereOrDiscard: (name: string) => `${name}: tap where it goes, or the discard pile.`,
  playOn: 'Play on, or Done ends your turn.',
  pickFirst: 'Pick up a card, then tap where it goes.',
  firstPick: 'First pick up a card.',
  cornerStays: 'Cards in a corner stay there. Pick up another card to put on them.',
  onlyHand: 'Only a card of your hand can be discarded.',
  firstPickDiscard: 'First pick up the card that you want to discard.',
  won: 'You have won',
  done: 'Done',
};
