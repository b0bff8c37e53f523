import { beforeEach, expect, test, vi } from 'vitest';
import { forgetClass, keepClass, keepNames, keptClass, keptClasses, keptNames } from './kept';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});

test('the latest class is the first, and the oldest is forgotten', () => {
  for (let number = 0; number < 20; number += 1) keepClass({ code: `CODE${String(number)}`, secret: 's', title: '' });
  keepClass({ code: 'CODE15', secret: 't', title: '4b' });
  expect(keptClasses().length).toBe(12);
  expect(keptClasses()[0]).toEqual({ code: 'CODE15', secret: 't', title: '4b' });
  expect(keptClass('CODE1')).toBeUndefined();
});

test('whoever forgets a class forgets the names of its children', () => {
  keepClass({ code: 'BCDFGH', secret: 's', title: '' });
  keepNames('BCDFGH', { 3: 'Ada' });
  expect(keptNames('BCDFGH')).toEqual({ 3: 'Ada' });
  forgetClass('BCDFGH');
  expect(keptClasses()).toEqual([]);
  expect(keptNames('BCDFGH')).toEqual({});
});

test('what somebody else has stored there is not read', () => {
  localStorage.setItem('musicards.classes', '[{"code": 1}, null, {"code": "A", "secret": "b", "title": "c"}]');
  expect(keptClasses()).toEqual([{ code: 'A', secret: 'b', title: 'c' }]);
  localStorage.setItem('musicards.classes', 'x');
  expect(keptClasses()).toEqual([]);
});
