/** Notes, chords, scales and lines that cannot be read or used. */

import type { Expected, InputFacts, InputSentences } from '../input-problem';

const IS_NOT: Readonly<Record<Expected, string>> = {
  note: 'ist kein Ton',
  interval: 'ist kein Intervall',
  'note-or-interval': 'ist weder ein Ton noch ein Intervall',
  chord: 'ist kein Akkord',
  'chord-kind': 'ist keine Art von Akkord',
  root: 'ist kein Grundton',
  'chord-symbol': 'ist kein Akkordsymbol',
  'note-or-chord': 'ist weder ein Ton noch ein Akkordsymbol',
  scale: 'ist keine Tonleiter',
  'scale-kind': 'ist keine Art von Tonleiter',
  'scale-chord-or-notes': 'ist weder eine Tonleiter noch ein Akkord noch eine Reihe von Tönen',
  formula: 'ist keine Formel',
  'half-steps': 'ist keine Anzahl von Halbtönen',
  tonic: 'ist kein Grundton',
  line: 'ist keine Zeile aus Tönen oder Akkorden',
  instrument: 'ist kein Instrument, das hier bekannt ist',
  key: 'ist keine Tonart',
  mode: 'ist weder Dur noch Moll',
  signature: 'ist keine Tonartvorzeichnung',
  'name-system': 'ist hier keine Art, Töne zu benennen',
  'question-kind': 'ist keine Art von Frage',
  'card-face': 'ist kein Bild einer Karte',
  'question-interval': 'ist kein Intervall, nach dem gefragt wird',
  'card-name': 'steht auf keiner Karte',
  letter: 'ist kein Buchstabe von A bis G',
  step: 'ist kein Schritt',
  'offered-scale': 'steht nicht zur Wahl',
};

function hint({ suggestions, examples }: InputFacts): string {
  if (suggestions) return ` Meintest du ${suggestions}?`;
  return examples ? ` Schreib zum Beispiel ${examples}.` : '';
}

const quoted = (text: string): string => `„${text}“`;

export const inputProblems: InputSentences = {
  'not-understood': (facts) => {
    const { part, input, number, expected } = facts;
    const where = input ? `In ${quoted(input)}: ` : '';
    const place = number === null ? '' : ` (Nummer ${String(number)})`;
    return `${where}${quoted(part)}${place} ${expected ? IS_NOT[expected] : 'ist unbekannt'}.${hint(facts)}`;
  },
  'no-notes': (facts) => `Da stehen keine Töne.${hint(facts)}`,
  'wrong-formula-sum': (facts) => `${quoted(facts.part)} ergibt ${String(facts.total)} Halbtöne statt 12.${hint(facts)}`,
  'formula-too-short': (facts) => `${quoted(facts.part)} ist nur ein Ton: Eine Formel hat ${String(facts.least)} bis ${String(facts.most)} Zahlen.${hint(facts)}`,
  'too-many-accidentals-in-key': (facts) => `${quoted(facts.part)} hätte ${String(facts.total)} Vorzeichen, möglich sind höchstens ${String(facts.most)}.${hint(facts)}`,
  'different-mode': () => 'Beim Transponieren wird aus Dur nicht Moll: Wähle zwei Dur- oder zwei Molltonarten.',
  'only-one-octave': ({ part }) => `Gib beiden Tönen eine Oktave oder keinem: ${quoted(part)}.`,
  'higher-note-first': ({ part }) => `Nenn den tieferen Ton zuerst, nicht ${quoted(part)}.`,
  'several-targets': () => 'Gib nur ein Ziel an: ein Intervall, eine Tonart oder ein Instrument.',
  'original-key-missing': () => 'Gib auch an, in welcher Tonart die Zeile jetzt steht.',
  'direction-not-allowed': () => 'Hinauf oder hinunter gibt es nur bei einem Intervall oder einer Tonart: Ein Instrument hat seine eigene Richtung.',
  'off-staff': ({ part, least, most }) => `${quoted(part)} lässt sich nicht aufschreiben: Möglich sind die Oktaven ${String(least)} bis ${String(most)}.`,
  'beyond-midi': ({ part }) => `${quoted(part)} lässt sich nicht als MIDI speichern: Möglich ist C-1 bis G9.`,
  'too-many-accidentals': ({ part }) => `${quoted(part)} lässt sich nicht aufschreiben: Ein Ton hat höchstens ein doppeltes Vorzeichen.`,
  'line-too-long': ({ total, most }) => `Die Zeile hat ${String(total)} Töne, Akkorde und Pausen: Möglich sind 1 bis ${String(most)}.`,
  'not-midi-keys': (facts) => `${quoted(facts.part)} ist keine Liste von MIDI-Tasten: Schreib Nummern von 0 bis ${String(facts.most)} mit Kommas.${hint(facts)}`,
  'wrong-number-of-keys': ({ total, most }) => `Das sind ${String(total)} Tasten: Spiel 1 bis ${String(most)} auf einmal.`,
  'no-such-question': ({ part, most }) => `Es gibt keine Frage ${quoted(part)}: Wähle eine Nummer von 1 bis ${String(most)}.`,
  'not-a-seed': ({ part, most }) => `${quoted(part)} ist kein Startwert: Nimm bis zu ${String(most)} Buchstaben und Ziffern.`,
  'too-few-scales': ({ least }) => `Wähle mindestens ${String(least)} Tonleitern zum Unterscheiden.`,
};
