import { beforeEach, expect, test, vi } from 'vitest';
import { keepFinished } from '../browser/finished-games';
import { USUAL } from '../people/match-settings';
import { againstComputers, keepChoices, keepLevel, recallChoices } from './last-choices';

const GAME = {
  name: 'x',
  seats: [2, 5],
  options: [
    { name: 'pitches', kind: 'choice', default: 'all', newcomers: 'naturals', choices: ['naturals', 'all'] },
    { name: 'interval', kind: 'number', default: 2, choices: [2, 3] },
  ],
};
const LEVELS = ['newcomer', 'expert'] as const;

const recalled = () => recallChoices(GAME, [...LEVELS]);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('somebody new gets the defaults, but white keys only', () => {
  expect(recalled()).toEqual({ options: { pitches: 'naturals', interval: 2 }, others: ['newcomer', 'newcomer'], agreement: USUAL });
});

test('whoever has finished a match gets all notes', () => {
  keepFinished('y');
  expect(recalled().options).toMatchObject({ pitches: 'naturals' });
  keepFinished('x');
  expect(recalled().options).toMatchObject({ pitches: 'all' });
});

test('what was chosen last is chosen again', () => {
  const chosen = {
    options: { pitches: 'all', interval: 3 },
    others: ['expert', 'person'],
    agreement: { ...USUAL, rounds: 3, help: true },
  } as const;
  keepChoices('x', chosen);
  expect(recalled()).toEqual(chosen);
  expect(againstComputers(recalled(), [...LEVELS]).others).toEqual(['expert', 'newcomer']);
});

test('those who share the device are asked for again, and computers play in their seats against one person', () => {
  keepChoices('x', { ...recalled(), others: ['here', 'expert'], names: ['Mia', ''] });
  expect(recalled()).toMatchObject({ others: ['here', 'expert'], names: ['Mia', ''] });
  expect(againstComputers(recalled(), [...LEVELS]).others).toEqual(['newcomer', 'expert']);
  keepLevel('x', 'newcomer');
  expect(recalled().others).toEqual(['here', 'newcomer']);
});

test('a level that was accepted after a game is chosen for all computers', () => {
  keepLevel('x', 'expert');
  expect(recalled().others).toEqual(['expert', 'expert']);
  keepChoices('x', { ...recalled(), others: ['newcomer', 'person'] });
  keepLevel('x', 'expert');
  expect(recalled().others).toEqual(['expert', 'person']);
});

test.each([
  { options: { pitches: 'some', interval: 9, weather: 'blue' }, others: ['champion'], agreement: { rounds: 'many', help: {}, wind: 3 } },
  { options: null, others: ['expert', 'expert', 'expert', 'expert', 'expert'] },
  { others: [] },
  null,
  'junk',
])('what is no longer possible has its default: %j', (old) => {
  keepChoices('x', old as never);
  expect(recalled()).toEqual({ options: { pitches: 'naturals', interval: 2 }, others: ['newcomer', 'newcomer'], agreement: USUAL });
});
