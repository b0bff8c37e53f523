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
  'scale, chord or row of notes': 'ist weder Tonleiter noch Akkord noch eine Reihe von Tönen',
  formula: 'ist keine Formel',
  'number of half steps': 'ist keine Anzahl von Halbtönen',
  tonic: 'ist kein Grundton',
  line: 'ist keine Zeile aus Tönen oder Akkorden',
  instrument: 'ist kein Instrument, das hier bekannt ist',
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
  }
}

/** Before the server's own sentence, which is English. */
export const unreadable = 'Das ist nicht zu verstehen.';
