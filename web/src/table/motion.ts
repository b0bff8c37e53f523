/**
 * Animates cards from their old places to their new ones.
 *
 * A place of the table has `data-place` (names: see `Journey`) and a card `data-code`. A card that leaves or arrives
 * uses `out:sendCard` and `in:receiveCard`. Its origin is its last position on the page, or the place an event names. The
 * table never waits for an animation: the cards are in their new places at once, and only their
 * pictures are still moving.
 */

import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import { fade, type TransitionConfig } from 'svelte/transition';
import { settings } from '../settings/settings.svelte';
import type { Journey } from '../match/game-events';
import { flights, launch, type Spot } from './flights.svelte';

export const TRAVEL = 220;
const FADE = 120;
const FORGET = 1500; // ms for which a card's origin is remembered
const SHOWN_TWICE = 80; // ms within which the same card may be received at a second place
const BETWEEN = 45; // ms from one card to the next of the same play
const DEALING = 140; // ms from one card of the deal to the next
const MAX_DEALING = 1900; // ms for the whole deal: less than a computer takes for the first move
const LAST_START = 1100; // ms within which the last card starts

/** Whether motion is reduced: nothing travels, cards fade instead. */
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

/** Origins by card code: the card's last position, or the place an event names. */
const origins = new Map<string, Origin>();

interface Card {
  readonly key: string;
}

/** Remove a card at once and remember where it was; `receiveCard` shows it moving. */
export function sendCard(node: Element, { key }: Card): TransitionConfig {
  if (node instanceof HTMLElement) remember(key, spotInFlight(key) ?? spotOf(node));
  return { duration: 0 };
}

/** Move an arriving card from its origin, if that is known. */
export function receiveCard(node: Element, { key }: Card): () => TransitionConfig {
  // Wait until every leaving card has been noticed.
  return () => {
    const origin = originOf(key);
    if (!(node instanceof HTMLElement) || !origin) return { duration: 0 };
    if (isCalm()) return fade(node, { duration: FADE });
    origins.set(key, { ...origin, until: performance.now() + SHOWN_TWICE });
    if (origin.spot.width > 0) launch({ ...origin, card: key, stops: [origin.spot, goalOf(node)], node });
    return { duration: 0 };
  };
}

/** Remember a card's origin for its next arrival, shown there until it starts or hidden in a pile. */
export function remember(card: string, spot: Spot, { delay = 0, seen = true } = {}): void {
  const later = originOf(card)?.delay ?? 0;
  origins.set(card, { spot, until: performance.now() + FORGET, delay: Math.max(delay, later), seen });
}

function originOf(card: string): Origin | undefined {
  const known = origins.get(card);
  return known && known.until > performance.now() ? known : undefined;
}

/** Move released cards that have not left their places back to them. */
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

/** The spot where an element is drawn, with the rotation of its parents. */
export function spotOf(node: HTMLElement): Spot {
  const box = node.getBoundingClientRect();
  const width = Math.min(node.offsetWidth, (node.offsetHeight * 5) / 7);
  let turn = 0;
  for (let each: HTMLElement | null = node, up = 0; each && up < 5; each = each.parentElement, up += 1) {
    turn += Number.parseFloat(getComputedStyle(each).rotate) || 0;
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, turn };
}

/** The spot where an element will be after its slide has ended. */
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

/** The spot of a named place of the table; null when it is not on the page. */
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

/** The start of each journey in ms: one play after the other, with the cards of a play close together. */
export function departures(plays: readonly (readonly Journey[])[]): number[] {
  const starts: number[] = [];
  let now = 0;
  for (const journeys of plays) {
    let last = 0;
    journeys.forEach((journey, index) => {
      starts.push(Math.min(LAST_START, now + index * BETWEEN));
      last = index * BETWEEN + TRAVEL * (journey.by === undefined ? 1 : 2);
    });
    now += last;
  }
  return starts;
}

/** Before the table changes: remember the origins of the cards in these plays, except those released by hand. */
export function prepare(plays: readonly (readonly Journey[])[], dropped: readonly string[]): void {
  const starts = departures(plays);
  plays.flat().forEach(({ card, from, by }, index) => {
    if (card === null || by !== undefined || dropped.includes(card)) return;
    const node = nodeOf(card);
    const here = spotInFlight(card) ?? (node && spotOf(node));
    const spot = here ?? spotOfPlace(from);
    if (spot) remember(card, spot, { delay: starts[index] ?? 0, seen: here !== null });
  });
}

/** After the table has changed: animate cards that arrived nowhere as pictures alone. */
export function follow(plays: readonly (readonly Journey[])[]): void {
  if (isCalm()) return;
  const starts = departures(plays);
  plays.flat().forEach(({ card, from, to, by }, index) => {
    if (card !== null && flights().some((flight) => flight.card === card)) return;
    const node = card === null ? null : nodeOf(card);
    if (node && by === undefined) return; // it is already there, and did not leave any place
    const goal = (node && goalOf(node)) ?? spotOfPlace(to) ?? spotOfPlace(to.replace('won', 'seat'));
    const known = card === null ? undefined : originOf(card);
    const start = known?.spot ?? (by !== undefined && node ? goal : spotOfPlace(from));
    const turning = by === undefined ? null : spotOfPlace(by);
    if (!start || !goal || (by !== undefined && !turning)) return;
    const seen = known?.seen ?? node !== null;
    launch({ card, stops: turning ? [start, turning, goal] : [start, goal], delay: starts[index] ?? 0, seen, node });
  });
}

/** Whether the cards to deal are on the page: it shows the table a moment after the rest. */
export function canDeal(hand: readonly string[]): boolean {
  const [first] = hand;
  return first === undefined ? document.querySelector('[data-dealt], [data-place="stock"]') !== null : nodeOf(first) !== null;
}

/**
 * Animate the deal: cards come from the stock or the middle of the table, to all players at once. The cards that lie on the
 * table come last: those with a code, and face-down ones with `data-dealt`.
 */
export function dealOut(journeys: readonly Journey[]): void {
  if (isCalm()) return;
  const most = Math.max(0, ...journeys.map(({ to }) => journeys.filter((other) => other.to === to).length));
  const inHand = new Set(journeys.map(({ card }) => card));
  const open = [...document.querySelectorAll<HTMLElement>('[data-code]')].filter(({ dataset }) => !inHand.has(dataset['code'] ?? null));
  const onTable = [...open, ...document.querySelectorAll<HTMLElement>('[data-dealt]')];
  const between = Math.min(DEALING, MAX_DEALING / (most + onTable.length));
  const send = (card: string | null, node: HTMLElement | null, goal: Spot | null, round: number): void => {
    const start = spotOfPlace('stock') ?? spotOfPlace('middle');
    if (!start || !goal) return;
    launch({ card, stops: [{ ...start, width: goal.width, turn: 0 }, goal], delay: round * between, seen: false, node });
  };
  const rounds = new Map<string, number>();
  for (const { card, to } of journeys) {
    const round = rounds.get(to) ?? 0;
    rounds.set(to, round + 1);
    const node = card === null ? null : nodeOf(card);
    send(card, node, node ? goalOf(node) : spotOfPlace(to), round);
  }
  onTable.forEach((node, index) => send(node.dataset['code'] ?? null, node, goalOf(node), most + index));
}
