/** The first page, and the line above every page. */

import type { Words } from '../en';
import { counted } from './grammar';

export const home: Words['home'] = {
  heading: 'Juegos de cartas con notas',
  lead: 'Cincuenta y cuatro cartas: doce notas, cuatro octavas, seis comodines. Juega con amigos o con el ordenador y aprende cómo se cuenta en la música.',
  choose: 'Elige un juego',
  players: (fewest, most) => (fewest === most ? counted(most, 'jugador', 'jugadores') : `De ${String(fewest)} a ${String(most)} jugadores`),
  haveCode: '¿Te han dado el código de una mesa?',
  goToTable: 'Ir a la mesa',
  yourTables: 'Tus mesas',
};
