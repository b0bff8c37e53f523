/** The page's definition of Old Maid. */

import { complete, type Clock, type Picture } from '../../lesson/picture';
import type { GameView } from '../../match/game-view';
import { each } from '../../match/events';
import type { Deck } from '../../music/cards';
import { notesOf } from '../../music/notes';
import { shownFaces } from '../../settings/settings.svelte';
import { aboutPlayer, cardText, cardsText, faceText } from '../../texts/events';
import { hasScale, namesOn, numberIn, pitchAt, textsIn, type Facts } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import type { OldMaidTable } from '../../wire';
import Surface from './Surface.svelte';

/** Two cards that are no pair: where both are on the clock, the staff and the keys. */
function pairPicture(facts: Facts, deck: Deck): Picture | null {
  const [one, other] = textsIn(facts, 'cards').map((code) => deck.get(code));
  const [from, wrong] = [one?.hour ?? null, other?.hour ?? null];
  if (from === null || wrong === null) return null;
  const [name = '', wrongName = ''] = [one?.names[0], other?.names[0]];
  const clock: Clock = { counted: [], from, needed: null, played: [wrong], scale: [] };
  return complete({ ring: null, clock }, [{ name, octave: 4, role: 'from' }], [wrongName]);
}

export const oldMaid = {
  // The place from which the next card is taken.
  tableText: ({ seat, of, fan }) => (of === null ? '' : t(of === seat ? 'old_maid-table.you' : 'old_maid-table', { count: fan })),
  surface: Surface,
  review: async () => {
    const [middle, seatPanel] = await Promise.all([import('../generic/Moved.svelte'), import('../won/WonPairs.svelte')]);
    return { middle: middle.default, seatPanel: seatPanel.default };
  },
  // A name or a number on the cards gives a pair away.
  aids: () => shownFaces().name || shownFaces().clock,
  events: {
    'pair-laid': {
      text: ({ seat, cards: [card = ''] }, voice) => aboutPlayer('old_maid-lays', voice, seat, { card: faceText(card) }),
      bubble: ({ cards: [card = ''] }) => ({ text: t('old_maid-my-pair', { note: namesOn(card) }), tone: 'said' }),
      journeys: ({ seat, cards }, place) => each(cards, place(seat), `won-${String(seat)}`),
      notes: ({ cards }, deck) => [notesOf(deck, cards, [])],
      automatic: true,
      inMiddle: true,
    },
    fanned: {
      text: ({ seat, count }, voice) => aboutPlayer('old_maid-fanned', voice, seat, { cards: cardsText(null, count) }),
      journeys: null,
      notes: null,
      automatic: true,
      onTable: true,
    },
    took: {
      text: ({ seat, of, card }, voice) =>
        aboutPlayer('old_maid-took', voice, seat, { card: card !== null && hasScale(card) ? t('events-old-maid') : cardText(card) }, of),
      journeys: ({ seat, of, position, card }, place) =>
        each([card], place(of) === 'hand' ? 'hand' : `fan-${String(position)}`, place(seat)),
      // It sounds only for those who see it.
      notes: ({ card }, deck) => (card !== null ? notesOf(deck, [card], []) : []),
      inMiddle: true,
    },
    'went-out': {
      text: ({ seat }, voice) => aboutPlayer('old_maid-went-out', voice, seat, {}),
      journeys: null,
      notes: null,
      automatic: true,
    },
  },
  refusalPicture: ({ reason, facts }, deck) => {
    const picture = reason === 'not-a-pair' ? pairPicture(facts, deck) : null;
    return picture && { picture, more: t('lessons-more-pair') };
  },
  variables: (facts) => ({
    note: pitchAt(numberIn(facts, 'hour') ?? 0),
    count: numberIn(facts, 'count') ?? 0,
    place: (numberIn(facts, 'position') ?? 0) + 1,
  }),
} satisfies GameView<OldMaidTable>;
