/** Follows a class: asks again as soon as it has changed, and keeps asking while the server does not answer. */

import { backoff } from '../net/connection';
import { isUnreachable, Problem } from '../net/http';
import type { ClassView } from '../wire';
import { getClass } from './calls';

export class ClassWatch {
  /** The class as it was last heard of; null before the first answer. */
  view = $state.raw<ClassView | null>(null);
  /** Why it cannot be shown, such as a code that no class has; null if it can. */
  problem = $state.raw<Problem | null>(null);
  /** The last request got no answer. */
  unanswered = $state(false);

  readonly #code: string;
  readonly #every: number;
  #stopped = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resume: (() => void) | undefined;

  /** `every`: milliseconds between two requests, to see more than changes of the class itself; 0 to wait for those. */
  constructor(code: string, every = 0) {
    this.#code = code;
    this.#every = every;
  }

  /** Follow the class. Returns a function that stops it. */
  start(): () => void {
    const look = (): void => {
      if (!document.hidden) this.#resume?.();
    };
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    void this.#run();
    return () => {
      this.#stopped = true;
      this.#resume?.();
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Take an answer to another call, which is newer. */
  take(view: ClassView): void {
    if (!this.view || view.version >= this.view.version) this.view = view;
  }

  async #run(): Promise<void> {
    while (!this.#stopped && !this.problem) {
      try {
        const seen = this.#every ? undefined : this.view?.version;
        this.take(await getClass(this.#code, seen));
        this.unanswered = false;
        this.#tries = 0;
        if (this.#every) await this.#pause(this.#every);
      } catch (error) {
        if (!isUnreachable(error) && error instanceof Problem && error.status < 500 && error.status !== 429) this.problem = error;
        else {
          this.unanswered = true;
          await this.#pause(backoff(this.#tries));
          this.#tries += 1;
        }
      }
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#resume = resolve;
      this.#timer = setTimeout(resolve, milliseconds);
    });
    clearTimeout(this.#timer);
    this.#resume = undefined;
  }
}
