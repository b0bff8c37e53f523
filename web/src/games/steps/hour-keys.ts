/** The twelve keys of the keyboard's top row, 1 to =, are the twelve hours, in every keyboard layout. */

const KEYS = [...Array.from('1234567890', (digit) => `Digit${digit}`), 'Minus', 'Equal'];

export function hourOfKey(code: string): number | null {
  const place = KEYS.indexOf(code);
  return place < 0 ? null : place + 1;
}
