/** What was wrong with a misplay, and why. A brief explanation leaves out what would be right; with none, facts are empty. */

import type { Words } from '../en';
import { note } from '../notes';
import type { Fault } from '../reasons';
import { namesOn, numberIn, numbersIn, pathsIn, pitchAt, saidIn, textIn, textsIn, type Facts } from '../tell';
import { and, INTERVALS, or } from './grammar';

/** Where a pitch lies that is so many hours on, 0 to 11. */
function distance(halfSteps: number): string {
  const known: Readonly<Record<number, string>> = {
    0: 'es la misma nota',
    1: 'está un semitono por encima',
    2: 'está un tono por encima',
    10: 'está un tono por debajo',
    11: 'está un semitono por debajo',
  };
  return known[halfSteps] ?? `está ${String(halfSteps)} semitonos por encima`;
}

/** “Una tercera por encima de La es Do: La, Si, Do.” */
function wayUp(facts: Facts): string {
  const word = INTERVALS[numberIn(facts, 'interval') ?? 0];
  const ways = pathsIn(facts).map((path) => `por encima de ${note(path[0] ?? '')} es ${note(path.at(-1) ?? '')}: ${path.map(note).join(', ')}`);
  return word && ways.length > 0 ? `Una ${word} ${ways.join('; ')}.` : '';
}

function notUp(facts: Facts): string {
  const word = INTERVALS[numberIn(facts, 'interval') ?? 0];
  const last = textsIn(facts, 'last').map(note);
  return word && last.length > 0 ? `Eso no es una ${word} por encima de ${or(last)}.` : '';
}

function strays(facts: Facts): string {
  const codes = textsIn(facts, 'strays');
  const said = textIn(facts, 'said');
  if (codes.length === 0 || said === null) return '';
  const names = [...new Set(codes.map((code) => namesOn(code)))];
  return `${and(names)} no se ${names.length === 1 ? 'llama' : 'llaman'} ${note(said)}.`;
}

const step = (word: string | null): string => (word === 'whole' ? 'tono' : 'semitono');

/** “Un semitono por encima de Fa es Fa♯/Sol♭”; on a wild starter, what the note cards are. */
function needed(facts: Facts): string {
  const hour = numberIn(facts, 'needed');
  const top = numberIn(facts, 'top');
  const said = saidIn(facts).step;
  if (hour === null) return '';
  return top === null || said === null ? `Las cartas son ${pitchAt(hour)}` : `Un ${step(said)} por encima de ${pitchAt(top)} es ${pitchAt(hour)}`;
}

function wrongPitch(facts: Facts): string {
  const top = numberIn(facts, 'top');
  const hours = numbersIn(facts, 'hours');
  const right = needed(facts);
  if (top === null || hours.length === 0) return right && `${right}.`;
  const strays = [...new Set(textsIn(facts, 'strays').map((code) => namesOn(code)))];
  const wrong = strays.length > 0 ? strays : hours.map(pitchAt);
  if (!right) return `${and(wrong)} no ${wrong.length === 1 ? 'está' : 'están'} un ${step(saidIn(facts).step)} por encima de ${pitchAt(top)}.`;
  return `${right}; ${and(hours.map((hour) => `${pitchAt(hour)} ${distance((hour - top + 12) % 12)}`))}.`;
}

function wrongSaid(facts: Facts): string {
  const { pitch } = saidIn(facts);
  const right = needed(facts);
  if (pitch === null) return '';
  if (!right) return `El comodín no puede ser ${note(pitch)} aquí.`;
  return `${right}, así que el comodín tiene que ser ${numberIn(facts, 'top') === null ? 'la misma nota' : 'esa nota'}, no ${note(pitch)}.`;
}

function mixed(facts: Facts): string {
  const hours = numbersIn(facts, 'hours');
  return hours.length > 0 ? `Las cartas que se juegan juntas son todas de la misma nota, y estas son ${and(hours.map(pitchAt))}.` : '';
}

const WHY: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => wayUp(facts) || notUp(facts),
  'card-without-letter': (facts) => {
    const way = wayUp(facts);
    return way ? `${way} Pero ${strays(facts)}` : strays(facts);
  },
  'mixed-pitches': mixed,
  'whole-after-half': (facts) => (Object.keys(facts).length > 0 ? 'Después de un semitono, en el mismo turno solo siguen semitonos.' : ''),
  'wrong-pitch': wrongPitch,
  'wrong-pitch-said': wrongSaid,
};

const MORE: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => {
    const [path] = pathsIn(facts);
    const word = INTERVALS[numberIn(facts, 'interval') ?? 0] ?? 'segunda';
    const count = path ? ` ${path.map((letter, index) => `${note(letter)} es ${String(index + 1)}`).join(', ')}.` : '';
    return `Cuenta nota a nota y empieza por la nota de la que sales: es el número 1.${count} El número al que llegas da nombre al intervalo, aquí, una ${word}. Después de ${note('G')} viene ${note('A')}; los sostenidos y bemoles no cambian el nombre que se cuenta.`;
  },
  'card-without-letter': () =>
    `Una tecla negra tiene dos nombres porque está entre dos notas: ${note('D#')} es ${note('D')} subido un semitono, ${note('Eb')} es ${note('E')} bajado un semitono. Cuenta con uno de esos dos nombres y con ningún otro. Las teclas blancas tienen uno.`,
  'mixed-pitches': () =>
    'Las cartas que se juegan juntas llevan el mismo número del reloj; la octava no importa. Un comodín va con todas.',
  'whole-after-half': () =>
    'Un semitono abre una serie de semitonos, tan larga como quieras; «Listo» la termina. Un tono es un turno por sí solo.',
  'wrong-pitch': (facts) => {
    const top = numberIn(facts, 'top');
    const from = top === null ? '' : ` Aquí sales del ${String(top)}.`;
    return `Mira el reloj: dos horas vecinas están a un semitono, dos horas de distancia son un tono, y después del 12 viene el 1.${from} Entre ${note('E')} y ${note('F')}, y entre ${note('B')} y ${note('C')}, no hay tecla negra: ya son vecinas.`;
  },
  'wrong-pitch-said': () =>
    `Un comodín tiene que ser la nota a la que lleva el paso. Una tecla negra puede decirse con cualquiera de sus nombres: ${note('F#')} y ${note('Gb')} son una misma nota.`,
};

export const lessons: Words['lessons'] = {
  said: (say) => {
    const { letter, step: which, pitch } = say as { letter?: string; step?: string; pitch?: string };
    const words = [...(letter ? [note(letter)] : []), ...(which ? [`«${step(which)}»`] : []), ...(pitch ? [note(pitch)] : [])];
    return words.length > 0 ? `Dijiste ${and(words)}.` : '';
  },
  why: (fault, facts) => WHY[fault](facts) || 'Esta vez no era eso.',
  more: (fault, facts) => (Object.keys(facts).length > 0 ? MORE[fault](facts) : ''),
};
