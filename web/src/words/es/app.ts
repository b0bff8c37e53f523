/** What the page says of itself: when its server is away, and when there is a newer page. */

import type { Words } from '../en';

export const app: Words['app'] = {
  noServer: 'El servidor no responde',
  noServerText:
    'Musicards se ha abierto, pero las mesas están en el servidor, y ahora mismo no se puede llegar a él. Esta página lo sigue intentando y continuará por sí sola; tu sitio en la mesa se guarda.',
  lookAgain: 'Intentar ahora',
  looking: 'Intentándolo…',
  opening: 'La página se está abriendo…',
};
