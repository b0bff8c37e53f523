/** The single Tab stop of a hand: a row of buttons that come and go, each with its key as `data-stop`. */

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { arrowTo, hasModifier } from './arrow-keys';

/** The key of `after` to focus when the focused one has left: its neighbor, preferably the right one. */
export function nextFocus(before: readonly string[], after: readonly string[], focused: string): string | null {
  if (after.includes(focused)) return focused;
  const place = before.indexOf(focused);
  const right = before.slice(place + 1).find((key) => after.includes(key));
  return right ?? before.slice(0, Math.max(0, place)).findLast((key) => after.includes(key)) ?? null;
}

/** Construct it while a component is created. */
export class TabStop {
  private last = $state<string | null>(null); // the button focused or clicked last
  private row: HTMLElement | null = null;
  private inside = false; // whether the focus is in the row

  /** `keys`: the keys of the buttons, in order. */
  constructor(private readonly keys: () => readonly string[]) {
    let before: readonly string[] = [];
    // When the focused button leaves, focus its neighbor instead of the page.
    $effect.pre(() => {
      const after = this.keys();
      const next = this.inside && this.last !== null ? nextFocus(before, after, this.last) : null;
      if (next !== null && next !== this.last) {
        this.last = next;
        void tick().then(() => this.focus(next));
      }
      before = after;
    });
  }

  /** The key of the button that Tab reaches; undefined in an empty row. */
  get key(): string | undefined {
    const keys = this.keys();
    return this.last !== null && keys.includes(this.last) ? this.last : keys[0];
  }

  /** For the element around the buttons. An arrow key that has no other use where it was pressed moves the focus into it. */
  readonly attach: Attachment<HTMLElement> = (row) => {
    this.row = row;
    const offs = [
      on(window, 'keydown', (event) => this.move(event, row)),
      // Removing a focused button moves the focus nowhere: it counts as still here.
      on(window, 'focusin', ({ target }) => (this.inside = row.contains(target as Node))),
      on(row, 'focusin', (event) => this.note(event)),
      on(row, 'click', (event) => this.note(event)), // not every browser focuses a clicked button
    ];
    return () => offs.forEach((off) => off());
  };

  private note({ target }: Event): void {
    this.last = (target as Element).closest<HTMLElement>('[data-stop]')?.dataset['stop'] ?? this.last;
  }

  private focus(key: string): void {
    this.row?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(key)}"]`)?.focus();
  }

  private move(event: KeyboardEvent, row: HTMLElement): void {
    if (event.defaultPrevented || hasModifier(event) || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const keys = this.keys();
    const within = row.contains(target);
    if (!within && (!/^Arrow(Left|Right)$/.test(event.key) || target.closest('input, select, textarea, dialog, [role=toolbar]'))) return;
    const to = within ? arrowTo(event.key, keys.indexOf(this.key ?? ''), keys.length) : keys.indexOf(this.key ?? '');
    const key = to === null ? undefined : keys[to];
    if (key === undefined) return;
    event.preventDefault();
    this.focus(key);
  }
}
