/** What happens in Go Fish, Old Maid and Memory. */

import { capital } from '../grammar';
import { note } from '../notes';
import { hasScale, namesOn, pitchAt } from '../tell';
import type { MoreSentences } from '../told';
import { cards, counts, does } from './grammar';

/** In Memory and Old Maid it matters which wild it is. */
function face(code: string): string {
  return namesOn(code) || (hasScale(code) ? 'la carta Chromatic Scale' : 'el signo de interrogación');
}

function pair(codes: readonly string[]): string {
  const [code = ''] = codes;
  return namesOn(code) || (hasScale(code) ? 'Chromatic Scale' : 'signos de interrogación');
}

export const more: MoreSentences = {
  asked: ({ seat, of, pitch }, voice) => {
    if (of === voice.viewer) return `${voice.name(seat)} te pide ${note(pitch)}.`;
    return `${does(voice, seat, 'le pides', 'le pide')} ${note(pitch)} a ${voice.name(of)}.`;
  },
  given: ({ seat, to, cards: codes }, voice) => {
    if (to === voice.viewer) return `${voice.name(seat)} te da ${cards(codes)}.`;
    return `${does(voice, seat, 'le das', 'le da')} ${cards(codes)} a ${voice.name(to)}.`;
  },
  fished: ({ seat, hour, card, lucky, drew }, voice) => {
    if (!drew) return `${does(voice, seat, 'no puedes', 'no puede')} robar nada: el mazo está vacío.`;
    const draws = does(voice, seat, 'robas', 'roba');
    if (lucky) return `${draws} ${pitchAt(hour)}, justo lo que ${seat === voice.viewer ? 'pedías' : 'pedía'}: buena pesca.`;
    return `${draws} ${card ? cards([card]) : 'una carta'}.`;
  },
  'book-laid': ({ seat, hour }, voice) => `${does(voice, seat, 'pones', 'pone')} un libro: las cuatro de ${pitchAt(hour)}.`,
  'pair-laid': ({ seat, cards: codes }, voice) => `${does(voice, seat, 'pones', 'pone')} una pareja de ${pair(codes)}.`,
  fanned: ({ seat, count }, voice) => {
    const which = count === 1 ? 'una carta y la' : `${counts.cards(count)} y las`;
    return `${does(voice, seat, 'barajas', 'baraja')} ${which} ${seat === voice.viewer ? 'ofreces' : 'ofrece'}.`;
  },
  took: ({ seat, of, card }, voice) => {
    const what = card ? (hasScale(card) ? 'la Old Maid' : face(card)) : 'una carta';
    if (of === voice.viewer) return `${voice.name(seat)} te quita ${what}.`;
    return `${does(voice, seat, 'le quitas', 'le quita')} ${what} a ${voice.name(of)}.`;
  },
  'went-out': ({ seat }, voice) =>
    seat === voice.viewer ? 'Ya no tienes cartas y estás a salvo.' : `${voice.name(seat)} ya no tiene cartas y está a salvo.`,
  flipped: ({ seat, card, position }, voice) => `${does(voice, seat, 'destapas', 'destapa')} la carta ${String(position + 1)}: ${face(card)}.`,
  'pair-kept': ({ seat, cards: codes }, voice) => `${does(voice, seat, 'te quedas', 'se queda')} con la pareja de ${pair(codes)}.`,
  'turned-back': ({ cards: [one = '', other = ''] }) => `${capital(face(one))} y ${face(other)} no forman pareja: las dos se tapan de nuevo.`,
};
