/** What is asked of the transposer, as its form has it and as its address says it. */

export const WAYS = ['interval', 'keys', 'instrument'] as const;
export type Way = (typeof WAYS)[number];

export interface Wish {
  readonly line: string;
  readonly way: Way;
  readonly by: string; // short: m3
  readonly down: boolean;
  readonly fromKey: string; // Eb major; empty when nobody said
  readonly toKey: string;
  readonly instrument: string; // its English name
}

export const INTERVALS = ['m2', 'M2', 'm3', 'M3', 'P4', 'A4', 'd5', 'P5', 'm6', 'M6', 'm7', 'M7', 'P8'] as const;

export const FIRST_WISH: Wish = {
  line: 'Dm7 G7 | Cmaj7 C7 | Fmaj7 Bb7 | C6',
  way: 'interval',
  by: 'm3',
  down: false,
  fromKey: '',
  toKey: '',
  instrument: 'alto saxophone',
};

/** From key to key, a line has one. */
export function keyOfLine({ way, fromKey }: Wish): string {
  return fromKey || (way === 'keys' ? 'C major' : '');
}

/** Only what the server is to hear. */
export function queryOf(wish: Wish): URLSearchParams {
  const query = new URLSearchParams({ line: wish.line });
  const fromKey = keyOfLine(wish);
  if (fromKey) query.set('from_key', fromKey);
  if (wish.way === 'interval') {
    query.set('by', wish.by);
    if (wish.down) query.set('down', '1');
  } else if (wish.way === 'keys') query.set('to_key', wish.toKey || 'C major');
  else query.set('to_instrument', wish.instrument);
  return query;
}

export function wishPath(wish: Wish): string {
  return `#/transpose/${queryOf(wish).toString()}`;
}

/** From the last part of an address, as it stands there. */
export function readWish(text: string): Wish {
  const query = new URLSearchParams(text);
  const line = query.get('line');
  if (line === null) return FIRST_WISH;
  const way = query.has('to_instrument') ? 'instrument' : query.has('to_key') ? 'keys' : 'interval';
  return {
    line,
    way,
    by: query.get('by') ?? FIRST_WISH.by,
    down: query.get('down') === '1',
    fromKey: query.get('from_key') ?? '',
    toKey: query.get('to_key') ?? '',
    instrument: query.get('to_instrument') ?? FIRST_WISH.instrument,
  };
}
