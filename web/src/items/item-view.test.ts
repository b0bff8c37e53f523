import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { useLanguage } from '../texts/use-language';
import type { ItemBody, JudgedBody, Lobby } from '../wire';
import Sample from './Sample.svelte';
import { sample, SAMPLES } from './samples';

beforeAll(() => useLanguage('en'));

const lobby = { cards: [], games: [] } as unknown as Lobby;

/** The page's HTML as elements: [tag, attributes, text]. */
function html(item: ItemBody, judged: JudgedBody | null = null): string {
  return render(Sample, { props: { item, judged, lobby } }).body;
}

const judgedAs = (said: string, wanted: string): JudgedBody => ({ right: said === wanted, said, wanted, rules: [], taps: [] });
/** What a screen reader says of each button. */
const labels = (page: string): string[] =>
  Array.from(page.matchAll(/<button([^>]*)>(.*?)<\/button>/gs), ([, attributes = '', inside = '']) => {
    const label = /aria-label="([^"]*)"/.exec(attributes) ?? /class="unseen[^>]*>([^<]*)/.exec(inside);
    return label?.[1] ?? '';
  });

const CHOSEN = SAMPLES.filter(({ answers }) => answers.length > 0);

test.each(CHOSEN)('$id has a heading, and a label on every button', (item) => {
  const page = html(item);
  expect(page).toContain('<h2');
  expect(page.match(/<button/g)?.length).toBeGreaterThan(1);
  const named = labels(page);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((label) => label === '').length).toBeLessThanOrEqual(['ear', 'harmony', 'rhythm'].includes(item.kind) ? 1 : 0); // "Hear it" is its own label
  expect(page).not.toContain('data-mark');
});

test('the keys of both answers have names once it is judged, on the piano that was tapped', () => {
  const page = html({ ...sample('key:Gb'), question: { name: 'D' } }, judgedAs('11', '2'));
  const names = Array.from(page.matchAll(/find-key-(\d+)".*?<\/button>/gs), ([button, hour]) => [
    hour,
    /<b[^>]*>([^<]*)/.exec(button)?.[1],
  ]);
  expect(names.filter(([, name]) => name)).toEqual([['2', 'D'], ['11', 'B']]); // prettier-ignore
});

test('the notes of a chord are above each other, and those of a scale are not', () => {
  const places = (id: string): Set<string> =>
    new Set(Array.from(html(sample(id)).matchAll(/data-head[^>]*transform="translate\(([\d.]+)/g), ([, x = '']) => x));
  expect(places('chord:major/C E G').size).toBe(1);
  expect(places('scale:dorian/Bb C Db Eb F G Ab').size).toBe(8);
});

test('a rhythm to be tapped is said in words, with its meter and tempo', () => {
  const page = html(sample('tap:2-4/80/qee'));
  expect(page).toContain('Tap this rhythm.');
  expect(page).toContain('aria-label="2/4, 80 beats per minute: quarter note, 2 eighth notes"');
});

test('Roman numerals keep their small letters, which say that a chord is minor', () => {
  const page = html(sample('function:major:I/C/C E G'));
  expect(page).toContain('>vi<');
  expect(page).toContain('>vii°<');
});

describe('with few answers', () => {
  const few = (id: string, ...answers: string[]): string => html({ ...sample(id), answers });

  test('only those have a button', () => {
    expect(labels(few('letter:3:A', 'B', 'C'))).toEqual(['B', 'C']);
    expect(labels(few('hour:6', 'F', 'F#', 'Gb'))).toEqual(['F', 'F sharp', 'G flat']);
  });

  test('only those of the keys can be chosen', () => {
    const closed = few('key:Gb', '5', '6').match(/<button[^>]*data-testid="find-key-[^>]*aria-disabled="true"/g) ?? [];
    expect(closed).toHaveLength(10);
  });
});

describe('once it is judged', () => {
  test.each(CHOSEN)('$id has a mark on the right answer, and another on a wrong one', (item) => {
    const [wanted = '', said = ''] = item.answers;
    expect(html(item, judgedAs(wanted, wanted))).toContain('data-mark="right"');
    expect(html(item, judgedAs(wanted, wanted))).not.toContain('data-mark="wrong"');
    const wrong = html(item, judgedAs(said, wanted));
    expect(wrong).toContain('data-mark="right"');
    expect(wrong).toContain('data-mark="wrong"');
    expect(labels(wrong).filter((label) => label.endsWith(': right'))).not.toEqual([]);
    expect(labels(wrong).filter((label) => label.endsWith(': wrong'))).not.toEqual([]);
  });

  test('a name is marked in full', () => {
    const page = labels(html(sample('hour:6'), judgedAs('Gb', 'F#')));
    expect(page).toContain('F sharp: right');
    expect(page).toContain('G flat: wrong');
    expect(labels(html(sample('hour:6'), judgedAs('F', 'F#')))).toContain('F: wrong');
    const none = labels(html(sample('enharmonic:C#:Db'), judgedAs('none', 'Db')));
    expect(none).toEqual(expect.arrayContaining(['No other name: wrong', 'D flat: right']));
  });
});
