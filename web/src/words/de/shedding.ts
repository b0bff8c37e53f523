/** What The Distance and Steps share. */

import type { Words } from '../en';
import { either } from '../tell';
import { counted } from './grammar';

export const shedding: Words['shedding'] = {
  keys: [
    [['← →'], 'zu deiner Hand und von Karte zu Karte'],
    [['Leertaste'], 'eine Karte wählen oder zurückstecken'],
    [['T'], 'ziehen (eine Karte nehmen)'],
    [['P'], 'passen'],
    [['M'], '„Musicards!“ rufen'],
    [['Esc'], 'alles zurückstecken'],
  ],
  draw: 'Ziehen',
  pass: 'Passen',
  done: 'Fertig',
  starter: (names) => `Aufgedeckt liegt: ${names.length > 0 ? either(names) : 'ein Joker'}`,
  drawn: (count) => `Du hast ${counted(count, 'Karte', 'Karten')} gezogen. Spiele, ziehe oder passe.`,
  chooseFirst: 'Wähle zuerst die Karten, die du spielen willst.',
  mistakeEndsTurn: { label: 'Ein Fehler beendet den Zug', help: 'Sonst versucht man es noch einmal.' },
  freeDraw: { label: 'Frei ziehen', help: 'Du darfst auch ziehen, wenn eine Karte auf deiner Hand passt.' },
  call: [
    'Hast du nur noch eine Karte, dann rufe *„Musicards!“*. Ruft vorher jemand anders, nimmst du zwei Karten. Rufen darfst du jederzeit, auch um andere zu erwischen.',
  ],
};
