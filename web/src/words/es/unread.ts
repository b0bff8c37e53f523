/** Texts that cannot be read. */

import type { Facts } from '../tell';
import { readUnread, type What } from '../unread';

const NO: Readonly<Record<What, string>> = {
  note: 'no es una nota',
  interval: 'no es un intervalo',
  'note or interval': 'no es ni una nota ni un intervalo',
  chord: 'no es un acorde',
  'kind of chord': 'no es un tipo de acorde',
  root: 'no es una fundamental',
  'chord symbol': 'no es un símbolo de acorde',
  'note or chord symbol': 'no es ni una nota ni un símbolo de acorde',
  scale: 'no es una escala',
  'kind of scale': 'no es un tipo de escala',
  'scale, chord or row of notes': 'no es ni una escala, ni un acorde, ni una serie de notas',
  formula: 'no es una fórmula',
  'number of half steps': 'no es un número de semitonos',
  tonic: 'no es una tónica',
  line: 'no es una línea de notas o acordes',
  instrument: 'no es un instrumento conocido aquí',
  key: 'no es una tonalidad',
  'way to name notes here': 'no es una forma de nombrar las notas aquí',
  'kind of question': 'no es un tipo de pregunta',
  'picture of a card': 'no es una imagen de carta',
  'interval from 2 to 7': 'no es un intervalo de 2 a 7',
  'name on a card': 'no está en ninguna carta',
  'letter from A to G': 'no es una letra de la A a la G',
  step: 'no es un paso',
  'scale to choose from': 'no está entre las escalas propuestas',
};

const quoted = (text: string): string => `«${text}»`;

/** In a sentence; empty where there is none for it. */
export function unread(facts: Facts): string {
  const it = readUnread(facts, 'o');
  if (!it) return '';
  const hint = it.instead ? `¿Querías decir ${it.instead}?` : `Escribe, por ejemplo, ${it.example}.`;
  switch (it.say) {
    case 'not-understood': {
      const where = it.within ? `En ${quoted(it.within)}: ` : '';
      const place = it.number === null ? '' : ` (número ${String(it.number)})`;
      return `${where}${quoted(it.part)}${place} ${it.what ? NO[it.what] : ''}. ${hint}`;
    }
    case 'no-notes':
      return `No hay notas. ${hint}`;
    case 'formula-sum':
      return `${quoted(it.part)} suma ${String(it.sum)} semitonos, no los 12 de una octava. ${hint}`;
    case 'formula-short':
      return `${quoted(it.part)} es una sola nota: una fórmula tiene de 2 a 12 números. ${hint}`;
    case 'other-mode':
      return 'Entre mayor y menor cambiaría más que la altura: elige dos tonalidades mayores o dos menores.';
    case 'upside-down':
      return 'La nota más grave va primero.';
    case 'one-way':
      return 'Di de una sola manera adónde ir: un intervalo, una tonalidad o un instrumento.';
    case 'from-where':
      return 'Di también en qué tonalidad está la línea.';
    case 'own-direction':
      return 'Subir o bajar va con un intervalo o una tonalidad: un instrumento tiene su propia dirección.';
    case 'far-key':
      return `${quoted(it.part)} tendría más de siete alteraciones. ${hint}`;
    case 'off-staff':
      return `${quoted(it.part)} queda demasiado aguda o grave para un pentagrama.`;
    case 'many-signs':
      return `${quoted(it.part)} no se puede escribir: una nota tiene como mucho una doble alteración.`;
    case 'long-score':
      return `La línea es demasiado larga: ${String(it.sum)} notas y acordes, para ${String(it.most)} como mucho.`;
    case 'no-keys':
      return `${quoted(it.part)} no son teclas: escribe sus números MIDI con comas, por ejemplo 60,64,67.`;
    case 'many-keys':
      return `Hay ${String(it.sum)} teclas: se nombran de 1 a ${String(it.most)}.`;
    case 'no-number':
      return `${quoted(it.part)} no es un número de pregunta: hay de 1 a ${String(it.most)}.`;
    case 'no-seed':
      return `${quoted(it.part)} no da un orden: usa hasta 16 letras y cifras.`;
    case 'few-scales':
      return 'Con una sola escala no hay nada que elegir: pon dos o más.';
  }
}

/** Before the server's own sentence, which is English. */
export const unreadable = 'Eso no se entiende.';
