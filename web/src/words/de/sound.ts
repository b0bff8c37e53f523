/** Sound: its button, and where the piano comes from. */

import type { Words } from '../en';

export const sound: Words['sound'] = {
  sound: 'Klang',
  isOn: 'Der Klang ist an',
  isOff: 'Der Klang ist aus',
  hear: 'Anhören',
  credit: 'Klavier: Salamander Grand Piano von Alexander Holm (CC BY 3.0), geschnitten und in der Lautstärke angeglichen.',
};
