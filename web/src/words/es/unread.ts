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
  }
}

/** Before the server's own sentence, which is English. */
export const unreadable = 'Eso no se entiende.';
