/** Practice cards: what is asked, what is said to an answer, and where a note is found. */

import type { Clef } from '../../music/staff';
import type { Words } from '../en';
import { keyNote, note } from '../notes';
import { either, numberIn, numbersIn, pathsIn, pitchAt, textIn, textsIn, type Facts } from '../tell';
import { INTERVALS, or } from './grammar';
import { kindName, scaleName } from './scales';

const LINES: Readonly<Record<number, string>> = { 1: 'untersten', 2: 'zweiten', 3: 'mittleren', 4: 'vierten', 5: 'obersten' };
const SPACES: Readonly<Record<number, string>> = { 1: 'untersten', 2: 'zweiten', 3: 'dritten', 4: 'obersten' };

function onStaff(place: number): string {
  if (place === -1) return 'gleich unter den Linien';
  if (place === -2) return 'auf der Hilfslinie unter den Linien';
  if (place === 9) return 'gleich über den Linien';
  if (place === 10) return 'auf der Hilfslinie über den Linien';
  if (place === 11) return 'über der Hilfslinie';
  return place % 2 === 0 ? `auf der ${LINES[place / 2 + 1] ?? ''} Linie` : `im ${SPACES[(place + 1) / 2] ?? ''} Zwischenraum`;
}

const list = (letters: readonly string[]): string => letters.map(note).join(', ');

function blackKey(name: string, names: readonly string[]): string {
  const other = names.find((each) => each !== name);
  return other === undefined ? '' : ` ${note(name)} liegt einen Halbton ${name.endsWith('#') ? 'höher' : 'tiefer'}; dieselbe Taste heißt auch ${note(other)}.`;
}

function way(facts: Facts, placeOf: (letter: string, octave: number) => number): string {
  const names = textsIn(facts, 'names');
  const hour = numberIn(facts, 'hour');
  const asked = Math.max(0, names.indexOf(textIn(facts, 'name') ?? ''));
  const path = pathsIn(facts)[asked] ?? [];
  const [first = ''] = path;
  const up = path.length > 1 ? ` Zähle von dort hinauf: ${list(path)}.` : '';
  switch (textIn(facts, 'face')) {
    case 'clock':
      return hour === 12 ? `${note('C')} steht oben, bei der 12.` : `${note('C')} steht bei der 12, und jede Stunde ist ein Halbton: Bei der ${String(hour)} steht ${either(names)}.`;
    case 'keys':
      return `${note(first)} ist die weiße Taste links von den ${first === 'C' ? 'zwei' : 'drei'} schwarzen.${up}${blackKey(names[asked] ?? '', names)}`;
    default:
      return `${note(first)} steht ${onStaff(placeOf(first, numberIn(facts, 'octave') ?? 4))}.${up}${blackKey(names[asked] ?? '', names)}`;
  }
}

const formula = (steps: readonly number[]): string => steps.join('\u00a0'); // not to be broken
const CLEFS: Readonly<Record<Clef, string>> = { gClef: 'Violinschlüssel', fClef: 'Bassschlüssel', gClef8: 'Violinschlüssel, eine Oktave höher' };

