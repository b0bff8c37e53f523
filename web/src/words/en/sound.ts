/** Sound: its button, and where the piano comes from. */

export const sound = {
  sound: 'Sound',
  isOn: 'Sound is on',
  isOff: 'Sound is off',
  hear: 'Hear it',
  /** The licence of the recordings asks for this. */
  credit: 'Piano: Salamander Grand Piano by Alexander Holm (CC BY 3.0), cut and levelled.',
};
