/** Where the state is kept: IndexedDB, and this page's memory for as long as that does not work. */

import type { IDBPDatabase } from 'idb';
import { EMPTY, type State } from './state';

export interface LearnerStore {
  read(): Promise<State>;
  /** Read, change and write the state at once; null changes nothing. Returns the state after it. */
  update(change: Change): Promise<State>;
}

type Change = (state: State) => State | null;

/** `kept` in this browser; else in this page's memory: `memory` where the browser forbids more, `newer` where a newer version of the page wrote what is there. */
export type Keeping = 'kept' | 'memory' | 'newer';

/** What is used of an open database. */
export interface Database {
  /** Apply changes in one transaction. Returns the state after them. */
  change(changes: readonly Change[]): Promise<State>;
}

/** Open the database; `lost` is called when the connection ends. */
export type OpenDatabase = (lost: () => void) => Promise<Database>;

export class MemoryStore implements LearnerStore {
  #state: State;

  constructor(state: State = EMPTY) {
    this.#state = state;
  }

  read(): Promise<State> {
    return Promise.resolve(this.#state);
  }

  update(change: Change): Promise<State> {
    this.#state = changed(this.#state, [change]);
    return Promise.resolve(this.#state);
  }
}

const RETRY = 5_000; // milliseconds until what could not be written is tried again

/**
 * Browsers close databases of pages in the background, and sometimes for no reason. Then it is opened again. If that fails,
 * changes are made in memory, and written once it works: nothing is lost that can be kept.
 */
export class DatabaseStore implements LearnerStore {
  readonly #open: OpenDatabase;
  readonly #tell: (keeping: Keeping) => void;
  #database: Promise<Database> | null = null;
  #known = EMPTY; // as last read, with what could not be written
  #unwritten: Change[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(open: OpenDatabase, tell: (keeping: Keeping) => void = () => undefined) {
    this.#open = open;
    this.#tell = tell;
  }

  read(): Promise<State> {
    return this.#inTurn([]);
  }

  update(change: Change): Promise<State> {
    return this.#inTurn([change]);
  }

  /** One after the other, so that no change is made twice. */
  #inTurn(changes: readonly Change[]): Promise<State> {
    const result = this.#last.then(() => this.#make(changes));
    this.#last = result;
    return result;
  }

  async #make(changes: readonly Change[]): Promise<State> {
    const all = [...this.#unwritten, ...changes];
    clearTimeout(this.#retry);
    try {
      this.#known = await this.#write(all);
      this.#unwritten = [];
      this.#tell('kept');
    } catch (error) {
      this.#known = changed(this.#known, changes);
      this.#unwritten = all;
      this.#tell(error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'memory');
      if (all.length > 0) this.#retry = setTimeout(() => void this.read(), RETRY);
    }
    return this.#known;
  }

  /** Write to the open database; if that fails, to one that is opened again. */
  async #write(changes: readonly Change[]): Promise<State> {
    const before = this.#database;
    try {
      return await (await this.#opened()).change(changes);
    } catch (error) {
      this.#database = null;
      if (before === null) throw error;
      return await (await this.#opened()).change(changes);
    }
  }

  #opened(): Promise<Database> {
    this.#database ??= this.#open(() => (this.#database = null));
    return this.#database;
  }
}

const DATABASE = 'musicards-learning';
const VERSION = 1;
const STORE = 'state';
const KEY = 'me';

/** Open what this browser keeps. */
export const openDatabase: OpenDatabase = async (lost) => {
  const { openDB } = await import('idb');
  const database: IDBPDatabase = await openDB(DATABASE, VERSION, {
    upgrade: (opened) => void opened.createObjectStore(STORE),
    terminated: lost,
    // Another tab has a newer version of the page, or deletes the database: do not block it.
    blocking: () => {
      database.close();
      lost();
    },
  });
  return {
    async change(changes) {
      const transaction = database.transaction(STORE, changes.length > 0 ? 'readwrite' : 'readonly', { durability: 'strict' });
      const before: State = { ...EMPTY, ...((await transaction.store.get(KEY)) as Partial<State> | undefined) };
      const after = changed(before, changes);
      await Promise.all([after === before ? undefined : transaction.store.put?.(after, KEY), transaction.done]);
      if (after !== before) import('../browser/lasting-data').then(({ askForLastingData }) => askForLastingData()).catch(() => undefined);
      return after;
    },
  };
};

function changed(state: State, changes: readonly Change[]): State {
  return changes.reduce((now, change) => change(now) ?? now, state);
}
