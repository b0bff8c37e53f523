/** Texts that cannot be read. */

import type { Facts } from '../tell';
import { readUnread, type What } from '../unread';

const NO: Readonly<Record<What, string>> = {
  note: 'ist kein Ton',
  interval: 'ist kein Intervall',
  'note or interval': 'ist weder ein Ton noch ein Intervall',
  chord: 'ist kein Akkord',
  'kind of chord': 'ist keine Art von Akkord',
  root: 'ist kein Grundton',
  'chord symbol': 'ist kein Akkordsymbol',
  'note or chord symbol': 'ist weder ein Ton noch ein Akkordsymbol',
  scale: 'ist keine Tonleiter',
  'kind of scale': 'ist keine Art von Tonleiter',
  'scale, chord or row of notes': 'ist weder eine Tonleiter noch ein Akkord noch eine Reihe von Tönen',
  formula: 'ist keine Formel',
  'number of half steps': 'ist keine Anzahl von Halbtönen',
  tonic: 'ist kein Grundton',
  line: 'ist keine Zeile aus Tönen oder Akkorden',
  instrument: 'ist kein Instrument, das hier bekannt ist',
  key: 'ist keine Tonart',
  'way to name notes here': 'ist hier keine Art, Töne zu benennen',
  'kind of question': 'ist keine Art von Frage',
  'picture of a card': 'ist kein Bild einer Karte',
  'interval from 2 to 7': 'ist kein Intervall von 2 bis 7',
  'name on a card': 'steht auf keiner Karte',
  'letter from A to G': 'ist kein Buchstabe von A bis G',
  step: 'ist kein Schritt',
  'scale to choose from': 'steht nicht zur Wahl',
};

const quoted = (text: string): string => `„${text}“`;

/** In a sentence; empty where there is none for it. */
export function unread(facts: Facts): string {
  const it = readUnread(facts, 'oder');
  if (!it) return '';
  const hint = it.instead ? `Meintest du ${it.instead}?` : `Schreib zum Beispiel ${it.example}.`;
  switch (it.say) {
    case 'not-understood': {
      const where = it.within ? `In ${quoted(it.within)}: ` : '';
      const place = it.number === null ? '' : ` (Nummer ${String(it.number)})`;
      return `${where}${quoted(it.part)}${place} ${it.what ? NO[it.what] : ''}. ${hint}`;
    }
    case 'no-notes':
      return `Da stehen keine Töne. ${hint}`;
    case 'formula-sum':
      return `${quoted(it.part)} ergibt ${String(it.sum)} Halbtöne, nicht die 12 einer Oktave. ${hint}`;
    case 'formula-short':
      return `${quoted(it.part)} ist nur ein Ton: Eine Formel hat 2 bis 12 Zahlen. ${hint}`;
    case 'other-mode':
      return 'Zwischen Dur und Moll würde sich mehr ändern als die Tonhöhe: Wähle zwei Tonarten in Dur oder zwei in Moll.';
    case 'upside-down':
      return 'Der tiefere Ton kommt zuerst.';
    case 'one-way':
      return 'Sag nur auf eine Art, wohin es geht: mit einem Intervall, einer Tonart oder einem Instrument.';
    case 'from-where':
      return 'Sag auch, in welcher Tonart die Zeile steht.';
    case 'own-direction':
      return 'Hinauf oder hinunter gibt es nur bei einem Intervall oder einer Tonart: Ein Instrument hat seine eigene Richtung.';
    case 'far-key':
      return `${quoted(it.part)} hätte mehr als sieben Vorzeichen. ${hint}`;
    case 'off-staff':
      return `${quoted(it.part)} liegt zu hoch oder zu tief für ein Notensystem.`;
    case 'many-signs':
      return `${quoted(it.part)} lässt sich nicht aufschreiben: Ein Ton hat höchstens ein doppeltes Vorzeichen.`;
    case 'long-score':
      return `Die Zeile ist zu lang: ${String(it.sum)} Töne und Akkorde, möglich sind höchstens ${String(it.most)}.`;
    case 'no-keys':
      return `${quoted(it.part)} sind keine Tasten: Schreib ihre MIDI-Nummern mit Kommas, zum Beispiel 60,64,67.`;
    case 'many-keys':
      return `Das sind ${String(it.sum)} Tasten: Benannt werden 1 bis ${String(it.most)}.`;
    case 'no-number':
      return `${quoted(it.part)} ist keine Nummer einer Frage: Es gibt 1 bis ${String(it.most)}.`;
    case 'no-seed':
      return `${quoted(it.part)} bestimmt keine Reihenfolge: Nimm bis zu 16 Buchstaben und Ziffern.`;
    case 'few-scales':
      return 'Eine einzige Tonleiter ist keine Auswahl: Nimm zwei oder mehr.';
  }
}

/** Before the server's own sentence, which is English. */
export const unreadable = 'Das ist nicht zu verstehen.';
