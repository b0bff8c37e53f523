/** The first page, and the line above every page. */

import { counted } from './grammar';

export const home = {
  heading: 'Card games with notes',
  lead: 'Fifty-four cards: twelve pitches, four octaves, six wilds. Play with friends or with the computer, and learn how music counts.',
  choose: 'Choose a game',
  players: (fewest: number, most: number) => (fewest === most ? counted(most, 'player', 'players') : `${String(fewest)}–${String(most)} players`),
  haveCode: 'Have you been given a table’s code?',
  goToTable: 'Go to the table',
  yourTables: 'Your tables',
};
