/** The first page, and the line above every page. */

import type { Words } from '../en';
import { counted } from './grammar';

export const home: Words['home'] = {
  heading: 'Kartenspiele mit Noten',
  lead: 'Vierundfünfzig Karten: zwölf Töne, vier Oktaven, sechs Joker. Spiele mit anderen oder mit dem Computer und lerne dabei, wie man in der Musik zählt.',
  choose: 'Wähle ein Spiel',
  players: (fewest, most) => (fewest === most ? counted(most, 'Person', 'Personen') : `${String(fewest)}–${String(most)} Personen`),
  haveCode: 'Hat dir jemand den Code eines Tisches gegeben?',
  goToTable: 'Zum Tisch',
  yourTables: 'Deine Tische',
};
