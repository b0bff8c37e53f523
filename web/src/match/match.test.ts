import { describe, expect, test } from 'vitest';
import type { SeenEvent, ServerMessage, Snapshot, Update } from '../wire';
import {
  cameByItself,
  clearMistake,
  ending,
  isAlone,
  isCovered,
  isPassing,
  misplaysInTurn,
  nextAtDevice,
  NO_MATCH,
  othersAround,
  receive,
  type Match,
} from './match';
import { misplayed, ROOM, TABLE } from './samples';

function update(version: number, ...events: SeenEvent[]): Update {
  return { type: 'update', version, happened: events, table: TABLE, undo: false, task: null, goal: null };
}

function snapshot(version: number, ...recent: SeenEvent[]): Snapshot {
  return { type: 'snapshot', version, recent, table: TABLE, undo: false, task: null, goal: null };
}

const messages: ServerMessage[] = [ROOM, snapshot(3)];
const joined = messages.reduce(receive, NO_MATCH);

test('you are alone when all others are computers', () => {
  expect(isAlone(ROOM)).toBe(true);
  expect(isAlone({ ...ROOM, you: null })).toBe(false);
  expect(isAlone({ ...ROOM, seats: ROOM.seats.map((seat) => ({ ...seat, kind: 'person' })) })).toBe(false);
  expect(isAlone(null)).toBe(false);
});

describe('receive', () => {
  test('a room and a snapshot make a match', () => {
    expect(joined).toMatchObject({ version: 3, table: { turn: 0 }, room: { code: 'ABCDE' } });
  });

  test('the next update is taken, and its events are heard as fresh', () => {
    const match = receive(joined, update(4, { type: 'passed', seat: 1 }));
    expect(match.version).toBe(4);
    expect(match.heard).toEqual([{ id: 0, event: { type: 'passed', seat: 1 }, fresh: true }]);
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
    const match = receive(NO_MATCH, snapshot(9, { type: 'passed', seat: 1 }));
    expect(match.heard.map(({ fresh }) => fresh)).toEqual([false]);
  });
});

describe('a device that several share', () => {
  const shared = [{ ...ROOM, yours: [0, 1], passed: true }, snapshot(3, { type: 'passed', seat: 0 })].reduce(receive, NO_MATCH);
  const passOn = (version: number, ...events: SeenEvent[]): Update => ({
    ...update(version, ...events),
    table: { ...TABLE, seat: null, hand: [] },
  });

  test('shows the table of whoever has taken it, and is covered as soon as it is nobody’s', () => {
    expect(isCovered(shared, shared.table)).toBe(false);
    const passed = receive(shared, passOn(4));
    expect(isCovered(passed, passed.table)).toBe(true);
    expect(isCovered(passed, null)).toBe(true);
    expect(isCovered({ ...passed, room: ROOM }, passed.table)).toBe(false);
  });

  test('stays with whoever has taken it until they pass it on to the person on turn, and not to a computer', () => {
    const at = (seat: number | null, turn: number): Match => ({ ...shared, table: { ...TABLE, seat, turn } });
    expect([at(0, 1), at(null, 1), at(0, 0), at(0, 2)].map(nextAtDevice)).toEqual([1, 1, null, null]);
    expect(nextAtDevice({ ...at(0, 1), room: ROOM })).toBeNull();
  });

  test('forgets what only the last player knows, but explains the mistake that ended the turn', () => {
    const tried = receive(shared, update(4, { type: 'drew', seat: 0, card: 'E3' }, misplayed(0)));
    expect(tried.wrongTries).toBe(1);
    const passed = receive(tried, passOn(5, { type: 'passed', seat: 0 }));
    expect(passed).toMatchObject({ mistake: null, wrongTries: 0 });
    expect(passed.heard.map(({ event }) => event)).toEqual([{ type: 'passed', seat: 0 }]);
    expect(receive(passed, passOn(6, { type: 'passed', seat: 1 })).heard).toHaveLength(2);
    expect(receive(tried, passOn(5, misplayed(0))).mistake).toEqual(misplayed(0));
  });
});

