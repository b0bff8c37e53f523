import { describe, expect, it, test } from 'vitest';
import { NO_EVENTS } from './game-events';
import type { ReviewStep, SeenEvent } from '../wire';
import { misplaysOf, moveAt, movedCards, movesOf, stepTo, eventsInText, turnsOf } from './moves';
import { misplayed, TABLE } from './samples';

function step(version: number, by: number | 'chance', events: readonly SeenEvent[], stock = 40): ReviewStep {
  return {
    version,
    at: 0,
    entry: { by, do: 'draw' },
    undone: false,
    events: [...events],
    hands: [['C4'], ['D4']],
    table: { ...TABLE, stock },
  };
}

const turn = (seat: number): SeenEvent => ({ type: 'turn', seat });
const drew = (seat: number): SeenEvent => ({ type: 'drew', seat, card: 'E4' });
const GAME = [
  step(1, 'chance', [{ type: 'dealt', starter: 'C4' }, turn(0)]),
  step(2, 0, [misplayed(0)]),
  step(3, 'chance', [{ type: 'reshuffled', count: 3 }], 3),
  step(4, 0, [drew(0)]),
  step(5, 0, [{ type: 'passed', seat: 0 }, turn(1)]),
  step(6, 0, [{ type: 'called', seat: 0, safe: true }]),
  step(7, 1, [drew(1), turn(0)]),
];

describe('moves', () => {
  const moves = movesOf(GAME);

  it('takes what chance does because of a move as a part of it', () => {
    expect(moves.map(({ version }) => version)).toEqual([1, 2, 4, 5, 6, 7]);
    expect(moves[1]?.events.map(({ type }) => type)).toEqual(['misplayed', 'reshuffled']);
    expect(moves[1]?.table).toMatchObject({ stock: 3 });
  });

  it('finds a move by any version that belongs to it', () => {
    expect([1, 2, 3, 4].map((version) => moveAt(moves, version))).toEqual([0, 1, 1, 2]);
  });

  it('begins with the deal, and ends with the last move when an address says more', () => {
    expect([moveAt(moves, null), moveAt(moves, 0), moveAt(moves, 99)]).toEqual([0, 0, 5]);
  });

  it('groups moves by turns, with a call from elsewhere among them', () => {
    expect(turnsOf(moves).map((each) => [each.seat, each.first, each.moves.length])).toEqual([
      [null, 0, 1],
      [0, 1, 3],
      [1, 4, 2],
    ]);
  });

  it('lists every misplay with its place', () => {
    expect(misplaysOf(moves).map(({ place, event }) => [place, event.seat])).toEqual([[1, 0]]);
  });

  it('leaves out what the table shows', () => {
    expect(moves.map((move) => eventsInText(move, NO_EVENTS).map(({ type }) => type))).toEqual([
      ['dealt'],
      ['misplayed', 'reshuffled'],
      ['drew'],
      ['passed'],
      ['called'],
      ['drew'],
    ]);
  });

  it('marks the cards that came into a hand', () => {
    expect(moves.slice(2, 3).map((move) => [...movedCards(move, NO_EVENTS)])).toEqual([['E4']]);
  });
});

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 5, 5],
  ['Home', 3, 0],
  ['End', 3, 5],
  ['ArrowUp', 3, null],
])('%s at move %i of six leads to %s', (key, place, to) => expect(stepTo(key, place, 6)).toBe(to));
