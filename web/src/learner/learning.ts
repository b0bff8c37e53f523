/**
 * What one person knows, between this browser, which keeps it, and the server, which computes with it and forgets it.
 *
 * Every call sends the learner and gets a new one. Between reading and writing it another tab may have written: the answer is
 * then not used, and the call repeated with what is kept now. So nothing is lost, and nothing counted twice.
 */

import { Problem } from '../net/http';
import type { Face } from '../settings/choices';
import type { Answered, BeginLearning, Change, EvidenceBody, ItemBody, LearningMap, Observed, SuggestedMatch } from '../wire';
import type { LearnerStore } from './learner-store';
import {
  changesIn,
  daysOf,
  EMPTY,
  inPresent,
  learned,
  together,
  withoutWaiting,
  withWaiting,
  type Counted,
  type Day,
  type State,
} from './state';
import { readExported, writtenExport } from './exported';

/** A call of the server: `next`, `answer` … with its body. */
export type Ask = <Answer>(call: string, body: object) => Promise<Answer>;

/** Run something while no other tab does. */
export type WithLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

const BATCH_SIZE = 40; // pieces of evidence in one call

/** What people say they know before practice begins. */
export type StartLevel = BeginLearning['level'];
export const LEVELS = ['nothing', 'names', 'reads'] as const satisfies readonly StartLevel[];

/** How an answer was given. */
export interface Given {
  readonly ms?: number | null;
  readonly aided?: boolean;
}

/** The server cannot read what is kept, for example because it is older than what wrote it. */
export class Unreadable extends Error {}

/** Whole milliseconds, as the server takes them; null for more than an hour. */
const measured = (ms: number | null): number | null => (ms !== null && ms >= 0 && ms < 3_600_000 ? Math.round(ms) : null);

const HOUR = 3600;
const NIGHT = 4 * HOUR;

/**
 * The server counts the days of whole numbers of days since 1970. So that its days are this person's, which end at 4 in the
 * morning where they are, it gets times in seconds on a clock that shows midnight then.
 */
const personal = (seconds: number): number => seconds - new Date(seconds * 1000).getTimezoneOffset() * 60 - NIGHT;

/** The time of a time that `personal` made, but for hours around a change of the clocks. */
const actual = (seconds: number): number => seconds + new Date(seconds * 1000).getTimezoneOffset() * 60 + NIGHT;

const isBad = (error: unknown): boolean => error instanceof Problem && error.status === 400;

/** By family of atoms: the faces of the cards that say the answer. */
const GIVEN_AWAY: Readonly<Record<string, readonly Face[]>> = {
  place: ['name'],
  key: ['name'],
  enharmonic: ['name'],
  hour: ['name', 'clock'],
};

/** The evidence, marked as aided where a face that is shown gives the answer away. */
function withAid(piece: EvidenceBody, faces: Readonly<Record<Face, boolean>>): EvidenceBody {
  const [family = ''] = piece.atom.split(':');
  return { ...piece, aided: piece.aided || (GIVEN_AWAY[family] ?? []).some((face) => faces[face]) };
}

