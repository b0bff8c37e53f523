import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import type { MatchClient } from '../../match/client.svelte';
import { useLanguage } from '../../texts/use-language';
import type { MemoryTable } from '../../wire';
import Pairs from './Pairs.svelte';
import { watchOf } from './watch.svelte';

beforeAll(() => useLanguage('en'));

test('a pair counts as soon as it is found, while its cards are still shown on the board', () => {
  const client = {} as unknown as MatchClient;
  const cards = ['C4', 'C5'];
  watchOf(client).sight = { cards: new Map(cards.entries()), pair: true };
  const table = { pairs: [[cards]] } as unknown as MemoryTable;
  const { body } = render(Pairs, { props: { client, table, seat: 0, own: true } });
  expect(body).toContain('>1 pair<');
  expect(body).toContain('aria-label="1 pair"');
  expect(body).not.toContain('data-code'); // the cards fly here later
});
