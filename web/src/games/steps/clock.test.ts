import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { HOURS } from '../../music/hours';
import { printedNames } from '../../texts/tell';
import { useLanguage } from '../../texts/use-language';
import Clock from './Clock.svelte';

beforeAll(() => useLanguage('en'));

test('each note of the clock can be pointed out by each of its names, which help gives to a wild', () => {
  const { body } = render(Clock, { props: { hour: 3, ready: true, said: null, say: () => undefined } });
  const hints = Array.from(body.matchAll(/data-hint="([^"]*)"/g), ([, hint = '']) => hint.split(' '));
  expect(hints).toEqual(HOURS.map((hour) => printedNames(hour).map((name) => `pitch-${name}`)));
  expect(hints[5]).toContain('pitch-F#');
});
