/** Sound: its button, and where the piano comes from. */

import type { Words } from '../en';

export const sound: Words['sound'] = {
  sound: 'Sonido',
  isOn: 'El sonido está activado',
  isOff: 'El sonido está desactivado',
  hear: 'Escuchar',
  credit: 'Piano: Salamander Grand Piano de Alexander Holm (CC BY 3.0), recortado y nivelado.',
};
