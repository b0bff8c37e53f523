/** For tests: questions of every kind, as the server asks them. tests/learning/page_samples.py makes the file. */

import type { ItemBody } from '../wire';
import samples from './samples.json';

export const SAMPLES = samples as unknown as readonly ItemBody[];

export function sample(id: string): ItemBody {
  const found = SAMPLES.find((item) => item.id === id);
  if (!found) throw new Error(`There is no sample ${id}.`);
  return found;
}
