/** The twelve keys of the keyboard's top row, 1 to =, are the twelve hours, in every keyboard layout. */

const KEYS = [
  'Digit1',
  'Digit2',
  'Digit3',
  'Digit4',
  'Digit5',
  'Digit6',
  'Digit7',
  'Digit8',
  'Digit9',
  'Digit0',
  'Minus',
  'Equal',
] as const;

export function hourOfKey(code: string): number | null {
  const place = (KEYS as readonly string[]).indexOf(code);
  return place < 0 ? null : place + 1;
}
