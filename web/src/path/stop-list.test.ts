import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { t } from '../texts/texts.svelte';
import { useLanguage } from '../texts/use-language';
import { STOPS, type Stop } from './stops';
import StopList from './StopList.svelte';

test('stops that are still ahead say what you will do, not what you know', async () => {
  await useLanguage('en');
  const current = STOPS[0] as Stop;
  const { body } = render(StopList, { props: { current, begin: () => undefined } });
  expect(body).toContain('You’ll learn how Memory works.');
  expect(body).not.toMatch(/You (know|can)/);
});

test.each(LANGUAGES)('in %s, no line ends after the article of a stop', async (language) => {
  await useLanguage(language);
  for (const { name } of STOPS) expect(t(`home-path-stop-${name}`)).not.toMatch(/^(A|Eine?|Une?|Una) /);
});
