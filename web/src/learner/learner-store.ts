/** Where the state is kept: IndexedDB, or this page's memory where the browser forbids that. */

import type { IDBPDatabase } from 'idb';
import { EMPTY, type State } from './state';

export interface LearnerStore {
  /** Whether the state is still there after the page is closed. */
  readonly lasting: boolean;
  read(): Promise<State>;
  /** Read, change and write the state at once; null changes nothing. Returns the state after it. */
  update(change: (state: State) => State | null): Promise<State>;
}

export class MemoryStore implements LearnerStore {
  readonly lasting = false;
  #state: State;

  constructor(state: State = EMPTY) {
    this.#state = state;
  }

  read(): Promise<State> {
    return Promise.resolve(this.#state);
  }

  update(change: (state: State) => State | null): Promise<State> {
    this.#state = change(this.#state) ?? this.#state;
    return Promise.resolve(this.#state);
  }
}

const DATABASE = 'musicards-learning';
const STORE = 'state';
const KEY = 'me';

class DatabaseStore implements LearnerStore {
  readonly lasting = true;
  readonly #database: IDBPDatabase;

  constructor(database: IDBPDatabase) {
    this.#database = database;
  }

  async read(): Promise<State> {
    return { ...EMPTY, ...((await this.#database.get(STORE, KEY)) as Partial<State> | undefined) };
  }

  async update(change: (state: State) => State | null): Promise<State> {
    const transaction = this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const before: State = { ...EMPTY, ...((await transaction.store.get(KEY)) as Partial<State> | undefined) };
    const after = change(before);
    await Promise.all([after && transaction.store.put(after, KEY), transaction.done]);
    return after ?? before;
  }
}

/** Open what this browser keeps. */
export async function openStore(): Promise<LearnerStore> {
  try {
    const { openDB } = await import('idb');
    const database = await openDB(DATABASE, 1, { upgrade: (opened) => void opened.createObjectStore(STORE) });
    const store = new DatabaseStore(database);
    await store.read();
    return store;
  } catch {
    return new MemoryStore();
  }
}
