/**
 * Dragging cards to places where they can be released, as an alternative to taps and keys. Every target is highlighted alike
 * while cards are dragged, because the page does not know the rules.
 */

import type { Attachment } from 'svelte/attachments';
import { bringBack, remember, spotOf } from './motion';

export interface DragData {
  /** The dragged cards; empty for a face-down card from the stock. */
  readonly cards: readonly string[];
  /** The place they were taken from, named as in table/journeys.ts. */
  readonly from: string;
  /** Draws the card, for cards dragged from the stock. */
  readonly draw?: () => void;
}

interface Target {
  readonly node: HTMLElement;
  readonly takes: (data: DragData) => boolean;
  readonly drop: Drop;
}

/** Handles a release. Returns true when a move was sent and the cards wait for its answer; false sends them back. */
type Drop = (data: DragData) => boolean;

const AWAY = 7; // px of movement that turn a press into a drag
const NEAR = 16; // px around a target that still count as on it
const LONGEST_WAIT = 900; // ms that released cards wait for an answer
const EDGE = 44; // px from the window's edge within which the page scrolls

class Drag {
  data = $state.raw<DragData | null>(null);
  /** Whether the cards have been released and wait for an answer. */
  waits = $state(false);
  /** The pointer's position, and the width of a drawn card, in px. */
  x = $state(0);
  y = $state(0);
  width = $state(76);
  over = $state.raw<HTMLElement | null>(null);
}

const drag = new Drag();
export const dragged: Readonly<Drag> = drag;

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from this set
const targets = new Set<Target>();
let waitTimer: ReturnType<typeof setTimeout> | undefined;

/** Stop waiting for the answer to a release. Returns the cards that waited. */
export function endWait(): readonly string[] {
  if (!drag.waits) return [];
  clearTimeout(waitTimer);
  const cards = drag.data?.cards ?? [];
  endDrag();
  return cards;
}

function endDrag(): void {
  const cards = drag.data?.cards ?? [];
  drag.data = null;
  drag.waits = false;
  drag.over = null;
  bringBack(cards);
}

/** Whether a card is being dragged; its own place is then empty. */
export function isDragged(card: string): boolean {
  return drag.data?.cards.includes(card) ?? false;
}

/** Make an element a place where cards can be released. */
export function dropTarget(takes: (data: DragData) => boolean, drop: Drop): Attachment<HTMLElement> {
  return (node) => {
    const target: Target = { node, takes, drop };
    targets.add(target);
    $effect(() => {
      const { data, over, waits } = drag;
      if (data && !waits && takes(data)) node.dataset['drop'] = over === node ? 'over' : 'open';
      else delete node.dataset['drop'];
    });
    return () => {
      targets.delete(target);
      delete node.dataset['drop'];
    };
  };
}

/** Make an element draggable. `take` is called when a press becomes a drag; it returns null when nothing can be dragged. */
export function draggable(take: () => DragData | null): Attachment<HTMLElement> {
  return (node) => {
    const press = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      endWait();
      if (drag.data) return;
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

/** Follow a press until it is released, turns out to be a tap, or is canceled with Esc. */
function follow(node: HTMLElement, press: PointerEvent, take: () => DragData | null): void {
  const over = new AbortController();
  const on = { signal: over.signal, capture: true } as const;
  const { pointerId } = press;
  let begun = false;

  const begin = (): void => {
    const data = node.isConnected ? take() : null; // what was pressed may be gone by now
    if (!data) {
      over.abort();
      return;
    }
    begun = true;
    const card = node.querySelector<HTMLElement>('[data-code]') ?? node;
    drag.width = Math.max(48, spotOf(card).width);
    drag.data = data;
  };

  const end = (drop: boolean): void => {
    over.abort();
    const { data } = drag;
    if (!begun || !data) return;
    ignoreNextClick();
    const target = drop ? targetAt(drag.x, drag.y, data) : null;
    data.cards.forEach((card) => remember(card, { x: drag.x, y: drag.y, width: drag.width, turn: 0 }));
    drag.waits = target?.drop(data) ?? false;
    drag.over = null;
    if (drag.waits) waitTimer = setTimeout(endWait, LONGEST_WAIT);
    else endDrag();
  };

  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      if (!begun && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > AWAY) begin();
      if (!begun || !drag.data) return;
      event.preventDefault();
      drag.x = event.clientX;
      drag.y = event.clientY;
      drag.over = targetAt(drag.x, drag.y, drag.data)?.node ?? null;
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

/** The smallest target at or near a point. */
function targetAt(x: number, y: number, data: DragData): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (!target.takes(data)) continue;
    const { left, right, top, bottom } = target.node.getBoundingClientRect();
    if (x < left - NEAR || x > right + NEAR || y < top - NEAR || y > bottom + NEAR) continue;
    const size = (right - left) * (bottom - top);
    if (size < least) [best, least] = [target, size];
  }
  return best;
}

/** Suppress the click event that follows a drag. */
function ignoreNextClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
}
