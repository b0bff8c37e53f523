/** What is said on many pages. */

import { counts } from './grammar';

export const common = {
  close: 'Close',
  oneMoment: 'One moment…',
  tryAgain: 'Try again',
  didNotWork: 'That did not work. Try again.',
  /** Between two names of one pitch, when they are spoken. */
  or: 'or',
  /** Between a word and what is told of it. */
  colon: ': ',
  /** Something said in doubt. */
  cards: counts.cards,
  points: counts.points,
  home: 'Musicards, home',
  rules: 'Rules',
  allGames: 'All games',
  /** The title of the browser's window. */
  windowTitle: (page: string) => `${page} – Musicards`,
};
