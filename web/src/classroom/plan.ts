/** The plan of a deal: how it begins, how it is written in a link, and how this browser remembers the last one. */

import { fromJson, storedValue, storeValue } from '../browser/storage';
import { FACES, type Face } from '../settings/choices';
import type { Plan } from '../wire';

/** What is dealt if nothing is chosen: the game to begin with, at tables of up to four. */
export const USUAL_PLAN: Plan = {
  game: 'distance',
  options: {},
  size: 4,
  computers: 0,
  level: 'learner',
  grouping: 'mixed',
  explain: 'full',
  help: true,
  pace: 'calm',
  clock: 0,
  faces: null,
  again: true,
};

export const GROUPINGS = ['mixed', 'equal', 'rotate'] as const satisfies readonly Plan['grouping'][];
export const SIZES = [2, 3, 4, 5] as const;
export const COMPUTERS = [0, 1, 2, 3] as const;

const isLike = (usual: unknown, value: unknown): boolean => typeof value === typeof usual && value !== null;

/** A plan from JSON of any origin; what is missing or of another type is as usual. The server judges the rest. */
export function readPlan(found: unknown): Plan {
  const given = (typeof found === 'object' && found !== null ? found : {}) as Readonly<Record<string, unknown>>;
  const read = Object.entries(USUAL_PLAN).map(([name, usual]: [string, unknown]): [string, unknown] => [
    name,
    isLike(usual, given[name]) ? given[name] : usual,
  ]);
  return { ...USUAL_PLAN, ...Object.fromEntries(read), faces: facesOf(given['faces']) };
}

function facesOf(found: unknown): Plan['faces'] {
  if (typeof found !== 'object' || found === null) return null;
  const given = found as Readonly<Record<string, unknown>>;
  return Object.fromEntries(FACES.map((face) => [face, given[face] === true])) as Record<Face, boolean>;
}

/** The part of a link that has the game, and what differs from the usual plan, e.g. `game="steps"&size=3`. */
export function planQuery(plan: Plan): string {
  const usual: Readonly<Record<string, unknown>> = { ...USUAL_PLAN };
  const changed = Object.entries(plan).filter(([name, value]) => name === 'game' || JSON.stringify(value) !== JSON.stringify(usual[name]));
  return new URLSearchParams(changed.map(([name, value]) => [name, JSON.stringify(value)])).toString();
}

export function planOf(query: string): Plan {
  return readPlan(Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, fromJson(value)])));
}

export const planPath = (plan: Plan): string => `#/class/plan/${planQuery(plan)}`;

/** The plan of the last deal in this browser, or one that came with a link. */
export const keptPlan = (): Plan => readPlan(fromJson(storedValue('class-plan')));

export function keepPlan(plan: Plan): void {
  storeValue('class-plan', JSON.stringify(plan));
}
