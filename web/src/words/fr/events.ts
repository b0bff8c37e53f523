/** What happened at the table, as one says it to somebody sitting there. */

import type { Words } from '../en';
import { note } from '../notes';
import { namesOn, type Voice } from '../tell';
import { and, card, cards, counted, counts, does, ofSpace, onSpace, seconds, theSpace } from './grammar';
import { more } from './events_more';
import { whyText } from '../../texts/lessons';

/** “tu gagnes”, “Ada et Ben partagent la victoire”. */
function won(winners: readonly number[], voice: Voice): string {
  const [winner, ...others] = winners;
  if (winner === undefined) return 'personne ne gagne';
  if (others.length === 0) return winner === voice.viewer ? 'tu gagnes' : `${voice.name(winner)} gagne`;
  const names = winners.filter((seat) => seat !== voice.viewer).map((seat) => voice.name(seat));
  return winners.length > names.length ? `${and([...names, 'toi'])}, vous partagez la victoire` : `${and(names)} partagent la victoire`;
}

/** What was said with a play. */
function said(say: Readonly<Record<string, string>>): string {
  const { letter, step, pitch } = say as { letter?: string; step?: string; pitch?: string };
  const words = [
    ...(letter ? [note(letter)] : []),
    ...(step ? [step === 'half' ? '« demi-ton »' : '« ton »'] : []),
    ...(pitch ? [note(pitch)] : []),
  ];
  return and(words);
}

export const events: Words['events'] = {
  dealt: ({ starter }) => `Les cartes sont distribuées.${starter ? ` Pour commencer : ${card(starter)}.` : ''}`,
  turn: ({ seat }, voice) => (seat === voice.viewer ? 'C’est à toi de jouer.' : `C’est à ${voice.name(seat)} de jouer.`),
  'letter-played': ({ seat, cards: played, letter }, voice) => {
    const names = cards(played, letter);
    const says = names === note(letter) ? '' : ` et ${seat === voice.viewer ? 'dis' : 'dit'} ${note(letter)}`;
    return `${does(voice, seat, 'joues', 'joue')} ${names}${says}.`;
  },
  'step-played': ({ seat, cards: played, step, pitch }, voice) => {
    const as = pitch ? ` comme ${note(pitch)}` : '';
    const which = step ? `, un ${step === 'half' ? 'demi-ton' : 'ton'}` : '';
    return `${does(voice, seat, 'joues', 'joue')} ${cards(played)}${as}${which}.`;
  },
  misplayed: ({ seat, cards: played, say, code, facts }, voice) => {
    const words = said(say);
    const says = words ? ` et ${seat === voice.viewer ? 'dis' : 'dit'} ${words}` : '';
    return `${does(voice, seat, 'joues', 'joue')} ${cards(played)}${says}. ${whyText(code, facts)}`;
  },
  drew: ({ seat, card: drawn }, voice) => `${does(voice, seat, 'pioches', 'pioche')} ${drawn ? card(drawn) : 'une carte'}.`,
  penalized: ({ seat, count, cards: taken }, voice) =>
    count === 0 ? 'Il ne reste pas de cartes pour la pénalité.' : `${does(voice, seat, 'prends', 'prend')} ${count === 1 ? 'une carte de pénalité' : counted(count, 'carte de pénalité', 'cartes de pénalité')}${taken && taken.length > 0 ? ` : ${cards(taken)}` : ''}.`,
  passed: ({ seat }, voice) => `${does(voice, seat, 'passes', 'passe')}.`,
  finished: ({ seat }, voice) => `${does(voice, seat, 'as', 'a')} terminé.`,
  called: ({ seat, safe }, voice) =>
    `${does(voice, seat, 'annonces', 'annonce')} « Musicards! »${safe ? ` et ${seat === voice.viewer ? 'ne risques' : 'ne risque'} plus rien.` : ''}`,
  caught: ({ seat, by }, voice) => {
    const what = 'plus qu’une carte, sans l’avoir annoncé';
    if (by === voice.viewer) return `Tu surprends ${voice.name(seat)} : ${what}.`;
    return seat === voice.viewer ? `${voice.name(by)} te surprend : ${what}.` : `${voice.name(by)} surprend ${voice.name(seat)} : ${what}.`;
  },
  reshuffled: ({ count }) => `La défausse est mélangée et devient la nouvelle pioche : ${counts.cards(count)}.`,
  ended: ({ winners, blocked }, voice) => `${blocked ? 'Personne ne peut continuer' : 'La partie est finie'} : ${won(winners, voice)}.`,
  placed: ({ seat, card: code, source, to, name }, voice) => {
    const from = source === 'discard' ? ' de la défausse' : '';
    const what = namesOn(code) === '' ? `un joker${from} comme ${note(name)}` : `${note(name)}${from}`;
    return `${does(voice, seat, 'poses', 'pose')} ${what} ${onSpace(to)}.`;
  },
  moved: ({ seat, source, to, names }, voice) =>
    `${does(voice, seat, 'déplaces', 'déplace')} ${and(names.map(note))} ${ofSpace(source)} vers ${theSpace(to)}.`,
  discarded: ({ seat, card: code }, voice) => `${does(voice, seat, 'défausses', 'défausse')} ${card(code)}.`,
  book: ({ seat, space, kind, names, points }, voice) =>
    `${does(voice, seat, 'complètes', 'complète')} ${kind === 'scale' ? 'la gamme' : `le carré de ${note(names[0] ?? '')}`} ${onSpace(space)} : ${counts.points(points)}.`,
  'drew-up': ({ seat, count, cards: drawn }, voice) =>
    `${does(voice, seat, 'pioches', 'pioche')} ${count === 1 ? 'une carte' : counts.cards(count)}${drawn && drawn.length > 0 ? ` : ${cards(drawn)}` : ''}.`,
  skipped: ({ seat }, voice) =>
    seat === voice.viewer ? 'Tu ne peux rien jouer et tu passes ton tour.' : `${voice.name(seat)} ne peut rien jouer et passe son tour.`,
  undone: ({ seat }, voice) => `${does(voice, seat, 'reprends', 'reprend')} le dernier coup.`,
  ...more,
};

/** What is told beside the log. */
export const notices: Words['notices'] = {
  away: ({ seat }, voice) =>
    seat === voice.viewer ? 'Tu n’étais plus là : un ordinateur joue pour toi.' : `${voice.name(seat ?? 0)} n’est plus là : un ordinateur continue.`,
  back: ({ seat }, voice) => `${does(voice, seat ?? 0, 'es', 'est')} de retour.`,
  'time-up': ({ seat }, voice) =>
    seat === voice.viewer
      ? 'Ton temps est écoulé : un ordinateur finit ce tour.'
      : `${voice.name(seat ?? 0)} n’a plus de temps : un ordinateur finit ce tour.`,
  race: ({ first, second, by }, voice) => {
    const late = second === voice.viewer ? 'toi' : voice.name(second ?? 0);
    const ahead = by ? `${seconds(by)} seconde avant ${late}` : `juste avant ${late}`;
    return `${does(voice, first ?? 0, 'as', 'a')} annoncé « Musicards! » en premier, ${ahead}.`;
  },
};
