import { beforeEach, describe, expect, test } from 'vitest';
import languages from '../../../src/musicards/texts/locales/languages.json';
import type { DistanceTable, Ended, Help, LetterPlayed, Misplayed, PairLaid, Reason, Room } from '../wire';
import { distance } from './distance';
import { oldMaid } from './old_maid';
import { steps } from './steps';
import { useLanguage } from '../texts/use-language';
import { note } from '../texts/notes';
import { NO_MATCH, receive, type Match } from '../match/match';
import { heard, misplayed, PERSON, ROOM, TABLE } from '../match/samples';
import { calledBy, costText, explain, tell, tipText, turnText, winnerText } from '../match/event-text';

beforeEach(() => useLanguage('en'));

const room: Room = { ...ROOM, seats: ['Ann', 'Iris', ''].map((name, seat) => ({ ...PERSON, seat, name })) };
const table: DistanceTable = { ...TABLE, players: 3, counts: [2, 7, 7] };
const match: Match = { ...NO_MATCH, game: distance, room, table };
const seen = (changes: Partial<DistanceTable>): Match => ({ ...match, table: { ...table, ...changes } });

const wrong: Misplayed = {
  ...misplayed(0),
  facts: { said: 'B', needed: ['C'], interval: 3, last: ['A'], paths: [['A', 'B', 'C']] },
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
    return { ...match, heard: heard(ended) };
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

test('what happened keeps the name of who did it, and whoever leaves is named', () => {
  const notice = { type: 'notice', kind: 'left', seat: 1, first: null, second: null, by: null } as const;
  const passed = { type: 'passed', seat: 1 } as const;
  const before = receive({ ...match, heard: heard(passed) }, notice);
  const seats = match.room?.seats.map((each) => (each.seat === 1 ? { ...each, name: 'Scott' } : each)) ?? [];
  const left = match.room ? receive(before, { ...match.room, seats }) : before;
  expect(left.heard.map(({ event }) => tell(left, event))).toEqual(['Iris passes.', 'Iris has left: a computer plays.']);
  const later = { ...passed };
  expect(tell({ ...left, heard: [...left.heard, ...heard(later)] }, later)).toBe('Scott passes.');
});

test('a pair that is laid in Old Maid is no longer said to be in the hand', () => {
  const pair: PairLaid = { type: 'pair-laid', seat: 0, cards: ['E3', 'E4'] };
  expect(tell({ ...match, game: oldMaid }, pair)).toMatch(/^You lay down a pair: /);
});

test('whoever has one card left is pointed out to all others; whoever listens hears every number', () => {
  const played = (seat: number, left: number): LetterPlayed => ({ type: 'letter-played', seat, cards: ['C4'], letter: 'C', left });
  const said = (seat: number, left: number, countAll = false): string => tell(match, played(seat, left), countAll);
  expect(said(1, 1)).toMatch(/^Iris plays .*\. 1 card left\.$/);
  expect(said(0, 1)).not.toContain('left');
  expect(said(1, 2)).not.toContain('left');
  expect(said(1, 1, true)).toBe(said(1, 1));
  expect(said(0, 2, true)).toMatch(/ 2 cards left\.$/);
});

describe('an explanation', () => {
  const [a, b, c] = ['A', 'B', 'C'].map(note);

  test('says what was said, what was needed and why', () => {
    expect(explain(match, wrong).text).toBe(
      `You said ${String(b)}. A third above ${String(a)} is ${String(c)}: ${String(a)}, ${String(b)}, ${String(c)}.`,
    );
  });

  test('does not say twice in Steps what a wrong rule says, too', () => {
    const facts = { said: { step: 'half' }, top: 7, needed: 8, hours: [6], strays: ['F#3'], chain: false };
    const down: Misplayed = { ...wrong, code: 'wrong-pitch', cards: ['F#3'], say: { step: 'half' }, facts };
    const inSteps = { ...match, game: steps };
    expect(explain(inSteps, down, true).text).toBe('You said “half step”.');
    expect(explain(inSteps, down).text).toMatch(/^You said “half step”\. A half step above /);
    expect(explain(match, wrong, true)).toEqual(explain(match, wrong));
  });

  test('uses no terms in First steps that they have not taught', () => {
    const due = { state: 'due', scene: 1, scenes: 7, goal: 'count', help: null } as const;
    const facts = { said: 'C', interval: 2, last: ['A'], needed: ['B'], paths: [['A', 'B']] };
    expect(explain({ ...match, due }, { ...wrong, facts }).text).toContain(`After ${String(a)} comes ${String(b)}.`);
    expect(explain({ ...match, due }, { ...wrong, facts }).more).toBe('');
    expect(explain(match, { ...wrong, facts }).text).toContain(`After ${String(a)} comes ${String(b)}: that is a second.`);
  });

  test('that is brief does not say what would be right', () => {
    const brief = explain(match, { ...wrong, facts: { said: 'B', interval: 3, last: ['A'] } });
    expect(brief.text).toBe(`You said ${String(b)}. That is not a third above ${String(a)}.`);
    expect(brief.text + brief.more).not.toContain(`${String(c)} is 3`);
  });

  test('that nobody wants is one friendly sentence', () => {
    expect(explain(match, { ...wrong, facts: {} })).toEqual({ text: 'That was not right this time.', more: '' });
  });

  test('of a reason that the page does not know is the server’s own text', () => {
    const reason = 'bad-weather' as Reason; // of a newer server
    const refused = { type: 'refused', id: 'x', reason, facts: {}, text: 'It rains.' } as const;
    expect(explain(match, refused).text).toBe('It rains.');
  });
});

test.each(languages.map(({ code }) => code))(
  'help that comes by itself in %s says where to look, however often somebody was wrong',
  async (language) => {
    await useLanguage(language);
    const help: Help = { type: 'help', version: 4, step: 1, name: 'play', facts: {}, action: { do: 'play', cards: ['C3'] } };
    const [tip, ...others] = [3, 4, 58].map((wrongTries) => tipText({ ...match, help, wrongTries }));
    expect(tip).toMatch(/^[^\d]+$/);
    expect(new Set(others)).toEqual(new Set([tip]));
  },
);

describe('what a mistake costs', () => {
  const penalized = { type: 'penalized', seat: 0, count: 2, cards: null } as const;
  const all = [wrong, penalized, { type: 'turn', seat: 1 }, penalized] as const;
  const refused = { type: 'refused', id: 'a', reason: 'card-fits', facts: {}, text: '' } as const;

  test('a misplay costs the cards that were drawn for it, and the turn has passed', () => {
    expect(costText({ ...seen({ turn: 1 }), heard: heard(...all) }, wrong)).toBe('You take 2 cards as a penalty. It’s Iris’s turn now.');
  });

  test('where a mistake ends the turn, that is said as the reason', () => {
    const lost = { ...seen({ turn: 1 }), heard: heard(...all), room: { ...ROOM, options: { mistake_ends_turn: true } } };
    expect(costText(lost, wrong)).toBe('A mistake ends your turn here. You take 2 cards as a penalty. It’s Iris’s turn now.');
    expect(costText({ ...lost, table: { ...TABLE, turn: 0 } }, wrong)).not.toContain('ends');
  });

  test('a tap out of turn says nothing about turns: what it says of them would soon be untrue', () => {
    const early = { ...refused, reason: 'not-your-turn', facts: { turn: 1 } } as const;
    expect(costText(match, early)).toBe('');
  });

  test('once your next turn has begun, nothing is said about turns: it is no longer the turn of the mistake', () => {
    const later = heard(...all, { type: 'turn', seat: 0 });
    expect(costText({ ...seen({ turn: 0 }), heard: later }, wrong)).toBe('You take 2 cards as a penalty.');
  });

  test('in First steps nothing is said about turns: they say how to continue', () => {
    const missed = { state: 'missed', scene: 1, scenes: 7, goal: 'count', help: null } as const;
    expect(costText({ ...match, due: missed }, refused)).toBe('That cost you nothing.');
  });

  test('a refusal costs nothing', () => {
    expect(costText(match, refused)).toBe('That cost you nothing. It’s still your turn.');
  });

  test('nothing is added when it is not your turn anyway, or the game is over', () => {
    expect(costText(seen({ turn: 1 }), refused)).toBe('');
    expect(costText(seen({ turn: null }), wrong)).toBe('');
  });

  test('nothing is added when the match cannot continue', () => {
    expect(costText(match, { ...refused, id: null, reason: 'too-long' })).toBe('');
  });
});
