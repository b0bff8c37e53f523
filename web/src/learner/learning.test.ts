import { beforeEach, describe, expect, test } from 'vitest';
import { Problem, unreachable } from '../net/http';
import { PRESETS } from '../settings/choices';
import type { Answered, EvidenceBody, ItemBody, Observed } from '../wire';
import { NotExported } from './exported';
import { MemoryStore } from './learner-store';
import { Learning, Unreadable } from './learning';
import { EMPTY } from './state';

const ITEM: ItemBody = {
  id: 'letter:3:A',
  kind: 'letter',
  atoms: ['letter:3:A'],
  question: {},
  answers: ['C'],
  chance: 1 / 7,
  new: false,
  wanted: '',
};
const NOON = new Date(2026, 10, 23, 12).getTime() / 1000;
const DAY = 24 * 60 * 60;

const piece = (at: number, changes: Partial<EvidenceBody> = {}): EvidenceBody => ({
  at,
  atom: 'letter:3:A',
  right: true,
  said: 'C',
  chance: 1 / 7,
  aided: false,
  ms: 2000,
  source: 'distance',
  weight: 1,
  rules: [],
  item: 'letter:3:A',
  ...changes,
});

const refused = (status: number): Problem => new Problem(status, { reason: 'bad-notation', text: '', facts: {}, input: null });

/** A server that writes down in the learner what it took in, such as `C C D`. */
class Server {
  away = false;
  failure: Problem | null = null;
  calls: string[] = [];
  sent: object[] = [];
  aided: boolean[] = [];
  before: () => Promise<void> = () => Promise.resolve();

  readonly ask = async <Answer>(call: string, body: object): Promise<Answer> => {
    this.calls.push(call);
    this.sent.push(body);
    await this.before();
    if (this.away) throw unreachable();
    if (this.failure) throw this.failure;
    const { learner, answer, level, evidence } = body as {
      learner: string;
      answer?: string | null;
      level?: string;
      evidence?: EvidenceBody[];
    };
    if (learner === 'rubbish' || evidence?.some(({ atom }) => atom === 'unknown')) throw refused(400);
    this.aided.push(...(evidence ?? []).map(({ aided }) => aided));
    if (call === 'add') {
      const { other } = body as { other: string };
      return { learner: [...new Set([...learner.split(' '), ...other.split(' ')])].join(' ').trim(), changes: [] } as Answer;
    }
    if (level !== undefined) return { learner: `level=${level}`, changes: [] } as Answer;
    const said = evidence?.map((each) => each.said) ?? [answer ?? '-'];
    const changes = said.length > 0 ? [{ atom: 'letter:3:A', before: learner ? 'shaky' : 'new', after: learner ? 'today' : 'shaky' }] : [];
    const found: Observed | Answered = {
      learner: [learner, ...said].join(' ').trim(),
      changes: changes as Observed['changes'],
      judged: { right: answer === 'C', wanted: 'C', said: answer ?? '', rules: [], taps: [] },
      contrast: null,
    };
    return found as Answer;
  };
}

let server: Server;
let store: MemoryStore;
let now: number;
let learning: Learning;
const tab = (): Learning => new Learning(store, server.ask, undefined, () => now);
const learner = async (): Promise<string> => (await store.read()).learner;

beforeEach(() => {
  [server, store, now] = [new Server(), new MemoryStore(), NOON];
  learning = tab();
});

describe('answers', () => {
  test('are judged, and what is known is kept', async () => {
    const { judged } = await learning.answerItem(ITEM, 'D');
    await learning.answerItem(ITEM, 'C');
    expect(judged.right).toBe(false);
    expect(await learner()).toBe('D C');
  });

  test('given at the same time in two tabs both count once', async () => {
    await Promise.all([learning.answerItem(ITEM, 'C'), tab().answerItem(ITEM, 'D'), learning.answerItem(ITEM, 'E')]);
    expect((await learner()).split(' ').sort()).toEqual(['C', 'D', 'E']);
    expect((await learning.days())[0]?.answers).toBe(3);
  });

  test('change nothing when the server is away, and say so', async () => {
    server.away = true;
    await expect(learning.answerItem(ITEM, 'C')).rejects.toThrow(Problem);
    expect(await store.read()).toEqual(EMPTY);
  });

  test('are counted by day, with their time, unless they were aided', async () => {
    await learning.answerItem(ITEM, 'C', { ms: 2500 });
    await learning.answerItem(ITEM, 'D', { ms: 3_600_000 });
    await learning.answerItem(ITEM, 'C', { aided: true });
    now += DAY;
    await learning.answerItem(ITEM, 'C', { ms: 1000 });
    expect(await learning.days()).toEqual([
      { day: '2026-11-23', answers: 2, right: 1, seconds: 62.5 },
      { day: '2026-11-24', answers: 1, right: 1, seconds: 1 },
    ]);
  });
});

