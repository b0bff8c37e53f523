import { tick } from 'svelte';
import { retryWhileUnreachable } from '../ui/retry.svelte';
import type { ItemBody, JudgedBody } from '../wire';

/** Judges an answer that took `ms` milliseconds; null if nothing is to be shown of it. */
type Judge = (item: ItemBody, ms: number) => Promise<JudgedBody | null>;

/** The question that a page shows, and its one answer. Made while the page's component is initialized. */
export class ItemAsker {
  item = $state.raw<ItemBody | null>(null);
  given = $state('');
  judged = $state.raw<JudgedBody | null>(null);
  error = $state.raw<unknown>(null);
  /** The element with the question, and the button for the next one: they get the focus. */
  place = $state<HTMLElement>();
  nextButton = $state<HTMLElement>();

  #shownAt = 0;
  #retry: () => void = () => undefined;

  constructor() {
    retryWhileUnreachable(
      () => this.error,
      () => this.#retry(),
    );
  }

  /** Run `work`. If it fails, `error` says why; while the server does not answer, it runs again. Later work replaces it. */
  async attempt(work: () => Promise<void>): Promise<void> {
    const again = (): void => void this.attempt(work);
    this.#retry = again;
    let failure: unknown = null;
    try {
      await work();
    } catch (thrown) {
      failure = thrown;
    }
    if (this.#retry === again) this.error = failure;
  }

  /** Show a question that nobody has answered yet. */
  async show(item: ItemBody): Promise<void> {
    this.item = item;
    this.given = '';
    this.judged = null;
    await tick();
    this.#shownAt = performance.now();
    await this.focus();
  }

  /** Answer the question, unless it has an answer. */
  async give(answer: string, judge: Judge): Promise<void> {
    const { item } = this;
    if (!item || this.given !== '') return;
    const ms = performance.now() - this.#shownAt;
    this.given = answer;
    await this.attempt(async () => {
      const judged = await judge(item, ms);
      if (!judged) return;
      this.judged = judged;
      await tick();
      this.nextButton?.scrollIntoView({ block: 'nearest' });
      this.nextButton?.focus({ preventScroll: true });
    });
  }

  /** Move the focus to what the page shows now. */
  async focus(): Promise<void> {
    await tick();
    this.place?.focus({ preventScroll: true });
    if ((this.place?.getBoundingClientRect().top ?? 0) < 0) this.place?.scrollIntoView();
  }
}
