/** What happens in Go Fish, Old Maid and Memory. */

import { capital } from '../grammar';
import { note } from '../notes';
import { hasScale, namesOn, pitchAt } from '../tell';
import type { MoreSentences } from '../told';
import { cards, counts, does } from './grammar';

/** In Memory and Old Maid it matters which wild it is. */
function face(code: string): string {
  return namesOn(code) || (hasScale(code) ? 'une carte Chromatic Scale' : 'un point d’interrogation');
}

function pair(codes: readonly string[]): string {
  const [code = ''] = codes;
  return namesOn(code) || (hasScale(code) ? 'Chromatic Scale' : 'points d’interrogation');
}

export const more: MoreSentences = {
  asked: ({ seat, of, pitch }, voice) => {
    if (of === voice.viewer) return `${voice.name(seat)} te demande ${note(pitch)}.`;
    return `${does(voice, seat, 'demandes', 'demande')} ${note(pitch)} à ${voice.name(of)}.`;
  },
  given: ({ seat, to, cards: codes }, voice) => {
    if (to === voice.viewer) return `${voice.name(seat)} te donne ${cards(codes)}.`;
    return `${does(voice, seat, 'donnes', 'donne')} ${cards(codes)} à ${voice.name(to)}.`;
  },
  fished: ({ seat, hour, card, lucky, drew }, voice) => {
    if (!drew) return `${does(voice, seat, 'n’as', 'n’a')} rien à piocher : la pioche est vide.`;
    const draws = does(voice, seat, 'pioches', 'pioche');
    if (lucky) return `${draws} ${pitchAt(hour)}, juste ce qu’il fallait : belle prise.`;
    return `${draws} ${card ? cards([card]) : 'une carte'}.`;
  },
  'book-laid': ({ seat, hour }, voice) => `${does(voice, seat, 'poses', 'pose')} une famille : les quatre ${pitchAt(hour)}.`,
  'pair-laid': ({ seat, cards: codes }, voice) => `${does(voice, seat, 'poses', 'pose')} une paire de ${pair(codes)}.`,
  fanned: ({ seat, count }, voice) => {
    const which = count === 1 ? 'une carte et la' : `${counts.cards(count)} et les`;
    return `${does(voice, seat, 'mélanges', 'mélange')} ${which} ${seat === voice.viewer ? 'tends' : 'tend'}.`;
  },
  took: ({ seat, of, card }, voice) => {
    const what = card ? (hasScale(card) ? 'l’Old Maid' : face(card)) : 'une carte';
    if (of === voice.viewer) return `${voice.name(seat)} te prend ${what}.`;
    return `${does(voice, seat, 'prends', 'prend')} ${what} à ${voice.name(of)}.`;
  },
  'went-out': ({ seat }, voice) =>
    `${does(voice, seat, 'n’as', 'n’a')} plus de cartes et ${seat === voice.viewer ? 'ne risques' : 'ne risque'} plus rien.`,
  flipped: ({ seat, card, position }, voice) => `${does(voice, seat, 'retournes', 'retourne')} la carte ${String(position + 1)} : ${face(card)}.`,
  'pair-kept': ({ seat, cards: codes }, voice) => `${does(voice, seat, 'gardes', 'garde')} la paire de ${pair(codes)}.`,
  'turned-back': ({ cards: [one = '', other = ''] }) => `${capital(face(one))} et ${face(other)} ne font pas une paire : on les cache de nouveau.`,
};