describe('the mistake', () => {
  const punished = receive(joined, update(4, misplayed(0), { type: 'penalized', seat: 0, count: 2, cards: ['E3', 'F3'] }));

  test('explains my misplay, also next to its penalty', () => {
    expect(punished.mistake).toEqual(misplayed(0));
  });

  test('does not speak of the misplays of others', () => {
    expect(receive(joined, update(4, misplayed(1))).mistake).toBeNull();
  });

  test('stays while others play', () => {
    expect(receive(punished, update(5, { type: 'passed', seat: 1 })).mistake).not.toBeNull();
  });

  test('goes when I act', () => {
    expect(receive(punished, update(5, { type: 'drew', seat: 0, card: 'A3' })).mistake).toBeNull();
    expect(clearMistake(punished).mistake).toBeNull();
  });

  test('says why something was refused', () => {
    const refused = { type: 'refused', id: 'x', reason: 'card-fits', facts: {}, text: 'Look again.' } as const;
    expect(receive(joined, refused).mistake).toEqual(refused);
  });
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

test('what is heard is counted on after a snapshot', () => {
  const passed = { type: 'passed', seat: 1 } as const;
  const match = receive(receive(joined, update(4, passed)), snapshot(9, passed));
  expect(match.heard.map(({ id }) => id)).toEqual([1]);
});

test('notices outside the log are heard, too', () => {
  const notice = { type: 'notice', kind: 'away', seat: 1, first: null, second: null, by: null } as const;
  expect(receive(joined, notice).heard.map(({ event }) => event)).toEqual([notice]);
});

test('the turn clock and what can be taken back are kept', () => {
  const clock = { type: 'turn', seat: 1, remaining: 9_000 } as const;
  expect(receive(joined, clock).clock).toEqual(clock);
  expect(receive(joined, { ...update(4), undo: true }).undo).toBe(true);
});

test('whoever watches sees the latest hands until the table is shown again', () => {
  const watching = receive(joined, { type: 'hands', hands: [['C4'], ['D4', 'E4']] });
  expect(receive(watching, update(4)).hands).toEqual([['C4'], ['D4', 'E4']]);
  expect(messages.reduce(receive, watching).hands).toBeNull();
});

test('a match of First steps has the latest goal', () => {
  const due = { state: 'due', scene: 1, scenes: 6, goal: 'draw', help: null } as const;
  const asked = receive(joined, { ...update(4), goal: due });
  expect(asked.due).toEqual(due);
  expect(receive(asked, update(5)).due).toBeNull();
});

test('help is shown until the table changes, and closes an explanation', () => {
  const help = { type: 'help', version: 3, step: 1, name: 'draw', facts: {}, action: null } as const;
  const helped = receive({ ...joined, mistake: { type: 'refused', id: null, reason: 'card-fits', facts: {}, text: '' } }, help);
  expect([helped.help, helped.mistake]).toEqual([help, null]);
  expect(receive(helped, update(4)).help).toBeNull();
  expect(receive(joined, { ...help, version: 2 }).help).toBeNull();
});

test('of the evidence of what you know, the table keeps the wrong rules behind mistakes', () => {
  const piece = {
    at: 0,
    atom: 'letter:3:A',
    item: 'letter:3:A',
    said: 'D',
    chance: 0.1,
    aided: false,
    ms: null,
    source: 'distance',
    weight: 1,
  };
  const ruleMistake = { ...piece, right: false, rules: ['starts-at-zero' as const] };
  const right = { ...piece, right: true, rules: [] };
  const plain = { ...piece, right: false, rules: [] };
  expect(receive(joined, { type: 'evidence', pieces: [right, plain] })).toBe(joined);
  expect(receive(joined, { type: 'evidence', pieces: [right, ruleMistake] })).toEqual({ ...joined, ruleMistakes: [ruleMistake] });
});

test('only your own wrong plays of this turn count', () => {
  const wrong = update(4, misplayed(0), { type: 'turn', seat: 0 }, misplayed(1), misplayed(0), misplayed(0));
  expect(misplaysInTurn(receive(joined, wrong))).toBe(2);
});

describe('help comes by itself', () => {
  const refused = { type: 'refused', id: 'x', reason: 'card-fits', facts: {}, text: 'Look again.', goal: null } as const;
  const wrong = (version: number): Update => update(version, misplayed(0), { type: 'penalized', seat: 0, count: 2, cards: ['E3', 'F3'] });
  const after = (...tries: ServerMessage[]) => tries.reduce(receive, joined);
  const third = after(wrong(4), refused, wrong(5));

  test('after three wrong tries in a row', () => {
    expect([after(wrong(4)), after(wrong(4), refused), third].map(cameByItself)).toEqual([false, false, true]);
  });

  test('and stays next to the explanation', () => {
    const helped = receive(third, { type: 'help', version: 5, step: 3, name: 'play', facts: {}, action: { do: 'draw' } });
    expect(helped).toMatchObject({ help: { step: 3 }, mistake: misplayed(0) });
  });

  test('but not after a right play, after what others do wrong, or in First steps', () => {
    expect(cameByItself(receive(third, update(6, { type: 'drew', seat: 0, card: 'A3' })))).toBe(false);
    expect(cameByItself(after(update(4, misplayed(1)), update(5, misplayed(1)), update(6, misplayed(1))))).toBe(false);
    expect(cameByItself({ ...third, due: { state: 'due', scene: 1, scenes: 6, goal: 'mistake', help: null } })).toBe(false);
  });

  test('not for taps out of turn, nor for needless calls', () => {
    const early = { ...refused, reason: 'not-your-turn', facts: { turn: 1 } } as const;
    const tapped = after(early, early, early);
    expect(cameByItself(tapped)).toBe(false);
    expect(tapped.mistake).toEqual(early);
    const needless = { ...refused, reason: 'nobody-exposed', facts: { yours: 1 } } as const;
    expect(cameByItself(after(needless, needless, needless))).toBe(false);
    expect([early, needless, refused, null].map(isPassing)).toEqual([true, true, false, false]);
  });

  test('a refusal that answers no act is no try', () => {
    expect(cameByItself(after(wrong(4), wrong(5), { ...refused, id: null }))).toBe(false);
  });
});
