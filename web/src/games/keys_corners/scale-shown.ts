/** Whether the scale is shown along the table's edge. Kept in this browser. */

import { storedValue, storeValue } from '../../browser/storage';

const NAME = 'scale-hidden';

export const isScaleShown = (): boolean => storedValue(NAME) !== 'yes';

export function keepScaleShown(shown: boolean): void {
  storeValue(NAME, shown ? 'no' : 'yes');
}
