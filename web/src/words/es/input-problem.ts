/** Notes, chords, scales and lines that cannot be read or used. */

import type { Expected, InputFacts, InputSentences } from '../input-problem';

const IS_NOT: Readonly<Record<Expected, string>> = {
  note: 'no es una nota',
  interval: 'no es un intervalo',
  'note-or-interval': 'no es ni una nota ni un intervalo',
  chord: 'no es un acorde',
  'chord-kind': 'no es un tipo de acorde',
  root: 'no es una fundamental',
  'chord-symbol': 'no es un símbolo de acorde',
  'note-or-chord': 'no es ni una nota ni un símbolo de acorde',
  scale: 'no es una escala',
  'scale-kind': 'no es un tipo de escala',
  'scale-chord-or-notes': 'no es ni una escala, ni un acorde, ni una serie de notas',
  formula: 'no es una fórmula',
  'half-steps': 'no es un número de semitonos',
  tonic: 'no es una tónica',
  line: 'no es una línea de notas o acordes',
  instrument: 'no es un instrumento conocido aquí',
  key: 'no es una tonalidad',
  mode: 'no es ni mayor ni menor',
  signature: 'no es una armadura',
  'name-system': 'no es una forma de nombrar las notas aquí',
  'question-kind': 'no es un tipo de pregunta',
  'card-face': 'no es una imagen de carta',
  'question-interval': 'no es un intervalo de los que se preguntan',
  'card-name': 'no está en ninguna carta',
  letter: 'no es una letra de la A a la G',
  step: 'no es un paso',
  'offered-scale': 'no está entre las escalas propuestas',
};

function hint({ suggestions, examples }: InputFacts): string {
  if (suggestions) return ` ¿Querías decir ${suggestions}?`;
  return examples ? ` Escribe, por ejemplo, ${examples}.` : '';
}

const quoted = (text: string): string => `«${text}»`;

export const inputProblems: InputSentences = {
  'not-understood': (facts) => {
    const { part, input, number, expected } = facts;
    const where = input ? `En ${quoted(input)}: ` : '';
    const place = number === null ? '' : ` (número ${String(number)})`;
    return `${where}${quoted(part)}${place} ${expected ? IS_NOT[expected] : 'no se conoce'}.${hint(facts)}`;
  },
  'no-notes': (facts) => `No hay notas.${hint(facts)}`,
  'wrong-formula-sum': (facts) => `${quoted(facts.part)} suma ${String(facts.total)} semitonos en vez de 12.${hint(facts)}`,
  'formula-too-short': (facts) => `${quoted(facts.part)} es una sola nota: una fórmula tiene de ${String(facts.least)} a ${String(facts.most)} números.${hint(facts)}`,
  'too-many-accidentals-in-key': (facts) => `${quoted(facts.part)} tendría ${String(facts.total)} alteraciones, y una tonalidad tiene como mucho ${String(facts.most)}.${hint(facts)}`,
  'different-mode': () => 'Transponer no cambia de mayor a menor: elige dos tonalidades mayores o dos menores.',
  'only-one-octave': ({ part }) => `Da una octava a las dos notas o a ninguna: ${quoted(part)}.`,
  'higher-note-first': ({ part }) => `Nombra primero la nota más grave, no ${quoted(part)}.`,
  'several-targets': () => 'Elige un solo destino: un intervalo, una tonalidad o un instrumento.',
  'original-key-missing': () => 'Di también en qué tonalidad está la línea.',
  'direction-not-allowed': () => 'Subir o bajar va con un intervalo o una tonalidad: un instrumento tiene su propia dirección.',
  'off-staff': ({ part, least, most }) => `${quoted(part)} no se puede escribir en un pentagrama: usa las octavas de la ${String(least)} a la ${String(most)}.`,
  'beyond-midi': ({ part }) => `${quoted(part)} no se puede guardar como MIDI: sus notas van de C-1 a G9.`,
  'too-many-accidentals': ({ part }) => `${quoted(part)} no se puede escribir: una nota tiene como mucho una doble alteración.`,
  'line-too-long': ({ total, most }) => `La línea tiene ${String(total)} notas, acordes y silencios: puede tener de 1 a ${String(most)}.`,
  'not-midi-keys': (facts) => `${quoted(facts.part)} no es una lista de teclas MIDI: escribe números de 0 a ${String(facts.most)} con comas.${hint(facts)}`,
  'wrong-number-of-keys': ({ total, most }) => `Hay ${String(total)} teclas: toca de 1 a ${String(most)} a la vez.`,
  'no-such-question': ({ part, most }) => `No hay ninguna pregunta ${quoted(part)}: elige un número de 1 a ${String(most)}.`,
  'not-a-seed': ({ part, most }) => `${quoted(part)} no da un orden: usa hasta ${String(most)} letras y cifras.`,
  'too-few-scales': ({ least }) => `Elige al menos ${String(least)} escalas para distinguir.`,
};
