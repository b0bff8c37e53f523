import { expect, test } from 'vitest';
import type { MatchClient } from '../../match/client.svelte';
import { NO_MATCH } from '../../match/match';
import { ROOM } from '../../match/samples';
import type { DueGoal, SeenEvent, Table } from '../../wire';
import { watchOf } from './watch.svelte';

const event: SeenEvent = { type: 'turned-back', seat: 0, positions: [2, 5], cards: ['C4', 'D4'] };

/** Whether somebody is asked to look at two different cards that they have turned over in First steps. */
function looks(state: DueGoal['state']): boolean {
  const due: DueGoal = { state, scene: 1, scenes: 1, goal: 'find', help: null };
  const match = { ...NO_MATCH, room: ROOM, table: { seat: 0, turn: 1 } as Table, due, heard: [{ id: 0, event, fresh: true }] };
  const client = { match } as unknown as MatchClient;
  const watch = watchOf(client);
  watch.sight = { cards: new Map([[2, 'C4'], [5, 'D4']]), pair: false }; // prettier-ignore
  return watch.looksAtOwn(client);
}

test('the computer waits until you have looked at your cards', () => expect(looks('wait')).toBe(true));

test('after a missed goal nobody waits, so there is one button that continues', () => expect(looks('missed')).toBe(false));
