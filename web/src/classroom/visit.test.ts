import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '' }); // for the router, which reads it at once
  vi.stubGlobal('addEventListener', vi.fn());
});

import type { ClassTask, ClassView } from '../wire';
import { dueTask, noteTable, ownTable, questionsLeft, tableToOpen, whyOutside } from './visit';

const pupil = (number: number, table: string | null) => ({
  number,
  name: `Child ${String(number)}`,
  avatar: 0,
  here: true,
  table,
  team: 0,
});
const table = (code: string, over = false) => ({ code, game: 'distance', seats: [], over, turn: 0, winners: [], moves: 1 });
const task = (id: string, kind: ClassTask['kind'], open = true): ClassTask => ({
  id,
  kind,
  title: '',
  query: 'kinds=letter',
  length: 10,
  seconds: 0,
  due: null,
  open,
});

function room(changes: Partial<ClassView> = {}): ClassView {
  return {
    code: 'BKTRWX',
    title: '',
    version: 1,
    locked: false,
    paused: false,
    round: 0,
    pupils: [pupil(1, null), pupil(2, null)],
    tables: [],
    faces: null,
    again: true,
    shown: null,
    follow: null,
    talk: '',
    goal: null,
    tasks: [],
    tournament: false,
    points: [],
    team_points: [],
    you: { number: 1, key: 'BBBBBB', done: {}, left: {}, results: [], right: 0, asked: 0 },
    teacher: null,
    ...changes,
  };
}

test('a child who is outside was taken out, or is at another device', () => {
  expect(whyOutside(room(), 1)).toBeNull();
  expect(whyOutside(room({ you: null }), null)).toBeNull();
  expect(whyOutside(room({ you: null }), 1)).toBe('elsewhere');
  expect(whyOutside(room({ you: null, pupils: [pupil(2, null)] }), 1)).toBe('removed');
});

test('the page goes to the table of the child, once, and not to one that is over', () => {
  expect(tableToOpen(room())).toBeNull();
  const dealt = room({ pupils: [pupil(1, 'AAAAAAA')], tables: [table('AAAAAAA')] });
  expect(tableToOpen(dealt)).toBe('AAAAAAA');
  expect(tableToOpen({ ...dealt, tables: [table('AAAAAAA', true)] })).toBeNull();
  expect(tableToOpen({ ...dealt, you: null })).toBeNull();
  noteTable('AAAAAAA');
  expect(tableToOpen(dealt)).toBeNull();
  expect(ownTable(dealt)?.code).toBe('AAAAAAA');
});

test('the lesson waits for its questions, not for homework', () => {
  expect(dueTask(room())).toBeNull();
  expect(dueTask(room({ tasks: [task('a', 'homework')] }))).toBeNull();
  expect(dueTask(room({ tasks: [task('a', 'before', false)] }))).toBeNull();
  const view = room({ tasks: [task('a', 'before'), task('b', 'homework')] });
  expect(dueTask(view)?.id).toBe('a');
  const { you } = view;
  if (!you) throw new Error('a child is there');
  const later = { ...view, you: { ...you, done: { a: 10 } } };
  expect(dueTask(later)).toBeNull();
  expect(dueTask({ ...view, you: { ...you, done: { a: 4 }, left: { a: 0 } } })).toBeNull(); // no time is left
  expect(questionsLeft({ ...view, you: { ...you, done: { a: 4 } } }, task('a', 'before'))).toBe(6);
});
