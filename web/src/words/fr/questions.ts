/** Practice cards: what is asked, what is said to an answer, and where a note is found. */

import type { Clef } from '../../music/staff';
import type { Words } from '../en';
import { capital } from '../grammar';
import { keyNote, note } from '../notes';
import { either, numberIn, numbersIn, pathsIn, pitchAt, textIn, textsIn, type Facts } from '../tell';
import { INTERVALS, or } from './grammar';
import { kindName, scaleName } from './scales';

const LINES: Readonly<Record<number, string>> = { 1: 'première', 2: 'deuxième', 3: 'troisième', 4: 'quatrième', 5: 'cinquième' };
const SPACES: Readonly<Record<number, string>> = { 1: 'premier', 2: 'deuxième', 3: 'troisième', 4: 'quatrième' };

function onStaff(place: number): string {
  if (place === -1) return 'juste sous la portée';
  if (place === -2) return 'sur la ligne supplémentaire sous la portée';
  if (place === 9) return 'juste au-dessus de la portée';
  if (place === 10) return 'sur la ligne supplémentaire au-dessus de la portée';
  if (place === 11) return 'au-dessus de la ligne supplémentaire';
  return place % 2 === 0 ? `sur la ${LINES[place / 2 + 1] ?? ''} ligne` : `dans le ${SPACES[(place + 1) / 2] ?? ''} interligne`;
}

const list = (letters: readonly string[]): string => letters.map(note).join(', ');

function blackKey(name: string, names: readonly string[]): string {
  const other = names.find((each) => each !== name);
  return other === undefined ? '' : ` ${note(name)} est un demi-ton plus ${name.endsWith('#') ? 'haut' : 'bas'} ; la même touche s’appelle aussi ${note(other)}.`;
}

function way(facts: Facts, placeOf: (letter: string, octave: number) => number): string {
  const names = textsIn(facts, 'names');
  const hour = numberIn(facts, 'hour');
  const asked = Math.max(0, names.indexOf(textIn(facts, 'name') ?? ''));
  const path = pathsIn(facts)[asked] ?? [];
  const [first = ''] = path;
  const up = path.length > 1 ? ` Compte à partir de là en montant : ${list(path)}.` : '';
  switch (textIn(facts, 'face')) {
    case 'clock':
      return hour === 12 ? `${note('C')} est en haut, à 12.` : `${note('C')} est à 12, et chaque heure est un demi-ton : à ${String(hour)}, c’est ${either(names)}.`;
    case 'keys':
      return `${note(first)} est la touche blanche à gauche des ${first === 'C' ? 'deux' : 'trois'} noires.${up}${blackKey(names[asked] ?? '', names)}`;
    default:
      return `${note(first)} se place ${onStaff(placeOf(first, numberIn(facts, 'octave') ?? 4))}.${up}${blackKey(names[asked] ?? '', names)}`;
  }
}

const formula = (steps: readonly number[]): string => steps.join('\u00a0'); // not to be broken
const CLEFS: Readonly<Record<Clef, string>> = { gClef: 'Clé de sol', fClef: 'Clé de fa', gClef8: 'Clé de sol, à l’octave supérieure' };

