/** Writes the learner's data as the text of a file, and reads it back. Pure. */

import { EMPTY, type Day, type State, type Waiting } from './state';

const FORMAT = 'musicards-learning';
const VERSION = 1;
const LONGEST = 64 * 1024;
const MOST_TAKEN = 100; // the latest evidence, which another device at the same table may have as well

/** Thrown for a text that `writtenExport` did not write. */
export class NotExported extends Error {}

export function writtenExport({ device, learner, goal, days, waiting, taken }: State): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, device, learner, goal, days, waiting, taken: taken.slice(-MOST_TAKEN) });
}

/** Read an exported text. Missing fields get the values of a newcomer. */
export function readExported(text: string): State {
  const data = parsed(text);
  if (data['format'] !== FORMAT || data['version'] !== VERSION || typeof data['learner'] !== 'string') throw new NotExported();
  const { device, learner, goal, days, waiting, taken } = data;
  return {
    ...EMPTY,
    device: typeof device === 'string' ? device.slice(0, 16) : '',
    learner,
    goal: typeof goal === 'number' && goal >= 0 && goal <= 7 ? Math.floor(goal) : 0,
    days: Array.isArray(days) ? days.filter(isDay) : [],
    waiting: Array.isArray(waiting) ? waiting.filter(isWaiting) : [],
    taken: [...new Set([...texts(taken), ...idsOf(waiting)])],
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

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

const idsOf = (waiting: unknown): string[] => (Array.isArray(waiting) ? waiting.filter(isWaiting).map(({ id }) => id) : []);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

function isDay(value: unknown): value is Day {
  if (!isObject(value) || typeof value['day'] !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value['day'])) return false;
  if (value['device'] !== undefined && typeof value['device'] !== 'string') return false;
  return isCount(value['answers']) && isCount(value['right']) && isCount(value['seconds']);
}

function isWaiting(value: unknown): value is Waiting {
  return isObject(value) && typeof value['id'] === 'string' && isObject(value['piece']);
}
