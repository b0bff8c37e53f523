/** Work that may fail, for a component that says why. */

import { problemText } from './problem-text';

export class Attempt {
  /** Why the latest work failed; '' while it has not. */
  problem = $state('');
  busy = $state(false);

  /** Do something, once at a time: a double tap makes one table. Returns whether it was done, and succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.problem = '';
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = problemText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
