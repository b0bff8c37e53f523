/** A class as its teacher's page has it: followed every second, changed by what the teacher does, with the names that only this browser knows. */

import { Attempt } from '../ui/attempt.svelte';
import type { ClassView, TeacherPart } from '../wire';
import { followReview } from './calls';
import { keepNames, keptNames, type RealNames } from './kept';
import { ClassWatch } from './watch.svelte';

const EVERY = 1000; // milliseconds: tables change more often than the class itself

export class Teaching {
  readonly code: string;
  readonly watch: ClassWatch;
  readonly attempt = new Attempt();
  names = $state.raw<RealNames>({});
  #wanted: number | null = null; // the step to show next
  #latest: Promise<boolean> = Promise.resolve(true);

  constructor(code: string) {
    this.code = code;
    this.watch = new ClassWatch(code, EVERY);
    this.names = keptNames(code);
  }

  /** Change the class, after earlier changes. Returns whether it was changed; `attempt` says why not. */
  change(call: () => Promise<ClassView>): Promise<boolean> {
    this.#latest = this.#latest.then(() => this.once(call));
    return this.#latest;
  }

  /** Change the class, unless it is being changed: a double tap deals once. */
  once(call: () => Promise<ClassView>): Promise<boolean> {
    return this.attempt.run(async () => {
      this.watch.take(await call());
    });
  }

  /** Let all pages show another step of the match that they follow. Of quick steps, those in between are left out. */
  async step(version: number): Promise<void> {
    this.#wanted = version;
    while (!this.attempt.busy && this.#wanted !== null) {
      const next = this.#wanted;
      this.#wanted = null;
      const match = this.watch.view?.follow?.match;
      if (match) await this.change(() => followReview(this.code, { match, version: next }));
    }
  }

  /** Note the real name of a child; '' forgets it. */
  nameChild(number: number, name: string): void {
    const others = Object.entries(this.names).filter(([each]) => each !== String(number));
    this.names = Object.fromEntries(name.trim() ? [...others, [String(number), name.trim()]] : others);
    keepNames(this.code, this.names);
  }

  /** What the teacher calls a child: by the real name if it is noted. */
  nameOf(number: number): string {
    const { pupils } = this.watch.view?.teacher ?? { pupils: [] };
    return this.names[number] ?? pupils.find((each) => each.number === number)?.name ?? '';
  }
}

/** The class and what only the teacher knows, for the parts of the teacher's page. */
export interface TeachProps {
  readonly teaching: Teaching;
  readonly view: ClassView;
  readonly teacher: TeacherPart;
}
