/** What was wrong with a misplay, and why. A brief explanation leaves out what would be right; with none, facts are empty. */

import type { Words } from '../en';
import { note } from '../notes';
import type { Fault } from '../reasons';
import { namesOn, numberIn, numbersIn, pathsIn, pitchAt, saidIn, textIn, textsIn, type Facts } from '../tell';
import { and, INTERVALS, or } from './grammar';

/** Where a pitch lies that is so many hours, 0 to 11, on from the top. */
function distance(halfSteps: number, top: string): string {
  const known: Readonly<Record<number, string>> = {
    0: 'schon obenauf',
    1: `einen Halbton über ${top}`,
    2: `einen Ganzton über ${top}`,
    10: `einen Ganzton unter ${top}`,
    11: `einen Halbton unter ${top}`,
  };
  return known[halfSteps] ?? `${String(halfSteps)} Halbtöne über ${top}`;
}

/** “Eine Terz über A liegt C: A, B, C.” */
function wayUp(facts: Facts): string {
  const word = INTERVALS[numberIn(facts, 'interval') ?? 0];
  const ways = pathsIn(facts).map((path) => `über ${note(path[0] ?? '')} liegt ${note(path.at(-1) ?? '')}: ${path.map(note).join(', ')}`);
  return word && ways.length > 0 ? `Eine ${word} ${ways.join('; ')}.` : '';
}

function notUp(facts: Facts): string {
  const word = INTERVALS[numberIn(facts, 'interval') ?? 0];
  const last = textsIn(facts, 'last').map(note);
  return word && last.length > 0 ? `Das ist keine ${word} über ${or(last)}.` : '';
}

function strays(facts: Facts): string {
  const codes = textsIn(facts, 'strays');
  const said = textIn(facts, 'said');
  if (codes.length === 0 || said === null) return '';
  const names = [...new Set(codes.map((code) => namesOn(code)))];
  return `${and(names)} ${names.length === 1 ? 'hat' : 'haben'} kein ${note(said)} im Namen.`;
}

const step = (word: string | null): string => (word === 'whole' ? 'Ganzton' : 'Halbton');

/** “Einen Halbton über F liegt Fis/Ges”; on a wild starter, what the note cards are. */
function needed(facts: Facts): string {
  const hour = numberIn(facts, 'needed');
  const top = numberIn(facts, 'top');
  const said = saidIn(facts).step;
  if (hour === null) return '';
  return top === null || said === null ? `Die Karten sind ${pitchAt(hour)}` : `Einen ${step(said)} über ${pitchAt(top)} liegt ${pitchAt(hour)}`;
}

function wrongPitch(facts: Facts): string {
  const top = numberIn(facts, 'top');
  const hours = numbersIn(facts, 'hours');
  const right = needed(facts);
  if (top === null || hours.length === 0) return right && `${right}.`;
  const strays = [...new Set(textsIn(facts, 'strays').map((code) => namesOn(code)))];
  const wrong = strays.length > 0 ? strays : hours.map(pitchAt);
  if (!right) return `${and(wrong)} ${wrong.length === 1 ? 'liegt' : 'liegen'} nicht einen ${step(saidIn(facts).step)} über ${pitchAt(top)}.`;
  const played = hours.map((hour) => `${pitchAt(hour)} liegt ${distance((hour - top + 12) % 12, pitchAt(top))}`);
  return `${right}; ${and(played)}.`;
}

function wrongSaid(facts: Facts): string {
  const { pitch } = saidIn(facts);
  const right = needed(facts);
  if (pitch === null) return '';
  if (!right) return `Der Joker kann hier nicht ${note(pitch)} sein.`;
  return `${right}, also muss der Joker ${numberIn(facts, 'top') === null ? 'derselbe Ton' : 'dieser Ton'} sein, nicht ${note(pitch)}.`;
}

function mixed(facts: Facts): string {
  const hours = numbersIn(facts, 'hours');
  return hours.length > 0 ? `Karten, die man zusammen spielt, sind alle derselbe Ton; diese sind ${and(hours.map(pitchAt))}.` : '';
}

const WHY: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => wayUp(facts) || notUp(facts),
  'card-without-letter': (facts) => {
    const way = wayUp(facts);
    return way ? `${way} Aber ${strays(facts)}` : strays(facts);
  },
  'mixed-pitches': mixed,
  'whole-after-half': (facts) => (Object.keys(facts).length > 0 ? 'Nach einem Halbton folgen im selben Zug nur noch Halbtöne.' : ''),
  'wrong-pitch': wrongPitch,
  'wrong-pitch-said': wrongSaid,
};

const MORE: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => {
    const [path] = pathsIn(facts);
    const word = INTERVALS[numberIn(facts, 'interval') ?? 0] ?? 'Sekunde';
    const count = path ? ` ${path.map((letter, index) => `${note(letter)} ist ${String(index + 1)}`).join(', ')}.` : '';
    return `Zähle Buchstabe für Buchstabe, und fang mit dem an, von dem du ausgehst: Er ist die 1.${count} Die Zahl, bei der du ankommst, gibt dem Intervall seinen Namen, hier ${word}. Nach ${note('G')} kommt ${note('A')}; Vorzeichen ändern den Buchstaben nicht.`;
  },
  'card-without-letter': () =>
    `Eine schwarze Taste hat zwei Namen, weil sie zwischen zwei Buchstaben liegt: ${note('D#')} ist ein um einen Halbton erhöhtes ${note('D')}, ${note('Eb')} ein um einen Halbton erniedrigtes ${note('E')}. Sie zählt als einer dieser beiden Buchstaben und als kein anderer. Weiße Tasten haben nur einen.`,
  'mixed-pitches': () =>
    'Karten, die man zusammen spielt, zeigen dieselbe Nummer auf der Uhr; die Oktave spielt keine Rolle. Ein Joker passt zu allen.',
  'whole-after-half': () =>
    'Mit einem Halbton beginnt eine Reihe von Halbtönen, so lang, wie du magst; „Fertig“ beendet sie. Ein Ganzton ist immer ein Zug für sich.',
  'wrong-pitch': (facts) => {
    const top = numberIn(facts, 'top');
    const from = top === null ? '' : ` Hier gehst du von ${String(top)} aus.`;
    return `Sieh auf die Uhr: Nachbarn liegen einen Halbton auseinander, zwei Stunden sind ein Ganzton, und nach 12 kommt 1.${from} Zwischen ${note('E')} und ${note('F')} und zwischen ${note('B')} und ${note('C')} liegt keine schwarze Taste: Sie sind schon Nachbarn.`;
  },
  'wrong-pitch-said': () =>
    `Ein Joker muss der Ton sein, zu dem der Schritt führt. Eine schwarze Taste darf man mit jedem ihrer Namen nennen: ${note('F#')} und ${note('Gb')} sind ein und derselbe Ton.`,
};

export const lessons: Words['lessons'] = {
  said: (say) => {
    const { letter, step: which, pitch } = say as { letter?: string; step?: string; pitch?: string };
    const words = [...(letter ? [note(letter)] : []), ...(which ? [`„${step(which)}“`] : []), ...(pitch ? [note(pitch)] : [])];
    return words.length > 0 ? `Du hast ${and(words)} gesagt.` : '';
  },
  why: (fault, facts) => WHY[fault](facts) || 'Das war es diesmal nicht.',
  more: (fault, facts) => (Object.keys(facts).length > 0 ? MORE[fault](facts) : ''),
};