export const questions: Words['questions'] = {
  title: 'Cartes d’entraînement',
  lead: 'Une question après l’autre, tirée du jeu. Une erreur est expliquée, puis la question revient.',
  invitation: 'Cartes d’entraînement : nommer et trouver des notes, compter des intervalles, reconnaître tons et gammes',
  kinds: { name: 'Nommer', find: 'Trouver', interval: 'Intervalles', step: 'Ton ou demi-ton', scale: 'Quelle gamme' },
  faces: { staff: 'Portée', keys: 'Clavier', clock: 'Horloge' },
  interval: (interval) => capital(INTERVALS[interval] ?? ''),

  askName: 'Quel est le nom de cette note ?',
  askFind: {
    staff: (name) => `Quelle carte est ${note(name)} ?`,
    keys: (name) => `Où est ${note(name)} sur le clavier ?`,
    clock: (name) => `Où est ${note(name)} sur l’horloge ?`,
  },
  askInterval: (interval, names) => `Quel nom de note est une ${INTERVALS[interval] ?? ''} au-dessus de ${either(names) || 'cette note'} ?`,
  askStep: (low, high) => `De ${either(low) || 'la première carte'} en montant à ${either(high) || 'la deuxième'} : un demi-ton ou un ton ?`,
  askScale: (tonic) => `Quelle est cette gamme, à partir de ${keyNote(tonic)} ?`,
  clef: (clef) => CLEFS[clef],
  onStaff: (place, sign) => `${onStaff(place)}${sign === 'sharp' ? ', avec un dièse' : sign === 'flat' ? ', avec un bémol' : ''}`,
  either: (places) => or(places),
  whiteKey: (place) => `touche blanche ${String(place)} sur 7`,
  blackKey: (before) => `touche noire entre les blanches ${String(before)} et ${String(before + 1)}`,
  hour: (hour) => `numéro ${String(hour)} de l’horloge`,
  cardsToChoose: 'Cartes au choix',
  keysToChoose: 'Touches du clavier',
  clockToChoose: 'Numéros de l’horloge',
  scalesToChoose: 'Gammes au choix',

  right: {
    note: (names) => `Oui, c’est ${either(names)}.`,
    interval: (interval, path) => `Oui : ${list(path)}. C’est une ${INTERVALS[interval] ?? ''}.`,
    step: (step, low, high) => `Oui : de ${either(low)} à ${either(high)}, il y a un ${step === 'whole' ? 'ton' : 'demi-ton'}.`,
    scale: (tonic, kind) => `Oui, c’est ${scaleName({ tonic, kind })}.`,
  },
  misread: (facts, placeOf) => {
    const found = numberIn(facts, 'found');
    const said = textIn(facts, 'said');
    const begin = said !== null ? `Tu as dit ${note(said)}.` : found === null ? '' : `Ça, c’est ${pitchAt(found)}.`;
    return `${begin} ${way(facts, placeOf)}`.trim();
  },
  anotherScale: (facts) => {
    const scale = { tonic: textIn(facts, 'tonic') ?? '', kind: textIn(facts, 'said') ?? '' };
    const after = note(textIn(facts, 'top') ?? '');
    return `Dans ${scaleName(scale)}, après ${after} vient ${note(textIn(facts, 'wants') ?? '')}. Ici, c’est ${note(textIn(facts, 'name') ?? '')}.`;
  },
  more: {
    staff: `Chaque ligne et chaque interligne est une note plus loin. Retiens quelques repères, comme la ligne que marque la clé et la place de ${note('C')}, et compte à partir du plus proche.`,
    keys: `Les touches noires vont par deux et par trois : à gauche des deux, c’est toujours ${note('C')} ; à gauche des trois, toujours ${note('F')}. De là, les touches blanches suivent l’ordre des notes ; une noire porte le nom de l’une ou l’autre voisine, haussée ou abaissée.`,
    clock: `Douze heures font douze demi-tons, et ${note('C')} est en haut. Juste en face se trouve ${note('F#')}/${note('Gb')} ; avec 3, 6 et 9 en tête, on compte moins.`,
    scale: (facts) => {
      const [said, kind] = [textIn(facts, 'said') ?? '', textIn(facts, 'kind') ?? ''];
      return `Demi-tons d’une note à l’autre : ${kindName(said)}, c’est ${formula(numbersIn(facts, 'said_formula'))} ; ces cartes ont ${formula(numbersIn(facts, 'formula'))}, c’est donc ${kindName(kind)}.`;
    },
  },
  again: 'Essaie encore, ou continue.',

  hints: {
    letter: 'Touche le nom, ou tape sa lettre (`A` = la) ou un chiffre de `1` à `7`.',
    staff: 'Touche la carte, ou tape de `1` à `5`.',
    keys: 'Appuie sur la touche, ou joue-la.',
    clock: 'Touche le numéro. Les douze touches de la rangée du haut, à partir de `1`, sont les douze heures.',
    step: 'Touche la réponse, ou tape `H` (demi-ton) ou `W` (ton).',
    scale: 'Touche le nom, ou tape son numéro.',
  },
  notByName: 'Ici, on montre la note : touche-la, ou joue-la.',
  next: 'Question suivante',
  goOn: 'Continuer',
  why: 'Pourquoi ?',
  less: 'Moins',
  tally: (right, asked) => `${String(right)} sur ${String(asked)} ${right < 2 ? 'juste' : 'justes'}`,
  onceMore: 'Encore une fois',
  choices: 'Ce qui est demandé',
  lists: { kinds: 'Questions', faces: 'Images', intervals: 'Intervalles', scales: 'Gammes' },
  link: 'Lien vers cet exercice',
  linkHelp: 'Qui l’ouvre reçoit les mêmes questions dans le même ordre.',
  ways: 'Chanter, jouer ou dire les réponses',
  afresh: 'Recommencer',
};
