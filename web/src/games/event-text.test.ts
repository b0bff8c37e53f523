import { beforeEach, describe, expect, test } from 'vitest';
import type { DistanceTable, Ended, Misplayed, Reason, Room } from '../wire';
import { distance } from './distance';
import { useLanguage } from '../texts/use-language';
import { note } from '../texts/notes';
import { NO_MATCH, type Match } from '../match/match';
import { calledBy, costText, explain, tell, turnText, winnerText } from '../match/event-text';

beforeEach(() => useLanguage('en'));

const table: DistanceTable = {
  game: 'distance',
  seat: 0,
  players: 3,
  turn: 0,
  over: false,
  turns: 0,
  hand: [],
  counts: [2, 7, 7],
  stock: 30,
  discard: ['A4'],
  discard_count: 1,
  drawn: 0,
  interval: 3,
  letter: null,
};

const person = { kind: 'person', level: null, taken: true, here: true, avatar: 0, stood_in: false } as const;

const room: Room = {
  type: 'room',
  code: 'ABCDE',
  game: 'distance',
  title: 'The Distance',
  options: {},
  seats: [
    { ...person, seat: 0, name: 'Ann' },
    { ...person, seat: 1, name: 'Iris' },
    { ...person, seat: 2, name: '' },
  ],
  you: 0,
  started: true,
  over: false,
  next: null,
  settings: {
    explain: 'full',
    clock: 0,
    stand_in: 60,
    rounds: 1,
    pace: 'calm',
    help: true,
    first_steps: false,
    late_joiners: true,
    locked: false,
    own_names: false,
    open_hands: 0,
  },
  series: null,
  key: null,
  host: 0,
  dealer: 1,
  open_seats: [],
  easier: null,
  harder: null,
  suggested: {},
  commitment: null,
  secret: null,
};

const match: Match = { ...NO_MATCH, game: distance, room, table };
const seen = (changes: Partial<DistanceTable>): Match => ({ ...match, table: { ...table, ...changes } });

const misplayed: Misplayed = {
  type: 'misplayed',
  seat: 0,
  cards: ['B4'],
  say: { letter: 'B' },
  code: 'wrong-letter',
  facts: { said: 'B', needed: ['C'], interval: 3, last: ['A'], paths: [['A', 'B', 'C']] },
  answer: [],
};

test('whose turn it is', () => {
  expect(turnText(match)).toBe('Your turn');
  expect(turnText(seen({ turn: 1 }))).toBe('Iris’s turn');
  expect(turnText(seen({ turn: 2 }))).toBe('Seat 3’s turn');
  expect(turnText(seen({ seat: null }))).toBe('Ann’s turn');
  expect(turnText(seen({ turn: null }))).toBe('The game is over');
});

describe('who won', () => {
  const after = (...winners: number[]): Match => {
    const ended: Ended = { type: 'ended', winners, scores: [3, 0, 2], blocked: false };
    return { ...match, heard: [{ id: 0, event: ended, fresh: true }] };
  };

  test('is said to who looks', () => {
    expect(winnerText(after(0))).toBe('You win');
    expect(winnerText(after(1))).toBe('Iris wins');
    expect(winnerText(after(0, 1))).toBe('You share the win with Iris');
    expect(winnerText(after(1, 2))).toBe('Iris and Seat 3 share the win');
    expect(winnerText(match)).toBe('The game is over');
  });

  test('is said in the language chosen', async () => {
    await useLanguage('de');
    expect(winnerText(after(0, 1))).toBe('Du teilst dir den Sieg mit Iris');
    expect(calledBy(match, 2)).toBe('Platz 3');
  });
});

test('an event is worded for the viewer', () => {
  expect(tell(match, { type: 'passed', seat: 0 })).toBe('You pass.');
  expect(tell(seen({ seat: 1 }), { type: 'passed', seat: 0 })).toBe('Ann passes.');
  expect(tell(match, { type: 'notice', kind: 'away', seat: 1, first: null, second: null, by: null })).toBe(
    'Iris is away: a computer is playing for now.',
  );
});

describe('an explanation', () => {
  const [a, b, c] = ['A', 'B', 'C'].map(note);

  test('says what was said, what was needed and why', () => {
    expect(explain(match, misplayed).text).toBe(
      `You said ${String(b)}. A third above ${String(a)} is ${String(c)}: ${String(a)}, ${String(b)}, ${String(c)}.`,
    );
  });

  test('that is brief does not say what would be right', () => {
    const brief = explain(match, { ...misplayed, facts: { said: 'B', interval: 3, last: ['A'] } });
    expect(brief.text).toBe(`You said ${String(b)}. That is not a third above ${String(a)}.`);
    expect(brief.text + brief.more).not.toContain(`${String(c)} is 3`);
  });

  test('that nobody wants is one friendly sentence', () => {
    expect(explain(match, { ...misplayed, facts: {} })).toEqual({ text: 'That was not right this time.', more: '' });
  });

  test('of a reason that the page does not know is the server’s own text', () => {
    const reason = 'bad-weather' as Reason; // of a newer server
    const refused = { type: 'refused', id: 'x', reason, facts: {}, text: 'It rains.', prompt: null } as const;
    expect(explain(match, refused).text).toBe('It rains.');
  });
});

describe('what a mistake costs', () => {
  const penalized = { type: 'penalized', seat: 0, count: 2, cards: null } as const;
  const events = [misplayed, penalized, { type: 'turn', seat: 1 }, penalized] as const;
  const heard = events.map((event, id) => ({ id, event, fresh: true }));
  const refused = { type: 'refused', id: 'a', reason: 'card-fits', facts: {}, text: '', prompt: null } as const;

  test('a misplay costs the cards that were drawn for it, and the turn has passed', () => {
    expect(costText({ ...seen({ turn: 1 }), heard }, misplayed)).toBe('You take 2 cards as a penalty. It’s Iris’s turn now.');
  });

  test('once your next turn has begun, nothing is said about turns: it is no longer the turn of the mistake', () => {
    const later = [...heard, { id: 4, event: { type: 'turn', seat: 0 } as const, fresh: true }];
    expect(costText({ ...seen({ turn: 0 }), heard: later }, misplayed)).toBe('You take 2 cards as a penalty.');
  });

  test('a refusal costs nothing', () => {
    expect(costText(match, refused)).toBe('That cost you nothing. It’s still your turn.');
  });

  test('nothing is added when it is not your turn anyway, or the game is over', () => {
    expect(costText(seen({ turn: 1 }), refused)).toBe('');
    expect(costText(seen({ turn: null }), misplayed)).toBe('');
  });

  test('nothing is added when the match cannot continue', () => {
    expect(costText(match, { ...refused, id: null, reason: 'too-long' })).toBe('');
  });
});
