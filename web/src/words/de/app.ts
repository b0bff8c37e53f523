/** What the page says of itself: when its server is away, and when there is a newer page. */

import type { Words } from '../en';

export const app: Words['app'] = {
  noServer: 'Der Server antwortet nicht',
  noServerText:
    'Musicards ist geöffnet, aber die Tische stehen auf dem Server, und der ist gerade nicht zu erreichen. Diese Seite versucht es immer wieder und macht von selbst weiter; dein Platz am Tisch bleibt dir.',
  lookAgain: 'Jetzt versuchen',
  looking: 'Verbindung wird versucht …',
  opening: 'Die Seite öffnet sich …',
};