test('"I don\'t know" is sent as such, with the answers that were offered', async () => {
  const { judged } = await learning.answerItem({ ...ITEM, answers: ['C', 'D'] }, null);
  expect(judged).toMatchObject({ right: false, said: '' });
  expect(server.sent.at(-1)).toMatchObject({ answer: null, answers: ['C', 'D'], new: false, item: ITEM.id });
  expect((await learning.days())[0]).toMatchObject({ answers: 1, right: 0 });
});

test('what people say they know is kept with what they learn, and is no answer', async () => {
  await learning.begin('names');
  expect(server.sent.at(-1)).toMatchObject({ level: 'names' });
  expect(await learner()).toBe('level=names');
  expect(await learning.days()).toEqual([]);
});

describe('evidence', () => {
  test('waits while the server is away, and is sent before the next answer', async () => {
    server.away = true;
    await learning.takeEvidence([piece(1), piece(2, { said: 'D' })], PRESETS.all);
    expect(await learning.send()).toBe(false);
    expect(await learner()).toBe('');
    server.away = false;
    await learning.answerItem(ITEM, 'E');
    expect(await learner()).toBe('C D E');
    expect((await store.read()).waiting).toEqual([]);
  });

  test('waits when the server fails', async () => {
    server.failure = refused(503);
    await learning.takeEvidence([piece(1)], PRESETS.all);
    expect(await learning.send()).toBe(false);
    expect((await store.read()).waiting).toHaveLength(1);
  });

  test('that two tabs at one table get counts once, also when the second is late', async () => {
    const other = tab();
    await Promise.all([learning.takeEvidence([piece(1)], PRESETS.all), other.takeEvidence([piece(1)], PRESETS.all)]);
    await Promise.all([learning.send(), other.send()]);
    await other.takeEvidence([piece(1)], PRESETS.all);
    await other.send();
    expect(await learner()).toBe('C');
  });

  test('that says the same twice in one message counts twice', async () => {
    await learning.takeEvidence([piece(1), piece(1)], PRESETS.all);
    await learning.send();
    expect(await learner()).toBe('C C');
  });

  test('that arrives while other evidence is being sent is sent, too', async () => {
    let once = true;
    server.before = async () => {
      if (once) await learning.takeEvidence([piece(2, { said: 'D' })], PRESETS.all);
      once = false;
    };
    await learning.takeEvidence([piece(1)], PRESETS.all);
    expect(await learning.send()).toBe(true);
    expect(await learner()).toBe('C D');
  });

  test('that the server does not know is dropped, and the rest is sent', async () => {
    await learning.takeEvidence([piece(1), piece(2, { atom: 'unknown' }), piece(3, { said: 'D' })], PRESETS.all);
    expect(await learning.send()).toBe(true);
    expect(await learner()).toBe('C D');
  });

  test('stays when the server cannot read what is known', async () => {
    await store.update((state) => ({ ...state, learner: 'rubbish' }));
    await learning.takeEvidence([piece(1)], PRESETS.all);
    await expect(learning.nextItem()).rejects.toThrow(Unreadable);
    expect((await store.read()).waiting).toHaveLength(1);
  });

  test('of reading is aided where cards show their names, and only there', async () => {
    const pieces = ['place:bass:G2', 'key:F#', 'letter:3:A'].map((atom, at) => piece(at, { atom }));
    await learning.takeEvidence(pieces, PRESETS.all);
    await learning.send();
    await learning.takeEvidence(
      pieces.map((each) => ({ ...each, at: each.at + 10 })),
      PRESETS.reading,
    );
    await learning.send();
    expect(server.aided).toEqual([true, true, false, false, false, false]);
  });

  test('that the server marked as aided stays so', async () => {
    await learning.takeEvidence([piece(1, { aided: true })], PRESETS.reading);
    await learning.send();
    expect(server.aided).toEqual([true]);
    expect(await learning.days()).toEqual([]);
  });
});

