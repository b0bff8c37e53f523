/** The deck sent with the lobby: what is printed on a card, and how a hand is sorted for display. */

import type { CardInfo } from '../wire';

export type Deck = ReadonlyMap<string, CardInfo>;

export function makeDeck(cards: readonly CardInfo[]): Deck {
  return new Map(cards.map((card) => [card.code, card]));
}

/** What is printed on a card; a card not in the deck shows its code. */
export function cardOf(deck: Deck, code: string): CardInfo {
  return deck.get(code) ?? { code, hour: null, octave: null, names: [] };
}

export function isWild(card: CardInfo): boolean {
  return card.hour === null;
}

/** Whether a wild is a Chromatic Scale card rather than a question mark. */
export function isChromaticScale(card: CardInfo): boolean {
  return isWild(card) && card.code.startsWith('X');
}

/** Whether a card is a black key, which has two names. */
export function isBlackKey(card: CardInfo): boolean {
  return card.names.length > 1;
}

/** Sort a hand by pitch, C first, wilds last. */
export function arrange(deck: Deck, codes: readonly string[]): string[] {
  const place = (code: string): number => {
    const { hour, octave } = cardOf(deck, code);
    return hour === null ? 1000 : (hour % 12) * 10 + (octave ?? 0);
  };
  return [...codes].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}
