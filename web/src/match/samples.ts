/** A match of The Distance as the server sends it, for tests. */

import type { DistanceTable, Misplayed, Room, SeenEvent } from '../wire';
import type { Heard } from './match';

export const TABLE: DistanceTable = {
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
  exposed: false,
  interval: 3,
  letter: null,
};

export const PERSON = { kind: 'person', level: null, taken: true, here: true, avatar: 0, stood_in: false, until_stand_in: null } as const;

/** Ann plays against a computer. */
export const ROOM: Room = {
  type: 'room',
  code: 'ABCDE',
  game: 'distance',
  title: 'The Distance',
  options: {},
  seats: [
    { ...PERSON, seat: 0, name: 'Ann' },
    { ...PERSON, seat: 1, name: 'Iris', kind: 'computer', level: 'rule' },
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
    first_steps: 0,
    late_joiners: true,
    locked: false,
    own_names: false,
    class_code: '',
    paused: false,
    open_hands: 0,
  },
  series: null,
  key: null,
  host: 0,
  dealer: 1,
  open_seats: [],
  yours: [0],
  passed: false,
  easier: null,
  harder: null,
  suggested: {},
  commitment: null,
  secret: null,
};

/** A wrong letter, explained in no way. */
export const misplayed = (seat: number): Misplayed => ({
  type: 'misplayed',
  seat,
  cards: ['C3'],
  say: { letter: 'B' },
  code: 'wrong-letter',
  facts: {},
  answer: [],
});

export const heard = (...events: readonly SeenEvent[]): Heard[] => events.map((event, id) => ({ id, event, fresh: true }));
