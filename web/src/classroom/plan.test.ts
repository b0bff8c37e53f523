import { expect, test } from 'vitest';
import type { Plan } from '../wire';
import { planOf, planQuery, readPlan, USUAL_PLAN } from './plan';

const OWN: Plan = {
  ...USUAL_PLAN,
  game: 'steps',
  options: { scale: { tonic: 'Eb', kind: 'major' }, free_draw: true },
  size: 3,
  help: false,
  faces: { name: true, staff: false, keys: true, clock: false, sound: true },
};

test('a link brings a plan back as it was', () => {
  expect(planOf(planQuery(OWN))).toEqual(OWN);
  expect(planQuery(USUAL_PLAN)).toBe('game=%22distance%22');
  expect(planOf('')).toEqual(USUAL_PLAN);
});

test('what is no plan is the usual one, field by field', () => {
  expect(planOf('game=steps&size="three"&help=false&other=1')).toEqual({ ...USUAL_PLAN, help: false });
  expect(readPlan(null)).toEqual(USUAL_PLAN);
  expect(readPlan({ options: null, faces: { name: 'yes', keys: true } })).toEqual({
    ...USUAL_PLAN,
    faces: { name: false, staff: false, keys: true, clock: false, sound: false },
  });
});
