/** Sound: its button, and where the piano comes from. */

import type { Words } from '../en';

export const sound: Words['sound'] = {
  sound: 'Son',
  isOn: 'Le son est activé',
  isOff: 'Le son est coupé',
  hear: 'Écouter',
  credit: 'Piano : Salamander Grand Piano d’Alexander Holm (CC BY 3.0), coupé, volumes égalisés.',
};
