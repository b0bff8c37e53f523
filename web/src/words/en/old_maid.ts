/** Old Maid. */

import { grammar } from '../grammar';
import type { GameWords } from '../shapes';

const { counted } = grammar('en');

const about: GameWords = {
  title: 'Old Maid',
  subtitle: '',
  tagline: 'Find pairs, and do not keep the odd card.',
  aim: () => 'Lay down pairs and get rid of your cards. Whoever is left with the Old Maid loses; the others share the win.',
  rules: () => ({
    lead: 'Get rid of your cards in pairs. One card has no partner: *the Chromatic Scale card is the Old Maid*, and whoever keeps it to the end loses.',
    sections: [
      {
        title: 'The deal',
        body: ['All 48 note cards and the Old Maid are dealt out. Some may get one card more than others.'],
      },
      {
        title: 'Pairs',
        body: ['Two cards of *one pitch* are a pair, whatever their octaves. Pairs are laid down at once, always: after the deal and whenever a new one comes together.'],
      },
      {
        title: 'Your turn',
        body: [
          [
            '*Take one card* from the fan of the nearest player to your right who still has cards. It is shuffled and face down: you take what you like without knowing it.',
            'Does it make a pair with one of yours? Down it goes. Otherwise you keep it.',
          ],
          'Only you and the player from whom you took it have seen that card.',
        ],
      },
      {
        title: 'Safe',
        body: ['Whoever has no cards left is out of the game, and safe. The turn goes on to the next player who has cards.'],
      },
      { title: 'The end', body: ['When all pairs are laid, only the Old Maid is left. Whoever holds her loses; all the others win together.'] },
    ],
  }),
  keys: [
    [['← →'], 'go to the fan, and walk along it'],
    [['Space'], 'take that card'],
    [['1', '–', '9'], 'take the first to the ninth card'],
  ],
  options: { pitches: { label: 'Cards', choice: (value) => (value === 'naturals' ? 'White keys only' : 'All pitches') } },
  score: (count) => (count > 0 ? 'left with the Old Maid' : 'safe'),
};

export const old_maid = {
  about,
  maid: 'Old Maid',
  describedMaid: 'the Old Maid, Chromatic Scale',
  hand: (count: number) => (count === 0 ? 'You have no cards' : `Your hand, ${counted(count, 'card', 'cards')}`),
  fanOf: (name: string, count: number) => `${name}’s fan, ${counted(count, 'card', 'cards')} face down`,
  yourFan: (count: number) => `Your fan, ${counted(count, 'card', 'cards')}`,
  fanCard: (place: number, count: number) => `Card ${String(place)} of ${String(count)}, face down`,
  ownFanCard: (place: number, count: number, card: string) => `Card ${String(place)} of ${String(count)}, yours: ${card}`,
  whose: (name: string) => `${name}’s cards`,
  yours: 'Your cards, as they lie in the fan',
  takeFrom: (name: string) => `Take a card from ${name}.`,
  takesFromYou: (name: string) => `${name} takes a card from you.`,
  takes: (taker: string, name: string) => `${taker} takes a card from ${name}.`,
  youAreSafe: 'You are safe: no cards left.',
  safe: 'safe',
  pairs: (count: number) => (count === 0 ? 'No pairs' : counted(count, 'pair', 'pairs')),
  pairsOf: (count: number, names: string) => `${counted(count, 'pair', 'pairs')}: ${names}`,
  lying: (count: number) => `${counted(count, 'card', 'cards')} in the fan to take from`,
  lyingYours: (count: number) => `Somebody takes from your fan, ${counted(count, 'card', 'cards')}`,
};
