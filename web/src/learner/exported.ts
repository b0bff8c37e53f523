/** Writes the learner's data as the text of a file, and reads it back. Pure. */

import { EMPTY, type Day, type State, type Waiting } from './state';

const FORMAT = 'musicards-learning';
const VERSION = 1;
const LONGEST = 64 * 1024;

/** Thrown for a text that `writtenExport` did not write. */
export class NotExported extends Error {}

export function writtenExport({ learner, goal, days, waiting }: State): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, learner, goal, days, waiting });
}

/** Read an exported text. Missing fields get the values of a newcomer. */
export function readExported(text: string): State {
  const data = parsed(text);
  if (data['format'] !== FORMAT || data['version'] !== VERSION || typeof data['learner'] !== 'string') throw new NotExported();
  const { learner, goal, days, waiting } = data;
  return {
    ...EMPTY,
    learner,
    goal: typeof goal === 'number' && goal >= 0 && goal <= 7 ? Math.floor(goal) : 0,
    days: Array.isArray(days) ? days.filter(isDay) : [],
    waiting: Array.isArray(waiting) ? waiting.filter(isWaiting) : [],
    taken: Array.isArray(waiting) ? waiting.filter(isWaiting).map(({ id }) => id) : [],
  };
}

function parsed(text: string): Record<string, unknown> {
  if (text.length > LONGEST) throw new NotExported();
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null) return data as Record<string, unknown>;
  } catch {
    // Not JSON at all.
  }
  throw new NotExported();
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

function isDay(value: unknown): value is Day {
  if (!isObject(value) || typeof value['day'] !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value['day'])) return false;
  return isCount(value['answers']) && isCount(value['right']) && isCount(value['seconds']);
}

function isWaiting(value: unknown): value is Waiting {
  return isObject(value) && typeof value['id'] === 'string' && isObject(value['piece']);
}
