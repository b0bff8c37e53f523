/** Setting a table, and waiting for players. */

import type { Words } from '../en';

export const setup: Words['setup'] = {
  unknownGame: 'Juego desconocido',
  noSuchGame: 'No existe ese juego',
  noSuchGameText: 'En esta mesa no hay ningún juego con ese nombre.',
  invite: 'Abrir la mesa e invitar',
  deal: 'Repartir las cartas',
  players: '¿Cuántos juegan?',
  you: 'Tú',
  seat: (seat) => `Sitio ${String(seat)}`,
  sitters: {
    person: 'Otra persona',
    beginner: 'Ordenador, acaba de empezar',
    learner: 'Ordenador, aún aprende',
    player: 'Ordenador, juega bien',
    strong: 'Ordenador, fuerte',
    expert: 'Ordenador, experto',
    rule: 'Ordenador, conoce las reglas',
    random: 'Ordenador, juega al azar',
  },
  tonic: 'Tónica',
  kind: 'Tipo de escala',
  formula: 'Semitonos de nota a nota, doce en total',
  formulaProblem: 'Una fórmula se compone de 2 a 12 números enteros que suman 12, por ejemplo 2 2 1 2 2 2 1.',
};
