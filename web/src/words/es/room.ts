/** Coming to a table: looking for it, waiting for players, and what is not there. */

import type { Words } from '../en';

export const room: Words['room'] = {
  table: 'Mesa',
  looking: 'Buscando la mesa…',
  cardsComing: 'Llegan las cartas…',
  noTable: (code) => `No hay ninguna mesa ${code}`,
  noTableText: 'Quizá el código esté mal escrito, o la mesa se haya recogido ya.',
  outOfReach: 'No se puede llegar a la mesa',
  earlierRules: 'Jugada con reglas anteriores',
  otherEdition: 'Un juego de otra edición',
  otherEditionText: (game) => `Esta página aún no conoce el juego ${game}. Vuelve a cargarla.`,
  seats: 'Sitios',
  free: 'Libre',
  you: 'tú',
  computer: 'ordenador',
  waiting: 'esperando a alguien',
  away: 'ausente',
  takeSeat: 'Sentarse',
  allTaken: 'Todos los sitios están ocupados. Puedes mirar desde aquí.',
  everybodyHere: 'Ya están todos.',
  dealtSoon: 'Las cartas se reparten en cuanto todos los sitios estén ocupados.',
  withComputers: 'Empezar con ordenadores en los sitios libres',
  connectionGone: 'Se ha perdido la conexión; tu sitio se te guarda.',
  tryNow: 'Intentar ahora',
};
