/** What happens in Go Fish, Old Maid and Memory. */

import { capital } from '../grammar';
import { note } from '../notes';
import { hasScale, namesOn, pitchAt } from '../tell';
import type { MoreSentences } from '../told';
import { cards, counts, does, whom } from './grammar';

/** In Memory and Old Maid it matters which wild it is. */
function face(code: string): string {
  return namesOn(code) || (hasScale(code) ? 'die Karte „Chromatic Scale“' : 'das Fragezeichen');
}

function pair(codes: readonly string[]): string {
  const [code = ''] = codes;
  return namesOn(code) || (hasScale(code) ? '„Chromatic Scale“' : 'Fragezeichen');
}

export const more: MoreSentences = {
  asked: ({ seat, of, pitch }, voice) => `${does(voice, seat, 'fragst', 'fragt')} ${whom(voice, of, 'dich')} nach ${note(pitch)}.`,
  given: ({ seat, to, cards: codes }, voice) => `${does(voice, seat, 'gibst', 'gibt')} ${whom(voice, to, 'dir')} ${cards(codes)}.`,
  fished: ({ seat, hour, card, lucky, drew }, voice) => {
    if (!drew) return `${does(voice, seat, 'kannst', 'kann')} nichts angeln: Der Nachziehstapel ist leer.`;
    const fishing = does(voice, seat, 'angelst', 'angelt');
    if (lucky) return `${fishing} ${pitchAt(hour)}, genau den gefragten Ton: ein guter Fang.`;
    return `${fishing} ${card ? cards([card]) : 'eine Karte'}.`;
  },
  'book-laid': ({ seat, hour }, voice) => `${does(voice, seat, 'legst', 'legt')} ein Quartett: alle vier ${pitchAt(hour)}.`,
  'pair-laid': ({ seat, cards: codes }, voice) => `${does(voice, seat, 'legst', 'legt')} ein Paar ${pair(codes)}.`,
  fanned: ({ seat, count }, voice) =>
    count === 1
      ? `${does(voice, seat, 'hältst', 'hält')} eine Karte hin.`
      : `${does(voice, seat, 'mischst', 'mischt')} ${counts.cards(count)} und ${seat === voice.viewer ? 'hältst' : 'hält'} sie hin.`,
  took: ({ seat, of, card }, voice) => {
    const what = card ? (hasScale(card) ? 'die Old Maid' : face(card)) : 'eine Karte';
    return `${does(voice, seat, 'ziehst', 'zieht')} ${what} von ${whom(voice, of, 'dir')}.`;
  },
  'went-out': ({ seat }, voice) => `${does(voice, seat, 'hast', 'hat')} keine Karten mehr und ${seat === voice.viewer ? 'bist' : 'ist'} sicher.`,
  flipped: ({ seat, card, position }, voice) => `${does(voice, seat, 'deckst', 'deckt')} Karte ${String(position + 1)} auf: ${face(card)}.`,
  'pair-kept': ({ seat, cards: codes }, voice) => `${does(voice, seat, 'behältst', 'behält')} das Paar ${pair(codes)}.`,
  'turned-back': ({ cards: [one = '', other = ''] }) => `${capital(face(one))} und ${face(other)} sind kein Paar: Beide werden wieder umgedreht.`,
};
