/** What the intervals are called. */

const NAMES: Readonly<Record<number, string>> = {
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
};

export function intervalName(size: unknown): string {
  return (typeof size === 'number' && NAMES[size]) || 'second';
}
