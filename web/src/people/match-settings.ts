/** The settings of a match besides its game's options, and their defaults. */

import type { Settings } from '../wire';

export type Agreement = Required<Settings>;

export const EXPLAINS = ['full', 'brief', 'off'] as const satisfies readonly Agreement['explain'][];
export const PACES = ['calm', 'fast', 'instant'] as const satisfies readonly Agreement['pace'][];
export const CLOCKS = [0, 20, 30, 60, 120] as const; // seconds per turn; 0 for no clock
export const STAND_INS = [20, 60, 180, 0] as const; // seconds away before a computer plays; 0 for never
export const OPEN_HANDS = [0, 60, 300] as const; // seconds until those who watch see the hands; 0 for never
export const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const USUAL: Agreement = {
  explain: 'full',
  clock: 0,
  stand_in: 60,
  rounds: 1,
  pace: 'calm',
  help: null, // only for whoever plays alone
  first_steps: 0,
  late_joiners: true,
  locked: null, // only the table of whoever plays alone
  own_names: false,
  open_hands: 0,
  class_code: '', // this and the next only the server sets, at the tables of a class
  paused: false,
};
