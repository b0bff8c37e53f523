/** What was wrong with a misplay, and why. A brief explanation leaves out what would be right; with none, facts are empty. */

import type { Words } from '../en';
import { note } from '../notes';
import type { Fault } from '../reasons';
import { namesOn, numberIn, numbersIn, pathsIn, pitchAt, saidIn, textIn, textsIn, type Facts } from '../tell';
import { and, INTERVALS, or } from './grammar';

/** Where a pitch lies that is so many hours on, 0 to 11. */
function distance(halfSteps: number): string {
  const known: Readonly<Record<number, string>> = {
    0: 'est la même note',
    1: 'est un demi-ton au-dessus',
    2: 'est un ton au-dessus',
    10: 'est un ton au-dessous',
    11: 'est un demi-ton au-dessous',
  };
  return known[halfSteps] ?? `est ${String(halfSteps)} demi-tons au-dessus`;
}

/** “Une tierce au-dessus de La, c’est Do : La, Si, Do.” */
function wayUp(facts: Facts): string {
  const word = INTERVALS[numberIn(facts, 'interval') ?? 0];
  const ways = pathsIn(facts).map((path) => `au-dessus de ${note(path[0] ?? '')}, c’est ${note(path.at(-1) ?? '')} : ${path.map(note).join(', ')}`);
  return word && ways.length > 0 ? `Une ${word} ${ways.join(' ; ')}.` : '';
}

function notUp(facts: Facts): string {
  const word = INTERVALS[numberIn(facts, 'interval') ?? 0];
  const last = textsIn(facts, 'last').map(note);
  return word && last.length > 0 ? `Ce n’est pas une ${word} au-dessus de ${or(last)}.` : '';
}

function strays(facts: Facts): string {
  const codes = textsIn(facts, 'strays');
  const said = textIn(facts, 'said');
  if (codes.length === 0 || said === null) return '';
  const names = [...new Set(codes.map((code) => namesOn(code)))];
  return `${and(names)} ${names.length === 1 ? 'ne s’appelle' : 'ne s’appellent'} pas ${note(said)}.`;
}

const step = (word: string | null): string => (word === 'whole' ? 'ton' : 'demi-ton');

/** “Un demi-ton au-dessus de Fa, c’est Fa♯/Sol♭”; on a wild starter, what the note cards are. */
function needed(facts: Facts): string {
  const hour = numberIn(facts, 'needed');
  const top = numberIn(facts, 'top');
  const said = saidIn(facts).step;
  if (hour === null) return '';
  return top === null || said === null ? `Les cartes sont ${pitchAt(hour)}` : `Un ${step(said)} au-dessus de ${pitchAt(top)}, c’est ${pitchAt(hour)}`;
}

function wrongPitch(facts: Facts): string {
  const top = numberIn(facts, 'top');
  const hours = numbersIn(facts, 'hours');
  const right = needed(facts);
  if (top === null || hours.length === 0) return right && `${right}.`;
  const strays = [...new Set(textsIn(facts, 'strays').map((code) => namesOn(code)))];
  const wrong = strays.length > 0 ? strays : hours.map(pitchAt);
  if (!right) return `${and(wrong)} ${wrong.length === 1 ? 'n’est' : 'ne sont'} pas un ${step(saidIn(facts).step)} au-dessus de ${pitchAt(top)}.`;
  return `${right} ; ${and(hours.map((hour) => `${pitchAt(hour)} ${distance((hour - top + 12) % 12)}`))}.`;
}

function wrongSaid(facts: Facts): string {
  const { pitch } = saidIn(facts);
  const right = needed(facts);
  if (pitch === null) return '';
  if (!right) return `Le joker ne peut pas être ${note(pitch)} ici.`;
  return `${right}, donc le joker doit être ${numberIn(facts, 'top') === null ? 'la même note' : 'cette note'}, pas ${note(pitch)}.`;
}

function mixed(facts: Facts): string {
  const hours = numbersIn(facts, 'hours');
  return hours.length > 0 ? `Les cartes jouées ensemble sont toutes de la même note, et celles-ci sont ${and(hours.map(pitchAt))}.` : '';
}

const WHY: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => wayUp(facts) || notUp(facts),
  'card-without-letter': (facts) => {
    const way = wayUp(facts);
    return way ? `${way} Mais ${strays(facts)}` : strays(facts);
  },
  'mixed-pitches': mixed,
  'whole-after-half': (facts) => (Object.keys(facts).length > 0 ? 'Après un demi-ton, seuls des demi-tons suivent dans le même tour.' : ''),
  'wrong-pitch': wrongPitch,
  'wrong-pitch-said': wrongSaid,
};

const MORE: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => {
    const [path] = pathsIn(facts);
    const word = INTERVALS[numberIn(facts, 'interval') ?? 0] ?? 'seconde';
    const count = path ? ` ${path.map((letter, index) => `${note(letter)} est ${String(index + 1)}`).join(', ')}.` : '';
    return `Compte nom par nom, en commençant par la note d’où tu pars : c’est le numéro 1.${count} Le nombre où tu arrives donne son nom à l’intervalle, ici ${word}. Après ${note('G')} vient ${note('A')} ; dièses et bémols ne changent pas le nom compté.`;
  },
  'card-without-letter': () =>
    `Une touche noire a deux noms, car elle est entre deux notes : ${note('D#')} est un ${note('D')} haussé d’un demi-ton, ${note('Eb')} un ${note('E')} abaissé d’un demi-ton. Elle compte sous l’un de ces deux noms et sous aucun autre. Une touche blanche n’en a qu’un.`,
  'mixed-pitches': () =>
    'Les cartes jouées ensemble portent le même numéro d’horloge ; l’octave n’a pas d’importance. Un joker va avec toutes.',
  'whole-after-half': () =>
    'Un demi-ton ouvre une suite de demi-tons, aussi longue que tu veux ; « Terminé » la finit. Un ton est un tour à lui seul.',
  'wrong-pitch': (facts) => {
    const top = numberIn(facts, 'top');
    const from = top === null ? '' : ` Ici tu pars de ${String(top)}.`;
    return `Regarde l’horloge : deux notes voisines sont à un demi-ton l’une de l’autre, deux heures font un ton, et après 12 vient 1.${from} Entre ${note('E')} et ${note('F')}, et entre ${note('B')} et ${note('C')}, il n’y a pas de touche noire : elles sont déjà voisines.`;
  },
  'wrong-pitch-said': () =>
    `Un joker doit être la note où mène l’écart. Une touche noire peut se dire par l’un ou l’autre de ses noms : ${note('F#')} et ${note('Gb')} sont une seule et même note.`,
};

export const lessons: Words['lessons'] = {
  said: (say) => {
    const { letter, step: which, pitch } = say as { letter?: string; step?: string; pitch?: string };
    const words = [...(letter ? [note(letter)] : []), ...(which ? [`« ${step(which)} »`] : []), ...(pitch ? [note(pitch)] : [])];
    return words.length > 0 ? `Tu as dit ${and(words)}.` : '';
  },
  why: (fault, facts) => WHY[fault](facts) || 'Ce n’était pas ça, cette fois.',
  more: (fault, facts) => (Object.keys(facts).length > 0 ? MORE[fault](facts) : ''),
};
