/** Counts of right answers in tasks. Pure. */

import type { TaskResult } from '../wire';

export interface Count {
  readonly right: number;
  readonly asked: number;
}

const NOTHING: Count = { right: 0, asked: 0 };

/** How a child did in a task. */
export function countOf(results: readonly TaskResult[], task: string, child: number): Count {
  return results.find((each) => each.task === task && each.pupil === child) ?? NOTHING;
}

/** Both tasks side by side, by skill, for all children together. */
export function bySkill(
  results: readonly TaskResult[],
  before: string | undefined,
  after: string | undefined,
): { skill: string; before: Count; after: Count }[] {
  const skills = new Map<string, { before: Count; after: Count }>();
  for (const { task, skills: counts } of results) {
    const when = task === before ? 'before' : task === after ? 'after' : null;
    if (!when) continue;
    for (const [skill, [right = 0, asked = 0]] of Object.entries(counts)) {
      const known = skills.get(skill) ?? { before: NOTHING, after: NOTHING };
      skills.set(skill, { ...known, [when]: { right: known[when].right + right, asked: known[when].asked + asked } });
    }
  }
  return [...skills].map(([skill, counts]) => ({ skill, ...counts }));
}
