/** The table while a match is played: what every game has. */

import { and, counts, possessive } from './grammar';

const { cards } = counts;

export const table = {
  /** Somebody without a name. */
  seat: (number: number) => `Seat ${String(number)}`,
  you: 'You',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${possessive(name)} turn`,
  over: 'The game is over',
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  /** Who shares the win, oneself among them or not. */
  share: (names: readonly string[], withMe: boolean) => `${and(withMe ? ['You', ...names] : names)} share the win`,
  blocked: 'Nobody could go on: the fewest cards win.',
  result: 'Result',
  nextGame: 'To the next game',
  playAgain: 'Play again',
  anotherGame: 'Another game',

  watching: 'You are watching',
  watchingPlace: 'Watching',
  yourPlace: 'Your place',
  others: 'Other players',
  /** `count` is null where nobody holds cards. */
  opponent: (name: string, count: number | null, onTurn: boolean) => `${name}${count === null ? '' : `, ${cards(count)}`}${onTurn ? ', on turn' : ''}`,
  away: 'away',
  whatHappens: 'What happens',
  howToWin: 'How to win',
  whatHappened: 'What happened',
  nothingYet: 'Nothing has happened yet.',
  announcements: 'Announcements',
  youHave: (count: number) => `You have ${cards(count)}`,

  yourHand: 'Your hand',
  hand: (label: string, count: number) => `${label}, ${cards(count)}`,
  middle: 'Middle of the table',
  stock: (count: number) => `Stock, ${cards(count)}`,
  stockDraw: (count: number) => `Stock, ${cards(count)}: draw one`,
  drawCard: 'Draw a card',
  discardPile: (count: number, top: string) => `Discard pile, ${cards(count)}. On top: ${top}`,
  emptyDiscardPile: 'Discard pile, empty',
  whatYouCanDo: 'What you can do',

  wrong: 'What was wrong',
  notPossible: 'Not possible',
  more: 'Why?',
  less: 'Less',
  putAway: 'Put the slip away',

  shortcuts: 'Shortcuts',
  rulesKey: 'the rules',
  helpKey: 'this page',

  bubbles: {
    pass: 'Pass',
    done: 'Done',
    draws: 'draws a card',
    penalty: (count: number) => `+${String(count)}`,
    skipped: 'skipped',
    undone: 'takes it back',
  },
};
