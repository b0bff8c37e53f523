/** What the page says of itself: when its server is away, and when there is a newer page. */

import type { Words } from '../en';

export const app: Words['app'] = {
  noServer: 'Le serveur ne répond pas',
  noServerText:
    'Musicards s’est ouvert, mais les tables sont sur le serveur, injoignable pour l’instant. Cette page réessaie sans cesse et reprendra d’elle-même ; ta place à la table est gardée.',
  lookAgain: 'Réessayer maintenant',
  looking: 'Nouvel essai…',
  opening: 'La page s’ouvre…',
};
