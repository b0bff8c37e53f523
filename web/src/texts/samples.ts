/** One of each event, and facts such as the server sends: for tests of the texts. */

import type { Fault, Help, Notice, SeenEvent, Task } from '../wire';
import type { Reason } from './refusals';
import type { Facts } from './tell';

type Samples = { readonly [Type in SeenEvent['type']]: readonly Extract<SeenEvent, { type: Type }>[] };

const distanceFacts = { said: 'B', needed: ['C'], interval: 3, last: ['A'], paths: [['A', 'B', 'C']] };
const stepsFacts = { said: { step: 'half' }, top: 5, needed: 6, hours: [7], chain: false };

/** Full facts of every misplay, and what was said with it. */
export const FAULT_FACTS: Readonly<Record<Fault, { readonly say: Record<string, string>; readonly facts: Facts }>> = {
  'wrong-letter': { say: { letter: 'B' }, facts: distanceFacts },
  'card-without-letter': { say: { letter: 'C' }, facts: { ...distanceFacts, said: 'C', strays: ['D#4'] } },
  'mixed-pitches': { say: { letter: 'C' }, facts: { ...distanceFacts, said: 'C', hours: [1, 12] } },
  'whole-after-half': { say: { step: 'whole' }, facts: { ...stepsFacts, said: { step: 'whole' }, chain: true } },
  'wrong-pitch': { say: { step: 'half' }, facts: { ...stepsFacts, strays: ['G4'] } },
  'wrong-pitch-said': {
    say: { step: 'half', pitch: 'Gb' },
    facts: { ...stepsFacts, said: { step: 'half', pitch: 'Gb' }, top: 4, needed: 5, hours: [] },
  },
};

/** Which facts a brief explanation does not have. */
export const ANSWERS = ['needed', 'paths'] as const;

