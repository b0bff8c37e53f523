/**
 * Dragging: cards that follow the pointer, and where they can be let go. It is one more way to do what a tap or a key does.
 * Every target is shown alike while something is dragged: the page knows no rule.
 */

import type { Attachment } from 'svelte/attachments';
import { bringBack, remember, spotOf } from './motion';

export interface Cargo {
  /** Empty: a card off the stock, face down. */
  readonly cards: readonly string[];
  /** The place that they were taken from, as in table/journeys.ts. */
  readonly from: string;
  /** For what is taken off the stock: draw it. */
  readonly draw?: () => void;
}

interface Target {
  readonly node: HTMLElement;
  readonly takes: (cargo: Cargo) => boolean;
  readonly drop: Drop;
}

/** What letting go means. True: it has been attempted, and the cards wait there for the answer; otherwise they go back. */
type Drop = (cargo: Cargo) => boolean;

const AWAY = 7; // px that the pointer goes before a press becomes a drag
const NEAR = 16; // px around a target that still count as it
const PATIENCE = 900; // ms that cards wait where they were let go
const EDGE = 44; // px from the window's edge where the page scrolls along

class Drag {
  cargo = $state.raw<Cargo | null>(null);
  /** It has been let go where an answer is awaited. */
  waits = $state(false);
  /** Where the pointer is, and how wide a card is drawn. */
  x = $state(0);
  y = $state(0);
  width = $state(76);
  over = $state.raw<HTMLElement | null>(null);
}

const drag = new Drag();
export const dragged: Readonly<Drag> = drag;

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from this set
const targets = new Set<Target>();
let patience: ReturnType<typeof setTimeout> | undefined;

/** The answer has come: what waited goes where the table has it now. Returns the cards. */
export function letGo(): readonly string[] {
  if (!drag.waits) return [];
  clearTimeout(patience);
  const cards = drag.cargo?.cards ?? [];
  putDown();
  return cards;
}

function putDown(): void {
  const cards = drag.cargo?.cards ?? [];
  drag.cargo = null;
  drag.waits = false;
  drag.over = null;
  bringBack(cards);
}

/** Whether a card is in the air; its own place is empty then. */
export function isDragged(card: string): boolean {
  return drag.cargo?.cards.includes(card) ?? false;
}

/** A place where cards can be let go. */
export function dropTarget(takes: (cargo: Cargo) => boolean, drop: Drop): Attachment<HTMLElement> {
  return (node) => {
    const target: Target = { node, takes, drop };
    targets.add(target);
    $effect(() => {
      const { cargo, over, waits } = drag;
      if (cargo && !waits && takes(cargo)) node.dataset['drop'] = over === node ? 'over' : 'open';
      else delete node.dataset['drop'];
    });
    return () => {
      targets.delete(target);
      delete node.dataset['drop'];
    };
  };
}

/** Something that can be dragged: what of it, once the press has become a drag; null when there is nothing. */
export function draggable(take: () => Cargo | null): Attachment<HTMLElement> {
  return (node) => {
    const press = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      letGo();
      if (drag.cargo) return;
      follow(node, event, take);
    };
    node.addEventListener('pointerdown', press);
    node.dataset['draggable'] = '';
    return () => {
      node.removeEventListener('pointerdown', press);
      delete node.dataset['draggable'];
    };
  };
}

/** From the press until the pointer is let go, the press turns out to be a tap, or Esc calls it off. */
function follow(node: HTMLElement, press: PointerEvent, take: () => Cargo | null): void {
  const over = new AbortController();
  const on = { signal: over.signal, capture: true } as const;
  const { pointerId } = press;
  let begun = false;

  const begin = (): void => {
    const cargo = take();
    if (!cargo) {
      over.abort();
      return;
    }
    begun = true;
    const card = node.querySelector<HTMLElement>('[data-code]') ?? node;
    drag.width = Math.max(48, spotOf(card).width);
    drag.cargo = cargo;
  };

  const end = (drop: boolean): void => {
    over.abort();
    const { cargo } = drag;
    if (!begun || !cargo) return;
    swallowClick();
    const target = drop ? targetAt(drag.x, drag.y, cargo) : null;
    cargo.cards.forEach((card) => remember(card, { x: drag.x, y: drag.y, width: drag.width, turn: 0 }));
    drag.waits = target?.drop(cargo) ?? false;
    drag.over = null;
    if (drag.waits) patience = setTimeout(letGo, PATIENCE);
    else putDown();
  };

  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      if (!begun && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > AWAY) begin();
      if (!begun || !drag.cargo) return;
      event.preventDefault();
      drag.x = event.clientX;
      drag.y = event.clientY;
      drag.over = targetAt(drag.x, drag.y, drag.cargo)?.node ?? null;
      if (event.clientY < EDGE) scrollBy(0, -12);
      else if (event.clientY > innerHeight - EDGE) scrollBy(0, 12);
    },
    on,
  );
  addEventListener('pointerup', (event) => event.pointerId === pointerId && end(true), on);
  addEventListener('pointercancel', (event) => event.pointerId === pointerId && end(false), on);
  addEventListener('blur', (event) => event.target === window && end(false), on);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !begun) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    on,
  );
  addEventListener('contextmenu', (event) => begun && event.preventDefault(), on);
}

/** The smallest target at a point, or close to it. */
function targetAt(x: number, y: number, cargo: Cargo): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (!target.takes(cargo)) continue;
    const { left, right, top, bottom } = target.node.getBoundingClientRect();
    if (x < left - NEAR || x > right + NEAR || y < top - NEAR || y > bottom + NEAR) continue;
    const size = (right - left) * (bottom - top);
    if (size < least) [best, least] = [target, size];
  }
  return best;
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
}
