import { describe, expect, test } from 'vitest';
import { hourOfName } from './names';

describe('hourOfName', () => {
  test.each([
    ['C', 12],
    ['C#', 1],
    ['B#', 12],
    ['Cb', 11],
    ['F##', 7],
    ['G♭', 6],
    ['H', null],
    ['Cx', null],
  ])('%s is %s', (name, hour) => expect(hourOfName(name)).toBe(hour));
});