export const questions: Words['questions'] = {
  title: 'Übungskarten',
  lead: 'Eine Frage nach der anderen aus dem Kartenspiel. Was danebenging, wird erklärt und kommt wieder.',
  invitation: 'Übungskarten: Töne benennen und finden, Intervalle zählen, Schritte und Tonleitern erkennen',
  kinds: { name: 'Benennen', find: 'Finden', interval: 'Intervalle', step: 'Halb- oder Ganzton', scale: 'Welche Tonleiter' },
  faces: { staff: 'Notenlinien', keys: 'Klaviertasten', clock: 'Uhr' },
  interval: (interval) => INTERVALS[interval] ?? '',

  askName: 'Welcher Buchstabe ist dieser Ton?',
  askFind: {
    staff: (name) => `Welche Karte ist ${note(name)}?`,
    keys: (name) => `Wo liegt ${note(name)} auf den Tasten?`,
    clock: (name) => `Wo steht ${note(name)} auf der Uhr?`,
  },
  askInterval: (interval, names) => `Welcher Buchstabe liegt eine ${INTERVALS[interval] ?? ''} über ${either(names) || 'diesem Ton'}?`,
  askStep: (low, high) => `Von ${either(low) || 'der ersten Karte'} hinauf zu ${either(high) || 'der zweiten'}: ein Halbton oder ein Ganzton?`,
  askScale: (tonic) => `Welche Tonleiter auf ${keyNote(tonic)} ist das?`,
  clef: (clef) => CLEFS[clef],
  onStaff: (place, sign) => `${onStaff(place)}${sign === 'sharp' ? ', mit einem Kreuz' : sign === 'flat' ? ', mit einem Be' : ''}`,
  either: (places) => or(places),
  whiteKey: (place) => `weiße Taste ${String(place)} von 7`,
  blackKey: (before) => `schwarze Taste zwischen den weißen Tasten ${String(before)} und ${String(before + 1)}`,
  hour: (hour) => `Nummer ${String(hour)} auf der Uhr`,
  cardsToChoose: 'Karten zur Auswahl',
  keysToChoose: 'Klaviertasten',
  clockToChoose: 'Nummern auf der Uhr',
  scalesToChoose: 'Tonleitern zur Auswahl',

  right: {
    note: (names) => `Ja, das ist ${either(names)}.`,
    interval: (interval, path) => `Ja: ${list(path)}. Das ist eine ${INTERVALS[interval] ?? ''}.`,
    step: (step, low, high) => `Ja: Von ${either(low)} zu ${either(high)} ist es ein ${step === 'whole' ? 'Ganzton' : 'Halbton'}.`,
    scale: (tonic, kind) => `Ja, das ist ${scaleName({ tonic, kind })}.`,
  },
  misread: (facts, placeOf) => {
    const found = numberIn(facts, 'found');
    const said = textIn(facts, 'said');
    const begin = said !== null ? `Du hast ${note(said)} gesagt.` : found === null ? '' : `Das ist ${pitchAt(found)}.`;
    return `${begin} ${way(facts, placeOf)}`.trim();
  },
  anotherScale: (facts) => {
    const scale = { tonic: textIn(facts, 'tonic') ?? '', kind: textIn(facts, 'said') ?? '' };
    const after = note(textIn(facts, 'top') ?? '');
    return `Wäre es ${scaleName(scale)}, so wäre der Ton nach ${after} ein ${note(textIn(facts, 'wants') ?? '')}. Hier ist es ${note(textIn(facts, 'name') ?? '')}.`;
  },
  more: {
    staff: `Jede Linie und jeder Zwischenraum ist ein Buchstabe weiter. Merke dir ein paar Orte, etwa die Linie, die der Schlüssel zeigt, und wo ${note('C')} steht, und zähle vom nächsten aus.`,
    keys: `Die schwarzen Tasten liegen in Zweier- und Dreiergruppen: Links von einer Zweiergruppe liegt immer ${note('C')}, links von einer Dreiergruppe immer ${note('F')}. Von dort gehen die weißen Tasten durch die Buchstaben; eine schwarze heißt nach einem ihrer Nachbarn, erhöht oder erniedrigt.`,
    clock: `Zwölf Stunden sind zwölf Halbtöne, und ${note('C')} steht oben. Genau gegenüber liegt ${note('F#')}/${note('Gb')}; mit 3, 6 und 9 im Kopf zählst du weniger.`,
    scale: (facts) => {
      const [said, kind] = [textIn(facts, 'said') ?? '', textIn(facts, 'kind') ?? ''];
      return `Halbtöne von Ton zu Ton, ${kindName(said)}: ${formula(numbersIn(facts, 'said_formula'))}; diese Karten: ${formula(numbersIn(facts, 'formula'))}, also ${kindName(kind)}.`;
    },
  },
  again: 'Versuch es noch einmal, oder geh weiter.',

  hints: {
    letter: 'Tippe einen Buchstaben an, oder tippe ihn auf der Tastatur; `1` bis `7` gehen auch.',
    staff: 'Tippe die Karte an, oder drücke `1` bis `5`.',
    keys: 'Tippe die Taste an, oder spiele sie.',
    clock: 'Tippe die Nummer an. Die zwölf Tasten der obersten Reihe ab `1` sind die zwölf Stunden.',
    step: 'Tippe die Antwort an, oder drücke `H` oder `W`.',
    scale: 'Tippe den Namen an, oder drücke seine Nummer.',
  },
  notByName: 'Hier zeigt man den Ton: Tippe ihn an, oder spiele ihn.',
  next: 'Nächste Frage',
  goOn: 'Weiter',
  why: 'Warum?',
  less: 'Weniger',
  tally: (right, asked) => `${String(right)} von ${String(asked)} richtig`,
  onceMore: 'Noch einmal',
  choices: 'Was gefragt wird',
  lists: { kinds: 'Fragen', faces: 'Bilder', intervals: 'Intervalle', scales: 'Tonleitern' },
  link: 'Link zu dieser Übung',
  linkHelp: 'Wer ihn öffnet, bekommt dieselben Fragen in derselben Reihenfolge.',
  ways: 'Antworten singen, spielen oder sprechen',
  afresh: 'Neu beginnen',
};