export class Learning {
  readonly #store: LearnerStore;
  readonly #ask: Ask;
  readonly #withLock: WithLock;
  readonly #now: () => number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: LearnerStore, ask: Ask, withLock: WithLock = (work) => work(), now: () => number = () => Date.now() / 1000) {
    this.#store = store;
    this.#ask = ask;
    this.#withLock = withLock;
    this.#now = now;
  }

  /** The next question: of the chosen families, or whatever is worth most. The last of a session is nothing new. */
  nextItem(families: readonly string[] = [], last = false): Promise<ItemBody> {
    const seed = Math.floor(Math.random() * 2 ** 31);
    return this.#reading('next', { seed, families, last });
  }

  /** Note what the person says they know; they may say something else later. */
  begin(level: StartLevel): Promise<Observed> {
    return this.#inTurn(() =>
      this.#learning(
        (learner) => this.#ask<Observed>('begin', { learner, level }),
        () => [],
      ),
    );
  }

  /** Let an answer be judged, and learn from it. null is "I don't know". */
  answerItem(
    { id, answers, new: isNew }: Pick<ItemBody, 'id' | 'answers' | 'new'>,
    answer: string | null,
    { ms = null, aided = false }: Given = {},
  ): Promise<Answered> {
    const now = this.#now();
    const given = { item: id, answers, new: isNew, answer, now: personal(now), ms: measured(ms), aided };
    return this.#inTurn(() =>
      this.#learning(
        (learner) => this.#ask<Answered>('answer', { learner, ...given }),
        ({ judged: { right } }) => (aided ? [] : [{ at: now, right, ms }]),
      ),
    );
  }

  /** Keep evidence from a table until `send`. Evidence that was taken before is not taken again. */
  async takeEvidence(pieces: readonly EvidenceBody[], faces: Readonly<Record<Face, boolean>>): Promise<void> {
    const now = this.#now(); // the memory has one clock, this browser's
    const counts = new Map<string, number>();
    const waiting = pieces.map((piece) => {
      const name = [piece.source, piece.at, piece.atom, piece.said].join('/');
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return { id: `${name}/${String(count)}`, piece: withAid({ ...piece, at: now }, faces) };
    });
    await this.#store.update((state) => withWaiting(state, waiting));
  }

  /** Send the evidence that waits. Returns whether none waits any more. */
  send(): Promise<boolean> {
    return this.#inTurn(() => Promise.resolve(true)).catch(() => false);
  }

  async readMap(): Promise<LearningMap> {
    const map = await this.#reading<LearningMap>('map', {});
    return { ...map, spots: map.spots.map((spot) => ({ ...spot, last: spot.last === null ? null : actual(spot.last) })) };
  }

  /** "I know this": weak evidence, which is soon checked. */
  claimKnown(atom: string): Promise<Observed> {
    const now = this.#now();
    return this.#inTurn(() =>
      this.#learning(
        (learner) => this.#ask<Observed>('known', { learner, atom, now: personal(now) }),
        () => [],
      ),
    );
  }

  /** A match that asks for what is due: game, options, faces, and the level of the others. */
  suggestMatch(): Promise<SuggestedMatch> {
    return this.#reading('match', {});
  }

  async days(): Promise<Day[]> {
    return daysOf(await this.#state());
  }

  /** The weekly goal in days; 0 for none. */
  async goal(): Promise<number> {
    return (await this.#state()).goal;
  }

  async setGoal(goal: number): Promise<void> {
    await this.#store.update((state) => ({ ...state, goal }));
  }

  /** What changed since a time in seconds, once for each atom. */
  async changesSince(time: number): Promise<Change[]> {
    await this.send();
    return changesIn(await this.#state(), time);
  }

  /** Everything that is kept, as the text of a file. */
  async exportText(): Promise<string> {
    await this.send();
    return writtenExport(await this.#state());
  }

  /**
   * Add what an exported text of another device knows to what is kept here. Nothing is counted twice.
   *
   * Throws `NotExported` where the text is something else, `Unreadable` where the server cannot read it. Nothing has changed then.
   */
  async importText(text: string): Promise<void> {
    const other = inPresent(readExported(text), this.#now());
    await this.#check(other.learner);
    await this.#inTurn(async () => {
      while (!(await this.#add(other))); // again where another tab was faster
    });
  }

  async #add(other: State): Promise<boolean> {
    const { learner } = await this.#state();
    const both = await this.#ask<Observed>('add', { learner, other: other.learner, now: personal(this.#now()) });
    let current = false;
    await this.#store.update((state) => {
      current = state.learner === learner;
      return current ? together(state, other, both.learner) : null;
    });
    return current;
  }

  async forget(): Promise<void> {
    await this.#store.update(() => EMPTY);
  }

  /** All that is kept now. */
  kept(): Promise<State> {
    return this.#state();
  }

  async #state(): Promise<State> {
    return inPresent(await this.#store.read(), this.#now());
  }

  /** Ask something that changes nothing. Evidence that waits is sent first. */
  #reading<Answer>(call: string, body: object): Promise<Answer> {
    return this.#inTurn(async () => {
      const { learner } = await this.#state();
      return await this.#ask<Answer>(call, { ...body, learner, now: personal(this.#now()) });
    });
  }

  /** Do one thing after the other, in all tabs, and send waiting evidence before each. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() =>
      this.#withLock(async () => {
        await this.#sendAll();
        return await work();
      }),
    );
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Let the server change the learner, and keep the new one; again from the start where another tab was faster. */
  async #learning<Answer extends Observed>(
    ask: (learner: string) => Promise<Answer>,
    counted: (answer: Answer) => readonly Counted[],
  ): Promise<Answer> {
    for (;;) {
      const { learner } = await this.#state();
      const answer = await ask(learner);
      if (await this.#keep(learner, answer, counted(answer), [])) return answer;
    }
  }

  /** Keep what the server made of a learner and of evidence. Returns false, and keeps nothing, where another tab was faster. */
  async #keep(learner: string, answer: Observed, counted: readonly Counted[], sent: readonly string[]): Promise<boolean> {
    let current = true;
    await this.#store.update((state) => {
      current = state.learner === learner && sent.every((id) => state.waiting.some((each) => each.id === id));
      return current ? withoutWaiting(learned(state, answer.learner, answer.changes, counted, this.#now()), new Set(sent)) : null;
    });
    return current;
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const pieces = (await this.#state()).waiting.slice(0, BATCH_SIZE);
      if (pieces.length === 0) return;
      try {
        await this.#sendSome(pieces);
      } catch (error) {
        if (!isBad(error)) throw error;
        await this.#check((await this.#state()).learner);
        await this.#sendEach(pieces);
      }
    }
  }

  /** Send some pieces. They still wait afterward where another tab was faster. */
  async #sendSome(waiting: State['waiting']): Promise<void> {
    const { learner } = await this.#state();
    const evidence = waiting.map(({ piece }) => piece);
    const answer = await this.#ask<Observed>('observe', {
      learner,
      evidence: evidence.map((piece) => ({ ...piece, at: personal(piece.at) })),
    });
    const counted = evidence.filter(({ aided }) => !aided);
    await this.#keep(
      learner,
      answer,
      counted,
      waiting.map(({ id }) => id),
    );
  }

  /** Send one piece at a time, and drop those that the server does not know, such as an atom of another version. */
  async #sendEach(waiting: State['waiting']): Promise<void> {
    for (const each of waiting) {
      try {
        await this.#sendSome([each]);
      } catch (error) {
        if (!isBad(error)) throw error;
        await this.#store.update((state) => withoutWaiting(state, new Set([each.id])));
      }
    }
  }

  /** Throw `Unreadable` if the server cannot read a learner. */
  async #check(learner: string): Promise<void> {
    try {
      await this.#ask('observe', { learner, evidence: [] });
    } catch (error) {
      throw isBad(error) ? new Unreadable() : error;
    }
  }
}