export const EVENTS: Samples = {
  dealt: [
    { type: 'dealt', starter: 'F#4' },
    { type: 'dealt', starter: '?1' },
    { type: 'dealt', starter: null },
  ],
  turn: [{ type: 'turn', seat: 0 }],
  misplayed: Object.entries(FAULT_FACTS).map(([code, { say, facts }]) => ({
    type: 'misplayed',
    seat: 0,
    cards: ['D#4', '?1'],
    say,
    code: code as Fault,
    facts: { ...facts },
    answer: [],
  })),
  drew: [
    { type: 'drew', seat: 0, card: null },
    { type: 'drew', seat: 0, card: 'C3' },
    { type: 'drew', seat: 0, card: 'X1' },
  ],
  penalized: [
    { type: 'penalized', seat: 0, count: 2, cards: null },
    { type: 'penalized', seat: 0, count: 1, cards: ['F#3'] },
    { type: 'penalized', seat: 0, count: 2, cards: ['?1', '?2'] },
    { type: 'penalized', seat: 0, count: 0, cards: [] },
  ],
  passed: [{ type: 'passed', seat: 0 }],
  finished: [{ type: 'finished', seat: 0 }],
  called: [
    { type: 'called', seat: 0, safe: true },
    { type: 'called', seat: 0, safe: false },
  ],
  caught: [
    { type: 'caught', seat: 0, by: 1 },
    { type: 'caught', seat: 1, by: 0 },
  ],
  reshuffled: [
    { type: 'reshuffled', count: 20 },
    { type: 'reshuffled', count: 1 },
  ],
  ended: [
    { type: 'ended', winners: [0], scores: [0, 3], blocked: false },
    { type: 'ended', winners: [0, 1], scores: [3, 3], blocked: true },
    { type: 'ended', winners: [1, 2], scores: [3, 0, 0], blocked: false },
  ],
  'letter-played': [
    { type: 'letter-played', seat: 0, cards: ['F#3'], letter: 'F', left: 4 },
    { type: 'letter-played', seat: 0, cards: ['G3', '?1', 'G4'], letter: 'G', left: 4 },
  ],
  'step-played': [
    { type: 'step-played', seat: 0, cards: ['F#3'], step: 'half', pitch: null, top_pitch: 6, left: 3 },
    { type: 'step-played', seat: 0, cards: ['?1'], step: 'whole', pitch: 'Gb', top_pitch: 6, left: 3 },
    { type: 'step-played', seat: 0, cards: ['C3', 'C4'], step: null, pitch: null, top_pitch: 12, left: 3 },
  ],
  placed: [
    { type: 'placed', seat: 0, card: 'C4', source: 'hand', to: 'NW', name: 'C' },
    { type: 'placed', seat: 0, card: '?1', source: 'discard', to: 'N', name: 'Bb' },
  ],
  moved: [{ type: 'moved', seat: 0, source: 'N', to: 'SE', cards: ['C4', 'D4'], names: ['C', 'D'] }],
  discarded: [{ type: 'discarded', seat: 0, card: 'C#4' }],
  book: [
    { type: 'book', seat: 0, space: 'NE', kind: 'scale', cards: ['C4'], names: ['C'], points: 10 },
    { type: 'book', seat: 0, space: 'W', kind: 'stack', cards: ['F#4'], names: ['F#'], points: 5 },
  ],
  'drew-up': [
    { type: 'drew-up', seat: 0, count: 2, cards: null },
    { type: 'drew-up', seat: 0, count: 1, cards: ['C3'] },
  ],
  skipped: [{ type: 'skipped', seat: 0 }],
  undone: [{ type: 'undone', seat: 0 }],
  asked: [
    { type: 'asked', seat: 0, of: 1, pitch: 'Gb', hour: 6 },
    { type: 'asked', seat: 1, of: 0, pitch: 'C', hour: 12 },
  ],
  given: [
    { type: 'given', seat: 0, to: 1, cards: ['F#3', 'F#5'] },
    { type: 'given', seat: 1, to: 0, cards: ['C3'] },
  ],
  fished: [
    { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: null, lucky: false, drew: true },
    { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: 'D3', lucky: false, drew: true },
    { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: 'C3', lucky: true, drew: true },
    { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: null, lucky: false, drew: false },
  ],
  'book-laid': [{ type: 'book-laid', seat: 0, hour: 6, cards: ['F#3', 'F#4', 'F#5', 'F#6'] }],
  'pair-laid': [{ type: 'pair-laid', seat: 0, cards: ['C3', 'C4'] }],
  fanned: [
    { type: 'fanned', seat: 0, count: 5 },
    { type: 'fanned', seat: 0, count: 1 },
  ],
  took: [
    { type: 'took', seat: 0, of: 1, position: 2, card: null },
    { type: 'took', seat: 1, of: 0, position: 2, card: 'C3' },
    { type: 'took', seat: 0, of: 1, position: 0, card: 'X1' },
  ],
  'went-out': [{ type: 'went-out', seat: 0 }],
  flipped: [
    { type: 'flipped', seat: 0, position: 4, card: 'F#4' },
    { type: 'flipped', seat: 0, position: 0, card: '?2' },
    { type: 'flipped', seat: 0, position: 0, card: 'X2' },
  ],
  'pair-kept': [
    { type: 'pair-kept', seat: 0, positions: [0, 4], cards: ['F#4', 'F#5'] },
    { type: 'pair-kept', seat: 0, positions: [0, 4], cards: ['?1', '?2'] },
    { type: 'pair-kept', seat: 0, positions: [0, 4], cards: ['X1', 'X2'] },
  ],
  'turned-back': [
    { type: 'turned-back', seat: 0, positions: [0, 1], cards: ['F#4', 'A4'] },
    { type: 'turned-back', seat: 0, positions: [0, 1], cards: ['X1', '?1'] },
  ],
};

export const NOTICES: readonly Notice[] = [
  { type: 'notice', kind: 'away', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'back', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'time-up', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'joined', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'host', seat: 0, first: null, second: null, by: null },
  { type: 'notice', kind: 'closed', seat: null, first: null, second: null, by: null },
  { type: 'notice', kind: 'race', seat: null, first: 0, second: 1, by: 130 },
  { type: 'notice', kind: 'race', seat: null, first: 1, second: 0, by: 0 },
];

