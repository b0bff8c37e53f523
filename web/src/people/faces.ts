/** The faces of computer players: ink drawings in a square of 160 units, with the middle at 0 0. Each name has its own. */

export interface Face {
  /** Drawn behind the head and filled with ink: hair that hangs down. */
  readonly behind: string;
  /** Drawn over the head and filled with ink: hair, a beard. */
  readonly hair: string;
  /** Drawn over all, as lines: a mouth, glasses. */
  readonly lines: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0Z`;

const FRINGE = 'M-45 6C-52-62 52-62 45 6C34-16 8-22-6-26C-16-10-36-8-45 6Z';
const SHORT = 'M-46 6C-54-56 54-56 46 6C40-14 26-20 0-20C-26-20-40-14-46 6Z';
const QUIFF = 'M-46 8C-54-44-20-66 10-58C34-70 58-44 46 8C42-16 22-14-4-30C-14-16-38-14-46 8Z';
const BALD = 'M-46 18C-54 0-50-12-44-20C-40-8-42 4-46 18ZM46 18C54 0 50-12 44-20C40-8 42 4 46 18Z';
/** With a mouth, which goes round the other way and is left out. */
const BEARD = 'M-46 16C-46 76 46 76 46 16C38 34 24 30 0 30C-24 30-38 34-46 16ZM-13 40Q0 52 13 40Z';
const MOUSTACHE = 'M0 31C-8 24-22 28-28 38C-16 42-4 40 0 36C4 40 16 42 28 38C22 28 8 24 0 31Z';
const CURLS = [[-42, -2], [-40, -22], [-24, -38], [0, -44], [24, -38], [40, -22], [42, -2]].map(([x = 0, y = 0]) => circle(x, y, 15)).join(''); // prettier-ignore
const BERET = 'M-52-14C-62-46-12-62 10-58L14-68L22-66L20-56C52-50 64-32 52-14C24-26-24-26-52-14Z';
const PHONES = `${circle(-49, 12, 13)}${circle(49, 12, 13)}`;

const SMILE = 'M-16 38Q0 52 16 38';
const GRIN = 'M-20 34Q0 60 20 34Z';
const SMIRK = 'M-12 42Q6 46 16 36';
const GLASSES = `${circle(-19, 10, 14)}${circle(19, 10, 14)}M-5 8Q0 5 5 8`;
const BAND = 'M-51 2C-62-80 62-80 51 2';

/** Faces by number; the eyes and the nose are the same in all of them. */
export const FACES: readonly Face[] = [
  { behind: 'M-52 66C-70-66 70-66 52 66Z', hair: FRINGE, lines: SMILE },
  { behind: '', hair: `${BERET}${MOUSTACHE}`, lines: '' },
  { behind: '', hair: `${FRINGE}${PHONES}`, lines: `${SMIRK}${BAND}` },
  { behind: '', hair: `${SHORT}${BEARD}`, lines: '' },
  { behind: CURLS, hair: `${circle(-20, -30, 12)}${circle(0, -36, 12)}${circle(20, -30, 12)}`, lines: GRIN },
  { behind: '', hair: `${BALD}${MOUSTACHE}`, lines: GLASSES },
  { behind: circle(0, -56, 20), hair: SHORT, lines: SMILE },
  { behind: 'M-52 66C-70-66 70-66 52 66Z', hair: QUIFF, lines: `${SMILE}${GLASSES}` },
  { behind: '', hair: QUIFF, lines: `${SMIRK}${GLASSES}` },
];

/** The face of a computer player with this name. */
export function faceOf(name: string): Face | undefined {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return FACES[sum % FACES.length];
}
