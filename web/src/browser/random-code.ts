/** Six letters and digits, such as "k3x09a"; `random` is a number from 0 to below 1. */
export function randomCode(random = Math.random()): string {
  return Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}
