/** Counts of right answers in tasks. Pure. */

import type { AnswerCount } from '../wire';

export interface Count {
  readonly right: number;
  readonly asked: number;
}

const NOTHING: Count = { right: 0, asked: 0 };

/** How a child did in a task. */
export function countOf(results: readonly AnswerCount[], task: string, child: number): Count {
  return results.find((each) => each.source === task && each.pupil === child) ?? NOTHING;
}

/** Both tasks side by side, by skill, for all children together. */
export function bySkill(
  results: readonly AnswerCount[],
  before: string | undefined,
  after: string | undefined,
): { skill: string; before: Count; after: Count }[] {
  const skills = new Map<string, { before: Count; after: Count }>();
  for (const { source, skills: counts } of results) {
    const when = source === before ? 'before' : source === after ? 'after' : null;
    if (!when) continue;
    for (const [skill, [right = 0, asked = 0]] of Object.entries(counts)) {
      const known = skills.get(skill) ?? { before: NOTHING, after: NOTHING };
      skills.set(skill, { ...known, [when]: { right: known[when].right + right, asked: known[when].asked + asked } });
    }
  }
  return [...skills].map(([skill, counts]) => ({ skill, ...counts }));
}

/** A row for each child, what they answered in, and skill: the child's number, where, skill, right answers, all answers. */
export function resultRows(
  results: readonly AnswerCount[],
): [child: number, source: string, skill: string, right: number, asked: number][] {
  return results
    .toSorted((one, other) => one.pupil - other.pupil)
    .flatMap(({ source, pupil, skills }) =>
      Object.entries(skills).map(([skill, [right = 0, asked = 0]]): [number, string, string, number, number] => [
        pupil,
        source,
        skill,
        right,
        asked,
      ]),
    );
}

/**
 * A table for a spreadsheet, which takes it for UTF-8 by the mark at the beginning. Where decimals have a comma, programs expect semicolons
 * between fields. Lines and quotes are as in RFC 4180, and no text begins with a sign that makes a spreadsheet compute something.
 */
export function csvText(rows: readonly (readonly (string | number)[])[], language: string): string {
  const separator = new Intl.NumberFormat(language).format(1.5).includes(',') ? ';' : ',';
  const field = (value: string | number): string => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => `${row.map(field).join(separator)}\r\n`).join('')}`;
}
