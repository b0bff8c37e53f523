import { expect, test } from 'vitest';
import { faceOf, FACES } from './faces';

test('computers that sit at one table have different faces', () => {
  const faces = ['Clara', 'Scott', 'Nadia', 'Erik', 'Fanny'].map(faceOf);
  expect(new Set(faces).size).toBe(5);
  expect(faces.every((face) => face !== undefined && FACES.includes(face))).toBe(true);
});
