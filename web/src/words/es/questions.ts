/** Practice cards: what is asked, what is said to an answer, and where a note is found. */

import type { Clef } from '../../music/staff';
import type { Words } from '../en';
import { capital } from '../grammar';
import { keyNote, note } from '../notes';
import { either, numberIn, numbersIn, pathsIn, pitchAt, textIn, textsIn, type Facts } from '../tell';
import { INTERVALS, or } from './grammar';
import { kindName, scaleName } from './scales';

const LINES: Readonly<Record<number, string>> = { 1: 'primera', 2: 'segunda', 3: 'tercera', 4: 'cuarta', 5: 'quinta' };
const SPACES: Readonly<Record<number, string>> = { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'cuarto' };

function onStaff(place: number): string {
  if (place === -1) return 'justo debajo del pentagrama';
  if (place === -2) return 'en la línea adicional debajo del pentagrama';
  if (place === 9) return 'justo encima del pentagrama';
  if (place === 10) return 'en la línea adicional encima del pentagrama';
  if (place === 11) return 'encima de la línea adicional';
  return place % 2 === 0 ? `en la ${LINES[place / 2 + 1] ?? ''} línea` : `en el ${SPACES[(place + 1) / 2] ?? ''} espacio`;
}

const list = (letters: readonly string[]): string => letters.map(note).join(', ');

function blackKey(name: string, names: readonly string[]): string {
  const other = names.find((each) => each !== name);
  return other === undefined ? '' : ` ${note(name)} está un semitono más ${name.endsWith('#') ? 'arriba' : 'abajo'}; la misma tecla se llama también ${note(other)}.`;
}

function way(facts: Facts, placeOf: (letter: string, octave: number) => number): string {
  const names = textsIn(facts, 'names');
  const hour = numberIn(facts, 'hour');
  const asked = Math.max(0, names.indexOf(textIn(facts, 'name') ?? ''));
  const path = pathsIn(facts)[asked] ?? [];
  const [first = ''] = path;
  const up = path.length > 1 ? ` Cuenta desde ahí hacia arriba: ${list(path)}.` : '';
  switch (textIn(facts, 'face')) {
    case 'clock':
      return hour === 12 ? `${note('C')} está arriba, en el 12.` : `${note('C')} está en el 12, y cada hora es un semitono: en el ${String(hour)} está ${either(names)}.`;
    case 'keys':
      return `${note(first)} es la tecla blanca a la izquierda de las ${first === 'C' ? 'dos' : 'tres'} negras.${up}${blackKey(names[asked] ?? '', names)}`;
    default:
      return `${note(first)} está ${onStaff(placeOf(first, numberIn(facts, 'octave') ?? 4))}.${up}${blackKey(names[asked] ?? '', names)}`;
  }
}

const formula = (steps: readonly number[]): string => steps.join('\u00a0'); // not to be broken
const CLEFS: Readonly<Record<Clef, string>> = { gClef: 'Clave de sol', fClef: 'Clave de fa', gClef8: 'Clave de sol, una octava más alta' };