test('changes since a time are listed once for each atom, from first to last', async () => {
  await learning.answerItem(ITEM, 'C');
  now += 10;
  const later = now;
  await learning.answerItem(ITEM, 'C');
  expect(await learning.changesSince(NOON)).toEqual([{ atom: 'letter:3:A', before: 'new', after: 'today' }]);
  expect(await learning.changesSince(later)).toEqual([{ atom: 'letter:3:A', before: 'shaky', after: 'today' }]);
  expect(await learning.changesSince(later + 1)).toEqual([]);
});

describe('what is kept', () => {
  test('can be exported, forgotten and imported, with evidence that waits', async () => {
    await learning.answerItem(ITEM, 'C');
    await learning.setGoal(4);
    server.away = true;
    await learning.takeEvidence([piece(1, { said: 'D' })], PRESETS.all);
    const text = await learning.exportText();
    server.away = false;
    await learning.forget();
    expect(await store.read()).toEqual(EMPTY);
    await learning.importText(text);
    expect(await learning.goal()).toBe(4);
    expect((await learning.days())[0]?.answers).toBe(1);
    await learning.send();
    expect(await learner()).toBe('C D');
  });

  test('of two devices is put together, and nothing counts twice, however often', async () => {
    const laptop = new Learning(new MemoryStore(), server.ask, undefined, () => now);
    await learning.answerItem(ITEM, 'C');
    await learning.answerItem(ITEM, 'D');
    await laptop.answerItem(ITEM, 'E');
    for (let time = 0; time < 3; time += 1) {
      await laptop.importText(await learning.exportText());
      await learning.importText(await laptop.exportText());
    }
    await laptop.answerItem(ITEM, 'F');
    await learning.importText(await laptop.exportText());
    for (const device of [learning, laptop]) {
      expect(await device.days()).toMatchObject([{ day: '2026-11-23', answers: 4, right: 1 }]);
    }
  });

  test('with evidence that waits is sent by one device, though it was added twice', async () => {
    const laptop = new Learning(new MemoryStore(), server.ask, undefined, () => now);
    server.away = true;
    await learning.takeEvidence([piece(7)], PRESETS.all);
    const text = await learning.exportText();
    server.away = false;
    await laptop.importText(text);
    await laptop.send();
    await laptop.importText(text);
    await laptop.send();
    expect((await laptop.days())[0]?.answers).toBe(1);
  });

  test('is not from the future once the clock is set right', async () => {
    now = new Date(2099, 0, 1, 12).getTime() / 1000;
    await learning.answerItem(ITEM, 'C');
    await learning.takeEvidence([piece(1)], PRESETS.all);
    now = NOON;
    expect(await learning.days()).toMatchObject([{ day: '2026-11-23', answers: 1 }]);
    await learning.answerItem(ITEM, 'C');
    expect((await learning.days()).map(({ day }) => day)).toEqual(['2026-11-23']);
    expect(await learning.changesSince(NOON + 1)).toEqual([]);
  });

  test('of a night belongs to the day before, until 4 in the morning', async () => {
    now = new Date(2026, 10, 24, 3, 59).getTime() / 1000;
    await learning.answerItem(ITEM, 'C');
    now += 120;
    await learning.answerItem(ITEM, 'C');
    expect((await learning.days()).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
  });

  test.each(['', '{', '[]', 'null', '{"format":"other"}', '{"format":"musicards-learning","version":2,"learner":""}'])(
    'is not replaced by %j',
    async (text) => {
      await learning.answerItem(ITEM, 'C');
      await expect(learning.importText(text)).rejects.toThrow(NotExported);
      expect(await learner()).toBe('C');
    },
  );

  test('is not replaced by what the server cannot read', async () => {
    await learning.answerItem(ITEM, 'C');
    const text = '{"format":"musicards-learning","version":1,"learner":"rubbish"}';
    await expect(learning.importText(text)).rejects.toThrow(Unreadable);
    expect(await learner()).toBe('C');
  });
});
