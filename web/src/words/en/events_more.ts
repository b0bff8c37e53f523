/** What happens in Go Fish, Old Maid and Memory. */

import { capital } from '../grammar';
import { note } from '../notes';
import { hasScale, namesOn, pitchAt } from '../tell';
import type { MoreSentences } from '../told';
import { cards, counted, does, whom } from './grammar';

/** In Memory and Old Maid it matters which wild it is. */
function face(code: string): string {
  return namesOn(code) || (hasScale(code) ? 'a Chromatic Scale card' : 'a question mark card');
}

function pair(codes: readonly string[]): string {
  const [code = ''] = codes;
  return namesOn(code) || (hasScale(code) ? 'Chromatic Scale cards' : 'question mark cards');
}

export const more: MoreSentences = {
  asked: ({ seat, of, pitch }, voice) => `${does(voice, seat, 'ask', 'asks')} ${whom(voice, of)} for ${note(pitch)}.`,
  given: ({ seat, to, cards: codes }, voice) => `${does(voice, seat, 'give', 'gives')} ${whom(voice, to)} ${cards(codes)}.`,
  fished: ({ seat, hour, card, lucky, drew }, voice) => {
    if (!drew) return `${does(voice, seat, 'find', 'finds')} nothing to fish for: the stock is empty.`;
    const fishing = does(voice, seat, 'go', 'goes');
    if (lucky) return `${fishing} fishing and ${seat === voice.viewer ? 'draw' : 'draws'} ${pitchAt(hour)}, as asked: a lucky catch.`;
    return card ? `${fishing} fishing and ${seat === voice.viewer ? 'draw' : 'draws'} ${cards([card])}.` : `${fishing} fishing.`;
  },
  'book-laid': ({ seat, hour }, voice) => `${does(voice, seat, 'lay', 'lays')} a book: all four of ${pitchAt(hour)}.`,
  'pair-laid': ({ seat, cards: codes }, voice) => `${does(voice, seat, 'lay', 'lays')} a pair of ${pair(codes)}.`,
  fanned: ({ seat, count }, voice) =>
    `${does(voice, seat, 'shuffle', 'shuffles')} ${counted(count, 'card', 'cards')} and ${seat === voice.viewer ? 'hold' : 'holds'} ${count === 1 ? 'it' : 'them'} out.`,
  took: ({ seat, of, card }, voice) => {
    if (card && hasScale(card)) return `${does(voice, seat, 'take', 'takes')} the Old Maid from ${whom(voice, of)}.`;
    return `${does(voice, seat, 'take', 'takes')} ${card ? face(card) : 'a card'} from ${whom(voice, of)}.`;
  },
  'went-out': ({ seat }, voice) => `${does(voice, seat, 'have', 'has')} no cards left and ${seat === voice.viewer ? 'are' : 'is'} safe.`,
  flipped: ({ seat, card, position }, voice) => `${does(voice, seat, 'turn', 'turns')} over card ${String(position + 1)}: ${face(card)}.`,
  'pair-kept': ({ seat, cards: codes }, voice) => `${does(voice, seat, 'keep', 'keeps')} the pair of ${pair(codes)}.`,
  'turned-back': ({ cards: [one = '', other = ''] }) => `${capital(face(one))} and ${face(other)} are no pair: both are turned back.`,
};
