/**
 * How cards travel: from where they were to where they go. They are things, and do not fade on the way.
 *
 * A place of the table wears `data-place` (see table/journeys.ts for the names), a card `data-code`. A card that leaves or
 * comes says so by `out:sendCard` and `in:receiveCard`; where it came from is known from itself, if it lay on the page, or
 * from what happened. A new state of the table never waits: the cards lie where they belong at once, only their pictures
 * are still on the way.
 */

import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import { fade, type TransitionConfig } from 'svelte/transition';
import { settings } from '../settings/settings.svelte';
import type { Journey } from './journeys';
import { flights, launch, type Spot } from './flights.svelte';

export const TRAVEL = 220;
const FADE = 120;
const FORGET = 1500; // ms after which it is no longer told where a card came from
const SHOWN_TWICE = 80; // ms in which the same card may be received at a second place
const BETWEEN = 45; // from one card to the next of the same play
const MOST = 1100; // the last card starts by then

/** Little is to move: nothing travels, things fade over. */
export function isCalm(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'system' && prefersReducedMotion.current);
}

export const travel = (): number => (isCalm() ? 0 : TRAVEL);

interface Origin {
  readonly spot: Spot;
  readonly until: number;
  readonly delay: number;
  readonly seen: boolean;
}

/** Where cards came from, by code: where they just lay, or where an event says that they were. */
const origins = new Map<string, Origin>();

interface Card {
  readonly key: string;
}

/** A card leaves: it is gone at once, and shows up where it is received. */
export function sendCard(node: Element, { key }: Card): TransitionConfig {
  if (node instanceof HTMLElement) remember(key, spotInFlight(key) ?? spotOf(node));
  return { duration: 0 };
}

/** A card arrives, from where it left or was said to come from; otherwise it just lies there. */
export function receiveCard(node: Element, { key }: Card): () => TransitionConfig {
  // Not before every leaving card has been noticed.
  return () => {
    const origin = originOf(key);
    if (!(node instanceof HTMLElement) || !origin) return { duration: 0 };
    if (isCalm()) return fade(node, { duration: FADE });
    origins.set(key, { ...origin, until: performance.now() + SHOWN_TWICE });
    if (origin.spot.width > 0) launch({ ...origin, card: key, stops: [origin.spot, goalOf(node)], node });
    return { duration: 0 };
  };
}

/** The card is at `spot`, to be seen there or within a pile, wherever it comes to lie next. */
export function remember(card: string, spot: Spot, { delay = 0, seen = true } = {}): void {
  const later = originOf(card)?.delay ?? 0;
  origins.set(card, { spot, until: performance.now() + FORGET, delay: Math.max(delay, later), seen });
}

function originOf(card: string): Origin | undefined {
  const known = origins.get(card);
  return known && known.until > performance.now() ? known : undefined;
}

/** Cards that were let go, and lie in their old place still, travel back to it. */
export function bringBack(cards: readonly string[]): void {
  void tick().then(() => {
    for (const card of cards) {
      const origin = originOf(card);
      const node = nodeOf(card);
      if (!origin || !node || flights().some((flight) => flight.card === card)) continue;
      origins.delete(card);
      if (!isCalm()) launch({ card, stops: [origin.spot, goalOf(node)], delay: 0, seen: true, node });
    }
  });
}

/** Where an element is drawn, as a card: turned as its parents turn it. */
export function spotOf(node: HTMLElement): Spot {
  const box = node.getBoundingClientRect();
  const width = Math.min(node.offsetWidth, (node.offsetHeight * 5) / 7);
  let turn = 0;
  for (let each: HTMLElement | null = node, up = 0; each && up < 5; each = each.parentElement, up += 1) {
    turn += Number.parseFloat(getComputedStyle(each).rotate) || 0;
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, turn };
}

