/** Old Maid. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import type { GameWords } from '../shapes';

const { counted } = grammar('es');

const about: GameWords = {
  title: 'Old Maid',
  subtitle: 'El juego de la mona',
  tagline: 'Busca parejas y no te quedes con la carta suelta.',
  aim: () => 'Pon parejas y quítate las cartas de encima. Quien se queda con la Old Maid pierde; los demás comparten la victoria.',
  rules: () => ({
    lead: 'Deshazte de tus cartas por parejas. Una carta no tiene pareja: *la carta Chromatic Scale es la Old Maid*, y quien la tiene al final pierde.',
    sections: [
      {
        title: 'El reparto',
        body: ['Se reparten las 48 cartas de notas y la Old Maid. A algunos les puede tocar una carta más que a otros.'],
      },
      {
        title: 'Las parejas',
        body: ['Dos cartas *de una misma nota* son una pareja, sea cual sea su octava. Las parejas se ponen siempre enseguida: después del reparto y cada vez que se junta una nueva.'],
      },
      {
        title: 'Tu turno',
        body: [
          [
            '*Toma una carta* del abanico del jugador más cercano a tu derecha que todavía tenga cartas. Está barajado y boca abajo: tomas la que quieras sin verla.',
            '¿Hace pareja con una de las tuyas? Se pone enseguida. Si no, te la quedas.',
          ],
          'Nadie más ve esa carta: solo tú y quien la tenía.',
        ],
      },
      {
        title: 'A salvo',
        body: ['Quien se queda sin cartas sale del juego y está a salvo. El turno pasa al siguiente que tenga cartas.'],
      },
      { title: 'El final', body: ['Cuando todas las parejas están puestas, solo queda la Old Maid. Quien la tiene pierde; todos los demás ganan juntos.'] },
    ],
  }),
  keys: [
    [['← →'], 'ir al abanico y recorrerlo'],
    [['Espacio'], 'tomar esa carta'],
    [['1', '–', '9'], 'tomar de la primera a la novena carta'],
  ],
  options: { pitches: { label: 'Cartas', choice: (value) => (value === 'naturals' ? 'Solo teclas blancas' : 'Todas las notas') } },
  score: (count) => (count > 0 ? 'se queda con la Old Maid' : 'a salvo'),
};

export const old_maid: Words['old_maid'] = {
  about,
  maid: 'Old Maid',
  describedMaid: 'la Old Maid, Chromatic Scale',
  hand: (count) => (count === 0 ? 'No tienes cartas' : `Tu mano, ${counted(count, 'carta', 'cartas')}`),
  fanOf: (name, count) => `Abanico de ${name}, ${counted(count, 'carta', 'cartas')} boca abajo`,
  yourFan: (count) => `Tu abanico, ${counted(count, 'carta', 'cartas')}`,
  fanCard: (place, count) => `Carta ${String(place)} de ${String(count)}, boca abajo`,
  ownFanCard: (place, count, card) => `Carta ${String(place)} de ${String(count)}, tuya: ${card}`,
  whose: (name) => `Cartas de ${name}`,
  yours: 'Tus cartas, como están en el abanico',
  takeFrom: (name) => `Toma una carta de ${name}.`,
  takesFromYou: (name) => `${name} toma una carta tuya.`,
  takes: (taker, name) => `${taker} toma una carta de ${name}.`,
  youAreSafe: 'Estás a salvo: no te quedan cartas.',
  safe: 'a salvo',
  pairs: (count) => (count === 0 ? 'Ninguna pareja' : counted(count, 'pareja', 'parejas')),
  pairsOf: (count, names) => `${counted(count, 'pareja', 'parejas')}: ${names}`,
  lying: (count) => `Se toma de un abanico de ${counted(count, 'carta', 'cartas')}`,
  lyingYours: (count) => `Se toma de tu abanico, ${counted(count, 'carta', 'cartas')}`,
};
