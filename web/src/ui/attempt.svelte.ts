/** Work that may fail, for a component that says why. */

import { problemText } from './problem-text';

export class Attempt {
  /** Why the latest work failed; '' while it has not. */
  problem = $state('');
  busy = $state(false);

  /** Do something. Returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
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
