/** What happened at the table, as one says it to somebody sitting there. */

import type { Words } from '../en';
import { note } from '../notes';
import { namesOn, type Voice } from '../tell';
import { and, at, card, cards, counted, counts, does, from, onto, seconds, whom } from './grammar';
import { more } from './events_more';
import { whyText } from '../../texts/lessons';

/** “Du gewinnst”, “Ada und Ben teilen sich den Sieg”. */
function won(winners: readonly number[], voice: Voice): string {
  const [winner, ...others] = winners;
  if (winner === undefined) return 'Niemand gewinnt';
  if (others.length === 0) return does(voice, winner, 'gewinnst', 'gewinnt');
  const names = winners.filter((seat) => seat !== voice.viewer).map((seat) => voice.name(seat));
  return winners.length > names.length ? `${and(['Du', ...names])} teilt euch den Sieg` : `${and(names)} teilen sich den Sieg`;
}

/** What was said with a play. */
function said(say: Readonly<Record<string, string>>): string {
  const { letter, step, pitch } = say as { letter?: string; step?: string; pitch?: string };
  const words = [
    ...(letter ? [note(letter)] : []),
    ...(step ? [step === 'half' ? '„Halbton“' : '„Ganzton“'] : []),
    ...(pitch ? [note(pitch)] : []),
  ];
  return and(words);
}

export const events: Words['events'] = {
  dealt: ({ starter }) => `Die Karten sind ausgeteilt.${starter ? ` Aufgedeckt liegt ${card(starter, 'ein Joker')}.` : ''}`,
  turn: ({ seat }, voice) => `${does(voice, seat, 'bist', 'ist')} dran.`,
  'letter-played': ({ seat, cards: played, letter }, voice) => {
    const names = cards(played, letter);
    const says = names === note(letter) ? '' : ` und ${seat === voice.viewer ? 'sagst' : 'sagt'} ${note(letter)}`;
    return `${does(voice, seat, 'spielst', 'spielt')} ${names}${says}.`;
  },
  'step-played': ({ seat, cards: played, step, pitch }, voice) => {
    const as = pitch ? ` als ${note(pitch)}` : '';
    const which = step ? `, einen ${step === 'half' ? 'Halbton' : 'Ganzton'} höher` : '';
    return `${does(voice, seat, 'spielst', 'spielt')} ${cards(played)}${as}${which}.`;
  },
  misplayed: ({ seat, cards: played, say, code, facts }, voice) => {
    const words = said(say);
    const says = words ? ` und ${seat === voice.viewer ? 'sagst' : 'sagt'} ${words}` : '';
    return `${does(voice, seat, 'spielst', 'spielt')} ${cards(played)}${says}. ${whyText(code, facts)}`;
  },
  drew: ({ seat, card: drawn }, voice) => `${does(voice, seat, 'ziehst', 'zieht')} ${drawn ? card(drawn) : 'eine Karte'}.`,
  penalized: ({ seat, count, cards: taken }, voice) =>
    count === 0 ? 'Für die Strafe sind keine Karten mehr da.' : `${does(voice, seat, 'nimmst', 'nimmt')} ${count === 1 ? 'eine Strafkarte' : counted(count, 'Strafkarte', 'Strafkarten')}${taken && taken.length > 0 ? `: ${cards(taken)}` : ''}.`,
  passed: ({ seat }, voice) => `${does(voice, seat, 'passt', 'passt')}.`,
  finished: ({ seat }, voice) => `${does(voice, seat, 'bist', 'ist')} fertig.`,
  called: ({ seat, safe }, voice) => `${does(voice, seat, 'rufst', 'ruft')} „Musicards!“${safe ? ` und ${seat === voice.viewer ? 'bist' : 'ist'} sicher` : ''}.`,
  caught: ({ seat, by }, voice) =>
    by === voice.viewer
      ? `Du erwischst ${voice.name(seat)}: nur noch eine Karte, und nicht gerufen.`
      : `${voice.name(by)} erwischt ${whom(voice, seat, 'dich')}: nur noch eine Karte, und nicht gerufen.`,
  reshuffled: ({ count }) => `Der Ablagestapel wird neu gemischt: ${counts.cards(count)} zum Nachziehen.`,
  ended: ({ winners, blocked }, voice) => `${blocked ? 'Niemand kann weiterspielen' : 'Das Spiel ist zu Ende'}: ${won(winners, voice)}.`,
  placed: ({ seat, card: code, source, to, name }, voice) => {
    const off = source === 'discard' ? ' vom Ablagestapel' : '';
    const what = namesOn(code) === '' ? `einen Joker${off} als ${note(name)}` : `${note(name)}${off}`;
    return `${does(voice, seat, 'legst', 'legt')} ${what} ${onto(to)}.`;
  },
  moved: ({ seat, source, to, names }, voice) =>
    `${does(voice, seat, 'verschiebst', 'verschiebt')} ${and(names.map(note))} ${from(source)} ${onto(to)}.`,
  discarded: ({ seat, card: code }, voice) => `${does(voice, seat, 'legst', 'legt')} ${card(code)} ab.`,
  book: ({ seat, space, kind, names, points }, voice) =>
    `${does(voice, seat, 'vollendest', 'vollendet')} ${kind === 'scale' ? 'die Tonleiter' : `den Vierling ${note(names[0] ?? '')}`} ${at(space)}: ${counts.points(points)}.`,
  'drew-up': ({ seat, count, cards: drawn }, voice) =>
    `${does(voice, seat, 'ziehst', 'zieht')} ${count === 1 ? 'eine Karte' : counts.cards(count)}${drawn && drawn.length > 0 ? `: ${cards(drawn)}` : ''}.`,
  skipped: ({ seat }, voice) => `${does(voice, seat, 'kannst', 'kann')} nichts spielen und setzt aus.`,
  undone: ({ seat }, voice) => `${does(voice, seat, 'nimmst', 'nimmt')} den letzten Spielzug zurück.`,
  ...more,
};

/** What is told beside the log. */
export const notices: Words['notices'] = {
  away: ({ seat }, voice) =>
    seat === voice.viewer ? 'Du warst weg: Ein Computer spielt für dich.' : `${voice.name(seat ?? 0)} ist weg: Ein Computer spielt weiter.`,
  back: ({ seat }, voice) => `${does(voice, seat ?? 0, 'bist', 'ist')} wieder da.`,
  'time-up': ({ seat }, voice) =>
    seat === voice.viewer
      ? 'Deine Zeit ist um: Ein Computer beendet diesen Zug.'
      : `Die Zeit von ${voice.name(seat ?? 0)} ist um: Ein Computer beendet diesen Zug.`,
  race: ({ first, second, by }, voice) => {
    const late = whom(voice, second ?? 0, 'dir');
    return `${does(voice, first ?? 0, 'hast', 'hat')} zuerst „Musicards!“ gerufen, ${by ? `${seconds(by)} Sekunden` : 'knapp'} vor ${late}.`;
  },
};
