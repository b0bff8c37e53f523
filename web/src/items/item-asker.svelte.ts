import { tick } from 'svelte';
import { retryWhileUnreachable } from '../ui/retry.svelte';
import type { ItemBody, JudgedBody } from '../wire';

type Work = () => Promise<void>;

/** What is given when the person does not know the answer. */
const UNKNOWN = '?';

/** The question that a page shows, and its one answer. Made while the page's component is initialized. */
export class ItemAsker {
  item = $state.raw<ItemBody | null>(null);
  /** The answer that was given; '' before. */
  given = $state('');
  /** Whether what is new is being shown; the question comes after it. */
  showing = $state(false);
  judged = $state.raw<JudgedBody | null>(null);
  error = $state.raw<unknown>(null);
  /** The element with the question, and the button for the next one: they get the focus. */
  place = $state<HTMLElement>();
  nextButton = $state<HTMLElement>();

  #shownAt = 0;
  #count = 0; // changes with every question, also when the same one is shown again
  #latest: Work = () => Promise.resolve();
  #running: Work | null = null;

  constructor() {
    retryWhileUnreachable(
      () => this.error,
      () => this.retry(),
    );
  }

  /** Run `work`. If it fails, `error` says why; while the server does not answer, it runs again. Later work replaces it. */
  async attempt(work: Work): Promise<void> {
    this.#latest = work;
    this.#running = work;
    let failure: unknown = null;
    try {
      await work();
    } catch (thrown) {
      failure = thrown;
    }
    if (this.#running === work) this.#running = null;
    if (this.#latest === work) this.error = failure;
  }

  /** Run the latest work again, unless it is still running. */
  retry(): void {
    if (this.#running !== this.#latest) void this.attempt(this.#latest);
  }

  /** Show a question that nobody has answered yet. */
  async show(item: ItemBody): Promise<void> {
    this.item = item;
    this.given = '';
    this.judged = null;
    this.showing = item.new;
    this.#count += 1;
    await this.focus();
    this.#shownAt = performance.now();
  }

  /** Ask what was shown. */
  async ask(): Promise<void> {
    this.showing = false;
    await this.focus();
    this.#shownAt = performance.now();
  }

  /** Show no question. An answer that is being judged no longer counts. */
  clear(): void {
    this.item = null;
    this.#count += 1;
  }

  /**
   * Answer the question, unless it has an answer; null is "I don't know". `judge` asks the server; its `ms` are the milliseconds that the answer
   * took. `take` gets the result if the question is still shown, and returns what to show of it; null for nothing.
   */
  async give<Result>(
    answer: string | null,
    judge: (item: ItemBody, ms: number) => Promise<Result>,
    take: (result: Result, item: ItemBody, ms: number) => JudgedBody | null,
  ): Promise<void> {
    const { item } = this;
    if (!item || this.showing || this.given !== '') return;
    const ms = performance.now() - this.#shownAt;
    const count = this.#count;
    this.given = answer ?? UNKNOWN;
    await this.attempt(async () => {
      const result = await judge(item, ms);
      if (this.#count !== count) return;
      this.judged = take(result, item, ms);
      if (!this.judged) return;
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
