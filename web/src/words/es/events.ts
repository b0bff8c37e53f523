/** What happened at the table, as one says it to somebody sitting there. */

import type { Words } from '../en';
import { note } from '../notes';
import { namesOn, type Voice } from '../tell';
import { and, card, cards, counted, counts, does, seconds, theSpace } from './grammar';
import { more } from './events_more';
import { whyText } from '../../texts/lessons';

/** “ganas tú”, “Ada y Ben comparten la victoria”. */
function won(winners: readonly number[], voice: Voice): string {
  const [winner, ...others] = winners;
  if (winner === undefined) return 'no gana nadie';
  if (others.length === 0) return winner === voice.viewer ? 'ganas tú' : `gana ${voice.name(winner)}`;
  const names = winners.filter((seat) => seat !== voice.viewer).map((seat) => voice.name(seat));
  return winners.length > names.length ? `compartes la victoria con ${and(names)}` : `${and(names)} comparten la victoria`;
}

/** What was said with a play. */
function said(say: Readonly<Record<string, string>>): string {
  const { letter, step, pitch } = say as { letter?: string; step?: string; pitch?: string };
  const words = [
    ...(letter ? [note(letter)] : []),
    ...(step ? [step === 'half' ? '«semitono»' : '«tono»'] : []),
    ...(pitch ? [note(pitch)] : []),
  ];
  return and(words);
}

export const events: Words['events'] = {
  dealt: ({ starter }) => `Las cartas están repartidas.${starter ? ` Para empezar: ${card(starter)}.` : ''}`,
  turn: ({ seat }, voice) => (seat === voice.viewer ? 'Te toca.' : `Le toca a ${voice.name(seat)}.`),
  'letter-played': ({ seat, cards: played, letter }, voice) => {
    const names = cards(played, letter);
    const says = names === note(letter) ? '' : ` y ${seat === voice.viewer ? 'dices' : 'dice'} ${note(letter)}`;
    return `${does(voice, seat, 'juegas', 'juega')} ${names}${says}.`;
  },
  'step-played': ({ seat, cards: played, step, pitch }, voice) => {
    const as = pitch ? ` como ${note(pitch)}` : '';
    const which = step ? `, un ${step === 'half' ? 'semitono' : 'tono'}` : '';
    return `${does(voice, seat, 'juegas', 'juega')} ${cards(played)}${as}${which}.`;
  },
  misplayed: ({ seat, cards: played, say, code, facts }, voice) => {
    const words = said(say);
    const says = words ? ` y ${seat === voice.viewer ? 'dices' : 'dice'} ${words}` : '';
    return `${does(voice, seat, 'juegas', 'juega')} ${cards(played)}${says}. ${whyText(code, facts)}`;
  },
  drew: ({ seat, card: drawn }, voice) => `${does(voice, seat, 'robas', 'roba')} ${drawn ? card(drawn) : 'una carta'}.`,
  penalized: ({ seat, count, cards: taken }, voice) =>
    count === 0 ? 'No quedan cartas para el castigo.' : `${does(voice, seat, 'tomas', 'toma')} ${count === 1 ? 'una carta de castigo' : counted(count, 'carta de castigo', 'cartas de castigo')}${taken && taken.length > 0 ? `: ${cards(taken)}` : ''}.`,
  passed: ({ seat }, voice) => `${does(voice, seat, 'pasas', 'pasa')}.`,
  finished: ({ seat }, voice) => `${does(voice, seat, 'dices', 'dice')} «Listo».`,
  called: ({ seat, safe }, voice) =>
    `${does(voice, seat, 'cantas', 'canta')} «Musicards!»${safe ? ` y ${seat === voice.viewer ? 'estás' : 'está'} a salvo.` : '.'}`,
  caught: ({ seat, by }, voice) => {
    const what = 'solo una carta, y sin cantarlo';
    if (by === voice.viewer) return `Atrapas a ${voice.name(seat)}: ${what}.`;
    return seat === voice.viewer ? `${voice.name(by)} te atrapa: ${what}.` : `${voice.name(by)} atrapa a ${voice.name(seat)}: ${what}.`;
  },
  reshuffled: ({ count }) => `Los descartes se barajan y forman el nuevo mazo: ${counts.cards(count)}.`,
  ended: ({ winners, blocked }, voice) => `${blocked ? 'Nadie puede seguir' : 'La partida ha terminado'}: ${won(winners, voice)}.`,
  placed: ({ seat, card: code, source, to, name }, voice) => {
    const from = source === 'discard' ? ' de los descartes' : '';
    const what = namesOn(code) === '' ? `un comodín${from} como ${note(name)}` : `${note(name)}${from}`;
    return `${does(voice, seat, 'pones', 'pone')} ${what} en ${theSpace(to)}.`;
  },
  moved: ({ seat, source, to, names }, voice) =>
    `${does(voice, seat, 'mueves', 'mueve')} ${and(names.map(note))} de ${theSpace(source)} a ${theSpace(to)}.`,
  discarded: ({ seat, card: code }, voice) => `${does(voice, seat, 'descartas', 'descarta')} ${card(code)}.`,
  book: ({ seat, space, kind, names, points }, voice) =>
    `${does(voice, seat, 'completas', 'completa')} ${kind === 'scale' ? 'la escala' : `el cuarteto de ${note(names[0] ?? '')}`} en ${theSpace(space)}: ${counts.points(points)}.`,
  'drew-up': ({ seat, count, cards: drawn }, voice) =>
    `${does(voice, seat, 'robas', 'roba')} ${count === 1 ? 'una carta' : counts.cards(count)}${drawn && drawn.length > 0 ? `: ${cards(drawn)}` : ''}.`,
  skipped: ({ seat }, voice) => `${does(voice, seat, 'no puedes', 'no puede')} jugar nada y ${seat === voice.viewer ? 'pierdes' : 'pierde'} el turno.`,
  undone: ({ seat }, voice) => `${does(voice, seat, 'deshaces', 'deshace')} la última jugada.`,
  ...more,
};

/** What is told beside the log. */
export const notices: Words['notices'] = {
  away: ({ seat }, voice) =>
    seat === voice.viewer ? 'No estabas: un ordenador juega por ti.' : `${voice.name(seat ?? 0)} no está: sigue un ordenador.`,
  back: ({ seat }, voice) => `${does(voice, seat ?? 0, 'has', 'ha')} vuelto.`,
  'time-up': ({ seat }, voice) =>
    seat === voice.viewer
      ? 'Se te acabó el tiempo: un ordenador termina este turno.'
      : `A ${voice.name(seat ?? 0)} se le acabó el tiempo: un ordenador termina este turno.`,
  race: ({ first, second, by }, voice) => {
    const late = second === voice.viewer ? 'tú' : voice.name(second ?? 0);
    const ahead = by ? `${seconds(by)} segundos antes que ${late}` : `justo antes que ${late}`;
    return `${does(voice, first ?? 0, 'has', 'ha')} cantado «Musicards!» ${ahead}.`;
  },
};
