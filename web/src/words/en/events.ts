/** What happened at the table, as one says it to somebody sitting there. */

import { note } from '../notes';
import { namesOn, type Voice } from '../tell';
import type { NoticeSentences, Sentences } from '../told';
import { and, card, cards, counted, does, possessive, seconds, space, whom } from './grammar';
import { more } from './events_more';
import { whyText } from '../../texts/lessons';

/** "You win", "Ada and Ben share the win". */
function won(winners: readonly number[], voice: Voice): string {
  const [winner, ...others] = winners;
  if (winner === undefined) return 'nobody wins';
  if (others.length === 0) return winner === voice.viewer ? 'you win' : `${voice.name(winner)} wins`;
  const names = winners.filter((seat) => seat !== voice.viewer).map((seat) => voice.name(seat));
  return `${and(winners.length > names.length ? ['you', ...names] : names)} share the win`;
}

/** What was said with a play, in Steps or The Distance. */
function said(say: Readonly<Record<string, string>>): string {
  const { letter, step, pitch } = say as { letter?: string; step?: string; pitch?: string };
  const words = [
    ...(letter ? [note(letter)] : []),
    ...(step ? [step === 'half' ? '“half step”' : '“whole step”'] : []),
    ...(pitch ? [note(pitch)] : []),
  ];
  return and(words);
}

export const events: Sentences = {
  dealt: ({ starter }) => `The cards are dealt.${starter ? ` The starter is ${card(starter)}.` : ''}`,
  turn: ({ seat }, voice) => (seat === voice.viewer ? 'It is your turn.' : `It is ${possessive(voice.name(seat))} turn.`),
  'letter-played': ({ seat, cards: played, letter }, voice) => {
    const names = cards(played, letter);
    const says = names === note(letter) ? '' : ` and ${seat === voice.viewer ? 'say' : 'says'} ${note(letter)}`;
    return `${does(voice, seat, 'play', 'plays')} ${names}${says}.`;
  },
  'step-played': ({ seat, cards: played, step, pitch }, voice) => {
    const as = pitch ? ` as ${note(pitch)}` : '';
    const which = step ? `, a ${step === 'half' ? 'half' : 'whole'} step` : '';
    return `${does(voice, seat, 'play', 'plays')} ${cards(played)}${as}${which}.`;
  },
  misplayed: ({ seat, cards: played, say, code, facts }, voice) => {
    const words = said(say);
    const says = words ? ` and ${seat === voice.viewer ? 'say' : 'says'} ${words}` : '';
    return `${does(voice, seat, 'play', 'plays')} ${cards(played)}${says}. ${whyText(code, facts)}`;
  },
  drew: ({ seat, card: drawn }, voice) => `${does(voice, seat, 'draw', 'draws')} ${drawn ? card(drawn) : 'a card'}.`,
  penalized: ({ seat, count, cards: taken }, voice) =>
    count === 0 ? 'No cards are left for the penalty.' : `${does(voice, seat, 'take', 'takes')} ${counted(count, 'penalty card', 'penalty cards')}${taken && taken.length > 0 ? `: ${cards(taken)}` : ''}.`,
  passed: ({ seat }, voice) => `${does(voice, seat, 'pass', 'passes')}.`,
  finished: ({ seat }, voice) => `${does(voice, seat, 'are', 'is')} done.`,
  called: ({ seat, safe }, voice) => `${does(voice, seat, 'call', 'calls')} “Musicards!”${safe ? ` and ${seat === voice.viewer ? 'are' : 'is'} safe.` : ''}`,
  caught: ({ seat, by }, voice) =>
    `${does(voice, seat, 'are', 'is')} caught by ${whom(voice, by)}: one card left, and no call.`,
  reshuffled: ({ count }) => `The discard pile becomes a new stock of ${counted(count, 'card', 'cards')}.`,
  ended: ({ winners, blocked }, voice) => `${blocked ? 'Nobody can go on' : 'The game is over'}: ${won(winners, voice)}.`,
  placed: ({ seat, card: code, source, to, name }, voice) => {
    const from = source === 'discard' ? ' from the discard pile' : '';
    const what = namesOn(code) === '' ? `a wild${from} as ${note(name)}` : `${note(name)}${from}`;
    return `${does(voice, seat, 'place', 'places')} ${what} on the ${space(to)}.`;
  },
  moved: ({ seat, source, to, names }, voice) =>
    `${does(voice, seat, 'move', 'moves')} ${and(names.map(note))} from the ${space(source)} to the ${space(to)}.`,
  discarded: ({ seat, card: code }, voice) => `${does(voice, seat, 'discard', 'discards')} ${card(code)}.`,
  book: ({ seat, space: where, kind, names, points }, voice) =>
    `${does(voice, seat, 'complete', 'completes')} ${kind === 'scale' ? 'the scale' : `four ${note(names[0] ?? '')} cards`} on the ${space(where)}: ${counted(points, 'point', 'points')}.`,
  'drew-up': ({ seat, count, cards: drawn }, voice) =>
    `${does(voice, seat, 'draw', 'draws')} ${counted(count, 'card', 'cards')}${drawn && drawn.length > 0 ? `: ${cards(drawn)}` : ''}.`,
  skipped: ({ seat }, voice) => `${does(voice, seat, 'have', 'has')} nothing to play, and the turn goes on.`,
  undone: ({ seat }, voice) => `${does(voice, seat, 'take', 'takes')} the last play back.`,
  ...more,
};

/** What is told beside the log. */
export const notices: NoticeSentences = {
  away: ({ seat }, voice) =>
    seat === voice.viewer ? 'You were away: a computer plays for you.' : `${voice.name(seat ?? 0)} is away: a computer plays on.`,
  back: ({ seat }, voice) => `${does(voice, seat ?? 0, 'are', 'is')} back.`,
  'time-up': ({ seat }, voice) =>
    seat === voice.viewer ? 'Your time is up: a computer ends this turn.' : `${voice.name(seat ?? 0)} has run out of time: a computer ends this turn.`,
  race: ({ first, second, by }, voice) => {
    const late = second ?? 0;
    const ahead = by ? `, ${seconds(by)} seconds before ${whom(voice, late)}` : `, just before ${whom(voice, late)}`;
    return `${does(voice, first ?? 0, 'were', 'was')} first with “Musicards!”${ahead}.`;
  },
};