export const questions: Words['questions'] = {
  title: 'Cartas de práctica',
  lead: 'Una pregunta tras otra, sacada de la baraja. Lo que no aciertas se explica y vuelve a salir.',
  invitation: 'Cartas de práctica: nombra y encuentra notas, cuenta intervalos, distingue tonos y semitonos, reconoce escalas',
  kinds: { name: 'Nombrar', find: 'Encontrar', interval: 'Intervalos', step: 'Tono o semitono', scale: 'Qué escala' },
  faces: { staff: 'Pentagrama', keys: 'Teclado', clock: 'Reloj' },
  interval: (interval) => capital(INTERVALS[interval] ?? ''),

  askName: '¿Cómo se llama esta nota?',
  askFind: {
    staff: (name) => `¿Qué carta es ${note(name)}?`,
    keys: (name) => `¿Dónde está ${note(name)} en el teclado?`,
    clock: (name) => `¿Dónde está ${note(name)} en el reloj?`,
  },
  askInterval: (interval, names) => `¿Qué nombre de nota está una ${INTERVALS[interval] ?? ''} por encima de ${either(names) || 'esta nota'}?`,
  askStep: (low, high) => `De ${either(low) || 'la primera carta'} subiendo a ${either(high) || 'la segunda'}: ¿un semitono o un tono?`,
  askScale: (tonic) => `¿Qué escala es esta, desde ${keyNote(tonic)}?`,
  clef: (clef) => CLEFS[clef],
  onStaff: (place, sign) => `${onStaff(place)}${sign === 'sharp' ? ', con un sostenido' : sign === 'flat' ? ', con un bemol' : ''}`,
  either: (places) => or(places),
  whiteKey: (place) => `tecla blanca ${String(place)} de 7`,
  blackKey: (before) => `tecla negra entre las blancas ${String(before)} y ${String(before + 1)}`,
  hour: (hour) => `número ${String(hour)} del reloj`,
  cardsToChoose: 'Cartas para elegir',
  keysToChoose: 'Teclas del piano',
  clockToChoose: 'Números del reloj',
  scalesToChoose: 'Escalas para elegir',

  right: {
    note: (names) => `Sí, es ${either(names)}.`,
    interval: (interval, path) => `Sí: ${list(path)}. Es una ${INTERVALS[interval] ?? ''}.`,
    step: (step, low, high) => `Sí: de ${either(low)} a ${either(high)} hay un ${step === 'whole' ? 'tono' : 'semitono'}.`,
    scale: (tonic, kind) => `Sí, es ${scaleName({ tonic, kind })}.`,
  },
  misread: (facts, placeOf) => {
    const found = numberIn(facts, 'found');
    const said = textIn(facts, 'said');
    const begin = said !== null ? `Dijiste ${note(said)}.` : found === null ? '' : `Esa es ${pitchAt(found)}.`;
    return `${begin} ${way(facts, placeOf)}`.trim();
  },
  anotherScale: (facts) => {
    const scale = { tonic: textIn(facts, 'tonic') ?? '', kind: textIn(facts, 'said') ?? '' };
    const after = note(textIn(facts, 'top') ?? '');
    return `En ${scaleName(scale)}, después de ${after} viene ${note(textIn(facts, 'wants') ?? '')}. Aquí viene ${note(textIn(facts, 'name') ?? '')}.`;
  },
  more: {
    staff: `Cada línea y cada espacio es una nota más. Aprende de memoria algunos lugares, como la línea que marca la clave y dónde está ${note('C')}, y cuenta desde el más cercano.`,
    keys: `Las teclas negras van de dos en dos y de tres en tres: a la izquierda de las dos está siempre ${note('C')}, a la izquierda de las tres siempre ${note('F')}. Desde ahí, las blancas siguen el orden de las notas; una negra lleva el nombre de cualquiera de sus vecinas, subida o bajada.`,
    clock: `Doce horas son doce semitonos, y ${note('C')} está arriba. Justo enfrente está ${note('F#')}/${note('Gb')}; con el 3, el 6 y el 9 en la cabeza se cuenta menos.`,
    scale: (facts) => {
      const [said, kind] = [textIn(facts, 'said') ?? '', textIn(facts, 'kind') ?? ''];
      return `Semitonos de nota a nota: la escala ${kindName(said)} tiene ${formula(numbersIn(facts, 'said_formula'))}; estas cartas tienen ${formula(numbersIn(facts, 'formula'))}, o sea, la escala ${kindName(kind)}.`;
    },
  },
  again: 'Inténtalo otra vez, o sigue.',

  hints: {
    letter: 'Toca el nombre, o escribe su letra (`A` = la) o un número del `1` al `7`.',
    staff: 'Toca la carta, o escribe del `1` al `5`.',
    keys: 'Toca la tecla en la pantalla o en tu teclado MIDI.',
    clock: 'Toca el número. Las doce teclas de la fila de arriba, desde el `1`, son las doce horas.',
    step: 'Toca, o escribe `H` (semitono) o `W` (tono).',
    scale: 'Toca el nombre, o escribe su número.',
  },
  notByName: 'Aquí no vale decir el nombre: señala la nota, o tócala con tu instrumento.',
  next: 'Siguiente pregunta',
  goOn: 'Seguir',
  why: '¿Por qué?',
  less: 'Menos',
  tally: (right, asked) => `${String(right)} de ${String(asked)} bien`,
  onceMore: 'Otra vez',
  choices: 'Qué se pregunta',
  lists: { kinds: 'Preguntas', faces: 'Imágenes', intervals: 'Intervalos', scales: 'Escalas' },
  link: 'Enlace a este ejercicio',
  linkHelp: 'Quien lo abra recibe las mismas preguntas en el mismo orden.',
  ways: 'Canta, toca o di las respuestas',
  afresh: 'Empezar de nuevo',
};
