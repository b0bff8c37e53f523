/** The views of the map: which families each one shows, and how many of its spots are in each state. */

import { createContext } from 'svelte';
import { BY_FAMILY, FAMILIES } from '../items/kinds/kinds';
import type { Family, Spot, State } from '../wire';

/** What every view of the map gets: the spots that it shows. */
export interface ViewProps {
  readonly spots: readonly Spot[];
}

/** Opens the sheet of a spot, for every spot below the map's page. */
export const [useOpening, provideOpening] = createContext<(atom: string) => void>();

/** From never asked to shown to last. */
export const STATES = ['new', 'shaky', 'today', 'lasts'] as const satisfies readonly State[];

/** The families of each view, in the order of the choice. */
const SHOWN = {
  letters: ['letter'],
  clock: ['hour'],
  keyboard: ['key', 'step', 'enharmonic'],
  staff: ['place'],
  fifths: ['signature'],
  scales: ['formula', 'degree', 'quality'],
  ear: ['ear'],
  list: FAMILIES,
} as const satisfies Record<string, readonly Family[]>;

export type View = keyof typeof SHOWN;
export const VIEWS = Object.keys(SHOWN) as readonly View[];

export function isView(text: string): text is View {
  return (VIEWS as readonly string[]).includes(text);
}

export function spotsOf(view: View, spots: readonly Spot[]): readonly Spot[] {
  const families: readonly Family[] = SHOWN[view];
  return spots.filter(({ family }) => families.includes(family));
}

export function countByState(spots: readonly Spot[]): Readonly<Record<State, number>> {
  const counts = { new: 0, shaky: 0, today: 0, lasts: 0 };
  for (const { state } of spots) counts[state] += 1;
  return counts;
}

/** The spots by their groups, in the order in which the groups first occur. */
export function byGroup(spots: readonly Spot[]): readonly { readonly group: string; readonly spots: readonly Spot[] }[] {
  const groups = new Map<string, Spot[]>();
  for (const spot of spots) groups.set(spot.group, [...(groups.get(spot.group) ?? []), spot]);
  return Array.from(groups, ([group, members]) => ({ group, spots: members }));
}

/** The parts of an atom's id after its family: ["3", "A"] for `letter:3:A`. */
export function partsOf({ atom }: Pick<Spot, 'atom'>): readonly [string, string] {
  const [, first = '', second = ''] = atom.split(':');
  return [first, second];
}

/** What is written on the tile of a spot, with notes marked, and whose color it has. */
export function tileOf(spot: Pick<Spot, 'atom' | 'family'>): { readonly text: string; readonly hour: number | null } {
  return BY_FAMILY[spot.family].tile(...partsOf(spot));
}

/** How many fifths a note is above another, by names in ASCII: 1 from C to G, -1 from C to F, 6 from C to F#. */
export function fifthsFrom(from: string, to: string): number {
  return place(to) - place(from);
}

/** The place of a name in the row of fifths F, C, G … B, F#. */
function place(name: string): number {
  const signs = Array.from(name.slice(1), (sign) => (sign === '#' ? 7 : -7));
  return 'FCGDAEB'.indexOf(name.charAt(0)) + signs.reduce((sum, each) => sum + each, 0);
}
