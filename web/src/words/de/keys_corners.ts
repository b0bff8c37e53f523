/** Key's Corners. */

import type { Words } from '../en';
import { capital } from '../grammar';
import { note } from '../notes';
import { counted, counts, from, onto, space } from './grammar';
import { rules } from './rules_keys_corners';
import { kindName, scaleName } from './scales';

export const keys_corners: Words['keys_corners'] = {
  about: {
    title: 'Key’s Corners',
    subtitle: 'Die Ecken der Tonleiter',
    tagline: 'Baue eine Tonleiter von Ecke zu Ecke.',
    aim: (options) =>
      `Baue ${scaleName(options['scale'])} in den Ecken aufwärts: Eine ganze Tonleiter bringt 10 Punkte, vier gleiche Töne außerhalb der Tonleiter bringen 5. Wer die meisten Punkte hat, gewinnt.`,
    rules,
    keys: [
      [['← →'], 'zu deiner Hand und von Karte zu Karte; oder durch einen Stapel'],
      [['Leertaste'], 'eine Karte aufnehmen oder zurücklegen'],
      [['7', '8', '9'], 'die obere Reihe der Felder, wie auf dem Ziffernblock'],
      [['4', '5', '6'], 'Westen, der Ablagestapel, Osten'],
      [['1', '2', '3'], 'die untere Reihe'],
      [['+', '−'], 'mehr oder weniger Karten eines Stapels aufnehmen'],
      [['N'], 'fertig (die oder der Nächste)'],
      [['Esc'], 'alles zurücklegen'],
    ],
    options: { scale: { label: 'Die Tonleiter' } },
    score: counts.points,
  },
  kindName,
  lying: (scale) => `Die Tonleiter: ${scale.map(note).join(', ')}`,
  scale: 'Die Tonleiter',
  degree: (number, name) => `${String(number)}: ${note(name)}`,
  hidden: 'Die Tonleiter ist verdeckt.',
  hide: 'Verdecken',
  show: 'Zeigen',
  hideScale: 'Die Tonleiter verdecken',
  showScale: 'Die Tonleiter zeigen',
  books: (points, scales, stacks) =>
    `${counts.points(points)}: ${counted(scales, 'Tonleiter', 'Tonleitern')}, ${counted(stacks, 'Vierling', 'Vierlinge')}`,
  pts: 'Pkt.',
  bubbleBook: (kind, points) => `${kind === 'scale' ? 'Tonleiter' : 'Vierling'}: +${String(points)}`,
  bubbleDiscards: 'legt ab',
  whichNote: 'Welcher Ton ist dein Joker?',
  inScale: 'Töne der Tonleiter',
  outside: 'Andere Töne',
  nineSpaces: 'Die neun Felder',
  empty: 'leer',
  spaceWith: (name, contents) => `${space(name)}: ${contents}`,
  pickUp: (name, where, andAbove) => `${note(name)}, ${space(where)}: ${andAbove ? 'mit allem darüber aufnehmen' : 'aufnehmen'}`,
  putOn: (where) => `${capital(onto(where))} legen`,
  howMany: 'Wie viele Karten du aufnimmst',
  oneLess: 'Eine Karte weniger',
  oneMore: 'Eine Karte mehr',
  fromPile: (count, where) => `${counts.cards(count)} ${from(where)}: Tippe das Ziel an.`,
  aWild: 'Ein Joker',
  tapWhere: (name) => `${name}: Tippe das Ziel an.`,
  tapWhereOrDiscard: (name) => `${name}: Tippe das Ziel an oder den Ablagestapel.`,
  playOn: 'Spiele weiter; „Fertig“ beendet deinen Zug.',
  pickFirst: 'Nimm eine Karte auf, dann tippe an, wohin sie soll.',
  firstPick: 'Nimm zuerst eine Karte auf.',
  cornerStays: 'Was in einer Ecke liegt, bleibt dort. Nimm eine andere Karte auf, um sie daraufzulegen.',
  onlyHand: 'Nur eine Karte aus deiner Hand kann abgelegt werden.',
  firstPickDiscard: 'Nimm zuerst die Karte auf, die du ablegen willst.',
  won: 'Gewonnen',
  done: 'Fertig',
};
