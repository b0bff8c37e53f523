/** The questions of a task: those of a lesson plan or a chosen exercise, with a seed of its own for each time they are asked. */

import { queryOf, readLink } from '../exercise/exercise';

/** The length of a task with a time limit: more than anybody answers in it. */
export const MANY = 40;
/** Seconds for a task before or after a lesson. */
export const SECONDS = 120;

/** The query of an exercise in a link, or typed by itself; '' if the link has no query. */
export function typedQuery(text: string): string {
  const query = decodeURIComponent(/#\/exercise\/(.*)$/.exec(text.trim())?.[1] ?? text.trim());
  return queryOf(readLink(query)).toString();
}

/** Whether two exercises ask the same kinds of questions; their seeds, lengths and times may differ. */
export function isSameKind(one: string, other: string): boolean {
  const free = { seed: '', length: '', limit: '' };
  return withFields(one, free) === withFields(other, free);
}

/** The same kinds of questions, with other fields, such as another seed. */
export function withFields(query: string, fields: Readonly<Record<string, string>>): string {
  return queryOf({ ...readLink(query), ...fields }).toString();
}
