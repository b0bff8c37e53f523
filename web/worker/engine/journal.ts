/**
 * Keeps the matches of the engine in this browser. One page writes at a time: whoever opens the journal claims it, and from then on
 * every other page that still has it open is refused.
 */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Kept extends DBSchema {
  texts: { key: string; value: string };
  owner: { key: 'owner'; value: string };
}

const NAME = 'musicards-games';

/** What the engine needs of a journal. */
export type Keeps = Pick<Journal, 'read' | 'write'>;

/** A journal for a browser that forbids the page to keep anything: the games last as long as the engine. */
export const FORGETFUL: Keeps = { read: () => Promise.resolve({}), write: () => Promise.resolve() };

/** Another page has claimed the journal. */
export class Claimed extends Error {}

export class Journal {
  readonly #database: IDBPDatabase<Kept>;
  readonly #owner: string;

  private constructor(database: IDBPDatabase<Kept>, owner: string) {
    this.#database = database;
    this.#owner = owner;
  }

  /** Open the journal and claim it. `ended` is called if the browser closes it, for example because its data is deleted. */
  static async open(ended: () => void): Promise<Journal> {
    const database = await openDB<Kept>(NAME, 1, {
      terminated: ended,
      upgrade(made) {
        made.createObjectStore('texts');
        made.createObjectStore('owner');
      },
    });
    const owner = crypto.getRandomValues(new Uint32Array(4)).join('-');
    await database.put('owner', owner, 'owner');
    return new Journal(database, owner);
  }

  /** Everything that is kept, by key. */
  async read(): Promise<Record<string, string>> {
    const reading = this.#database.transaction('texts');
    const [keys, texts] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
    return Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? '']));
  }

  /** Keep all of these texts or none; null deletes one. Resolves once they are on the disk. Throws `Claimed`, or what the browser says. */
  async write(changes: Readonly<Record<string, string | null>>): Promise<void> {
    const writing = this.#database.transaction(['texts', 'owner'], 'readwrite', { durability: 'strict' });
    const done = writing.done;
    done.catch(() => undefined); // awaited below
    const owner = await writing.objectStore('owner').get('owner');
    if (owner !== this.#owner) {
      writing.abort();
      await done.catch(() => undefined);
      throw new Claimed('The games are open in another tab.');
    }
    const texts = writing.objectStore('texts');
    for (const [key, text] of Object.entries(changes)) {
      const asked = text === null ? texts.delete(key) : texts.put(text, key);
      asked.catch(() => undefined); // `done` has the error
    }
    await done;
  }

  /** Delete everything. From now on this is nobody's journal: what an engine still has in memory is refused. */
  async clear(): Promise<void> {
    const writing = this.#database.transaction(['texts', 'owner'], 'readwrite', { durability: 'strict' });
    await Promise.all([writing.objectStore('texts').clear(), writing.objectStore('owner').clear(), writing.done]);
    this.#database.close();
  }
}
