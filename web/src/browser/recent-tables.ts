/** The newest tables where this browser has a seat, so that players can find their way back, and the game played last. */

import { fromJson, storedValue, storeValue } from './storage';

export interface KeptTable {
  readonly code: string;
  readonly game: string;
  readonly when: number; // ms since 1970, when the table was last open
}

const NAME = 'tables';
const LAST_GAME = 'last-game';
export const MAX_TABLES = 8;

export function readTables(text: string | null): KeptTable[] {
  const found = fromJson(text);
  return Array.isArray(found) ? found.filter(isKept).slice(0, MAX_TABLES) : [];
}

function isKept(value: unknown): value is KeptTable {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'game' in value &&
    typeof value.game === 'string' &&
    'when' in value &&
    typeof value.when === 'number'
  );
}

/** The list with `table` added or moved to the front. */
export function withTable(tables: readonly KeptTable[], table: KeptTable): KeptTable[] {
  return [table, ...withoutTable(tables, table.code)].slice(0, MAX_TABLES);
}

export function withoutTable(tables: readonly KeptTable[], code: string): KeptTable[] {
  return tables.filter((each) => each.code !== code);
}

export function keptTables(): KeptTable[] {
  const now = Date.now(); // the clock may have been wrong
  return readTables(storedValue(NAME)).map((table) => ({ ...table, when: Math.min(table.when, now) }));
}

/** The game of the table that was open last; null before the first. */
export const lastGame = (): string | null => storedValue(LAST_GAME);

export function keepTable(table: KeptTable): void {
  storeValue(LAST_GAME, table.game);
  storeValue(NAME, JSON.stringify(withTable(keptTables(), table)));
}

export function forgetTable(code: string): void {
  storeValue(NAME, JSON.stringify(withoutTable(keptTables(), code)));
}