/** Where it will lie once it has stopped: what slides into its new place is measured without the sliding. */
function goalOf(node: HTMLElement): Spot {
  const { width, turn, ...middle } = spotOf(node);
  let { x, y } = middle;
  for (let each: HTMLElement | null = node, up = 0; each && up < 3; each = each.parentElement, up += 1) {
    if (each.getAnimations().length === 0) continue;
    const { e, f } = new DOMMatrix(getComputedStyle(each).transform);
    x -= e;
    y -= f;
  }
  return { x, y, width, turn };
}

/** A place of the table by its name; null when it is not on the page. */
function spotOfPlace(name: string): Spot | null {
  const node = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
  return node && node.getClientRects().length > 0 ? spotOf(node) : null;
}

function nodeOf(card: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-code="${CSS.escape(card)}"]`);
}

function spotInFlight(card: string): Spot | null {
  if (!flights().some((flight) => flight.card === card)) return null;
  const picture = document.querySelector<HTMLElement>(`[data-flying="${CSS.escape(card)}"]`);
  if (!picture) return null;
  const box = picture.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, turn: 0 };
}

/** When each journey begins, in ms: one play after the other, its cards close together. */
export function departures(plays: readonly (readonly Journey[])[]): number[] {
  const starts: number[] = [];
  let now = 0;
  for (const journeys of plays) {
    let last = 0;
    journeys.forEach((journey, index) => {
      starts.push(Math.min(MOST, now + index * BETWEEN));
      last = index * BETWEEN + TRAVEL * (journey.by === undefined ? 1 : 2);
    });
    now += last;
  }
  return starts;
}

/** Before the table changes: remember where the cards of these plays come from. Of those let go by hand it is known. */
export function prepare(plays: readonly (readonly Journey[])[], letGo: readonly string[]): void {
  const starts = departures(plays);
  plays.flat().forEach(({ card, from, by }, index) => {
    if (card === null || by !== undefined || letGo.includes(card)) return;
    const node = nodeOf(card);
    const here = spotInFlight(card) ?? (node && spotOf(node));
    const spot = here ?? spotOfPlace(from);
    if (spot) remember(card, spot, { delay: starts[index] ?? 0, seen: here !== null });
  });
}

/** After the table has changed: what has been received nowhere travels as a picture alone. */
export function follow(plays: readonly (readonly Journey[])[]): void {
  if (isCalm()) return;
  const starts = departures(plays);
  plays.flat().forEach(({ card, from, to, by }, index) => {
    if (card !== null && flights().some((flight) => flight.card === card)) return;
    const node = card === null ? null : nodeOf(card);
    if (node && by === undefined) return; // it lies there already, and came without leaving anything
    const goal = (node && goalOf(node)) ?? spotOfPlace(to) ?? spotOfPlace(to.replace('won', 'seat'));
    const known = card === null ? undefined : originOf(card);
    const start = known?.spot ?? (by !== undefined && node ? goal : spotOfPlace(from));
    const turning = by === undefined ? null : spotOfPlace(by);
    if (!start || !goal || (by !== undefined && !turning)) return;
    const seen = known?.seen ?? node !== null;
    launch({ card, stops: turning ? [start, turning, goal] : [start, goal], delay: starts[index] ?? 0, seen, node });
  });
}

/** The deal: every card that lies on the page already comes from the stock, to all players at once, and the starter last. */
export function dealOut(journeys: readonly Journey[]): void {
  if (isCalm()) return;
  const dealt = new Map<string, number>();
  for (const { card, from, to } of journeys) {
    const before = to === 'discard' ? (dealt.get('hand') ?? 0) : (dealt.get(to) ?? 0);
    dealt.set(to, before + 1);
    const node = card === null ? null : nodeOf(card);
    const start = spotOfPlace(from);
    const goal = node ? goalOf(node) : spotOfPlace(to);
    if (!start || !goal || (!node && card !== null)) continue;
    launch({ card, stops: [start, goal], delay: before * BETWEEN, seen: false, node });
  }
}