/** What the server says with a refusal, where it says anything. */
export const REASON_FACTS: Partial<Record<Reason, readonly Facts[]>> = {
  'not-your-turn': [{ turn: 1 }],
  'card-not-held': [{ cards: ['F#3', '?1'] }],
  'say-too-little': [{ word: 'step' }, { word: 'pitch' }],
  'say-too-much': [{ word: 'step' }, { word: 'pitch' }],
  'card-fits': [{ cards: ['C3'] }, { cards: ['C3', 'C4'] }],
  'pass-too-early': [{ draws: 2 }, { draws: 1 }],
  'does-not-continue': [
    { to: 'NE', wants: 'Eb', wants_degree: 1, top: null, name: 'G', degree: 3 },
    { to: 'N', wants: 'F', wants_degree: 2, top: 'Eb', name: 'E', degree: null },
    { to: 'S', wants: 'B', wants_degree: null, top: 'B', name: 'G', degree: 3 },
    { to: 'S', top: 'B', name: 'G' },
    { to: 'NE', top: null, name: 'G' },
  ],
  'pile-complete': [{ to: 'W', top: 'D' }],
  'fill-first': [{ gaps: ['N'] }, { gaps: ['N', 'E', 'W'] }],
  'note-has-name': [{ card: 'F#3', name: 'F' }],
  'empty-pile': [{ from: 'N', to: 'NE' }],
  'too-many': [
    { from: 'N', height: 2 },
    { from: 'N', height: 1 },
  ],
  'not-longer': [{ from: 'N', to: 'E', height: 3, sum: 2 }],
  'stack-stays': [{ from: 'N', to: 'NE', name: 'C#' }],
  'too-high': [{ from: 'N', to: 'E', sum: 5, most: 4 }],
  'card-fits-pile': [{ card: 'F#3', to: ['N', 'SE'] }, { card: 'F#3' }],
  'move-first': [{ from: 'N', to: 'SE', count: 2 }, {}],
  'not-a-pair': [{ cards: ['F#3', 'G4'] }],
  'pitch-not-held': [{ pitch: 'Gb' }],
  'call-late': [{ first: 1, by: 130 }],
  'already-seated': [{ seat: 1 }],
  'earlier-rules': [{ rules: 1, now: 2, version: 17 }],
  'unknown-version': [{ last: 40 }],
  'not-started': [{ free: 1 }, { free: 2 }],
};

/** By game: every task, which the prompt words. */
export const TASKS: Readonly<Record<string, readonly Task[]>> = {
  distance: [
    { name: 'play', facts: {} },
    { name: 'free', facts: {} },
    { name: 'drawn', facts: { count: 1 } },
    { name: 'may-pass', facts: { count: 3 } },
    { name: 'nothing-to-draw', facts: {} },
  ],
  steps: [
    { name: 'play', facts: {} },
    { name: 'free', facts: {} },
    { name: 'start', facts: {} },
    { name: 'drawn', facts: { count: 2 } },
    { name: 'drawn-enough', facts: { count: 3 } },
    { name: 'nothing-to-draw', facts: {} },
    { name: 'chain-open', facts: {} },
  ],
  keys_corners: [
    { name: 'fill-first', facts: { gaps: ['N', 'E'] } },
    { name: 'fill-from-discard', facts: { gaps: ['W'] } },
    ...['move-first', 'play-first', 'free', 'done', 'top', 'moves', 'both'].map((name) => ({ name, facts: {} })),
  ],
  go_fish: [{ name: 'ask', facts: {} }],
  old_maid: [
    ...['take', 'find-or-take'].map((name) => ({ name, facts: { seat: 1 } })),
    ...['find', 'find-or-done'].map((name) => ({ name, facts: {} })),
  ],
  memory: ['first', 'second'].map((name) => ({ name, facts: {} })),
};

const help = (name: string, facts: Facts = {}): Help => ({ type: 'help', version: 1, step: 3, name, facts: { ...facts }, action: null });
const letters = { last: ['G'], interval: 2, letters: ['A'] };
const hours = { top: 5, needed: [6, 7] };

/** By game: help with every kind of move. */
export const HELPS: Readonly<Record<string, readonly Help[]>> = {
  distance: [
    ...['play', 'draw', 'pass'].map((kind) => help(kind, { ...letters, do: kind })),
    help('play', { ...letters, last: ['F', 'G'], do: 'play' }),
    help('start', { ...letters, last: [], do: 'play' }),
  ],
  steps: [
    ...['play', 'draw', 'pass'].map((kind) => help(kind, { ...hours, do: kind, step: 'whole' })),
    ...['play', 'done'].map((kind) => help('chain', { ...hours, do: kind })),
    help('start', { do: 'play' }),
  ],
  keys_corners: [
    ...['place', 'fill'].flatMap((kind) => ['hand', 'discard'].map((source) => help(kind, { source, to: 'NW', note: 'Eb' }))),
    help('move', { from: 'N', to: 'NW', count: 2 }),
    help('discard', { card: 'F#4' }),
    help('done'),
  ],
  go_fish: ['known', 'ask'].map((kind) => help(kind, { seat: 1, hour: 6 })),
  old_maid: [help('take', { seat: 1, position: 2 }), help('pair', { hour: 6 }), help('done')],
  memory: ['new-first', 'new-second', 'seen-first', 'seen-second'].map((kind) => help(kind, { position: 7 })),
};
