/** What a table agrees on beside the game's own options: the choices, and their usual values. */

import type { Settings } from '../wire';

export type Agreement = Required<Settings>;

export const EXPLAINS = ['full', 'brief', 'off'] as const satisfies readonly Agreement['explain'][];
export const CLOCKS = [0, 20, 30, 60, 120] as const; // seconds a turn; 0 is no clock
export const STAND_INS = [20, 60, 180, 0] as const; // seconds away; 0 is never
export const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const USUAL: Agreement = { explain: 'full', clock: 0, stand_in: 60, rounds: 1 };
