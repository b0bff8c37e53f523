import { describe, expect, test } from 'vitest';
import type { DistanceTable, Misplayed, Room, SeenEvent, ServerMessage, Update } from '../wire';
import { ending, NO_MATCH, othersAround, putSlipAway, receive, turnText, winnerText, type Match } from './match';

const table: DistanceTable = {
  game: 'distance',
  seat: 0,
  players: 2,
  turn: 0,
  over: false,
  turns: 0,
  hand: ['C3', 'D4'],
  counts: [2, 7],
  stock: 30,
  discard: ['A4'],
  discard_count: 1,
  drawn: 0,
  interval: 2,
  letter: null,
};

const room: Room = {
  type: 'room',
  code: 'ABCDE',
  game: 'distance',
  title: 'The Distance',
  options: {},
  seats: [
    { seat: 0, kind: 'person', name: 'Ann', level: null, taken: true, here: true },
    { seat: 1, kind: 'computer', name: 'Iris', level: 'rule', taken: true, here: true },
  ],
  you: 0,
  started: true,
  over: false,
  next: null,
};

const misplay = (seat: number): Misplayed => ({
  type: 'misplayed',
  seat,
  cards: ['C3'],
  say: { letter: 'C' },
  code: 'wrong-letter',
  facts: {},
});

function update(version: number, ...events: SeenEvent[]): Update {
  return { type: 'update', version, happened: events.map((event) => ({ event, text: event.type })), table };
}

const messages: ServerMessage[] = [room, { type: 'snapshot', version: 3, recent: [], table }];
const joined = messages.reduce(receive, NO_MATCH);

describe('receive', () => {
  test('a room and a snapshot make a match', () => {
    expect(joined).toMatchObject({ version: 3, table: { turn: 0 }, room: { code: 'ABCDE' } });
  });

  test('the next update is taken, and its events are heard as fresh', () => {
    const match = receive(joined, update(4, { type: 'passed', seat: 1 }));
    expect(match.version).toBe(4);
    expect(match.heard).toEqual([{ id: 0, event: { type: 'passed', seat: 1 }, text: 'passed', fresh: true }]);
  });

  test('an update that came before changes nothing', () => {
    expect(receive(joined, update(3, { type: 'passed', seat: 1 }))).toBe(joined);
  });

  test('a gap is noticed, and nothing is shown of what cannot be understood', () => {
    const match = receive(joined, update(5, { type: 'passed', seat: 1 }));
    expect(match).toMatchObject({ outOfStep: true, version: 3, heard: [] });
  });

  test('what was missed closes the gap', () => {
    const late = receive(joined, update(5));
    expect([update(4), update(5)].reduce(receive, late)).toMatchObject({ outOfStep: false, version: 5 });
  });

  test('what a snapshot tells is not announced again', () => {
    const recent = [{ event: { type: 'passed', seat: 1 } as const, text: 'Iris passes.' }];
    const match = receive(NO_MATCH, { type: 'snapshot', version: 9, recent, table });
    expect(match.heard.map(({ fresh }) => fresh)).toEqual([false]);
  });
});

describe('the slip', () => {
  const punished = receive(joined, update(4, misplay(0), { type: 'penalized', seat: 0, count: 2, cards: ['E3', 'F3'] }));

  test('explains my misplay, also beside its penalty', () => {
    expect(punished.slip).toMatchObject({ kind: 'misplayed', text: 'misplayed' });
  });

  test('does not speak of the misplays of others', () => {
    expect(receive(joined, update(4, misplay(1))).slip).toBeNull();
  });

  test('stays while others play', () => {
    expect(receive(punished, update(5, { type: 'passed', seat: 1 })).slip).not.toBeNull();
  });

  test('goes when I act', () => {
    expect(receive(punished, update(5, { type: 'drew', seat: 0, card: 'A3' })).slip).toBeNull();
    expect(putSlipAway(punished).slip).toBeNull();
  });

  test('says why something was refused', () => {
    const refused = { type: 'refused', id: 'x', reason: 'card-fits', facts: {}, text: 'Look again.' } as const;
    expect(receive(joined, refused).slip).toEqual({ kind: 'refused', text: 'Look again.', reason: 'card-fits' });
  });
});

test('whose turn it is, in words', () => {
  expect(turnText(joined)).toBe('Your turn');
  expect(turnText({ ...joined, table: { ...table, turn: 1 } })).toBe('Iris’ turn');
  expect(turnText({ ...joined, table: { ...table, seat: null } })).toBe('Ann’s turn');
  expect(turnText({ ...joined, table: { ...table, turn: null } })).toBe('The game is over');
});

test('the others sit around in the order of play', () => {
  expect(othersAround(4, 2)).toEqual([3, 0, 1]);
  expect(othersAround(3, null)).toEqual([0, 1, 2]);
});

test('the ending is found', () => {
  const ended: SeenEvent = { type: 'ended', winners: [1], scores: [3, 0], blocked: false };
  expect(ending(receive(joined, update(4, ended)))).toEqual(ended);
  expect(ending(joined)).toBeNull();
});

test('who won is said', () => {
  const ended = (...winners: number[]): Match => receive(joined, update(4, { type: 'ended', winners, scores: [3, 0], blocked: false }));
  expect(winnerText(ended(0))).toBe('You win');
  expect(winnerText(ended(1))).toBe('Iris wins');
  expect(winnerText(ended(0, 1))).toBe('You and Iris share the win');
  expect(winnerText(joined)).toBe('The game is over');
});

test('what is heard is counted on after a snapshot', () => {
  const passed = { event: { type: 'passed', seat: 1 } as const, text: 'Iris passes.' };
  const match = receive(receive(joined, update(4, passed.event)), { type: 'snapshot', version: 9, recent: [passed], table });
  expect(match.heard.map(({ id }) => id)).toEqual([1]);
});
