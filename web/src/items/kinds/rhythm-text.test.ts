import { beforeAll, describe, expect, test } from 'vitest';
import { useLanguage } from '../../texts/use-language';
import { firstDifference } from './rhythm';
import { rhythmText } from './rhythm-text';

describe('a rhythm in words', () => {
  beforeAll(() => useLanguage('en'));

  test.each([
    ['qeeQq', 'quarter note, 2 eighth notes, quarter rest, quarter note'],
    ['q.eh|w', 'dotted quarter note, eighth note, half note, bar line, whole note'],
    ['h.q~|qh.', 'dotted half note, quarter note tied to quarter note, dotted half note'],
    ['ee~eeh', 'eighth note, eighth note tied to eighth note, eighth note, half note'],
    ['e.sssssq.Q.', 'dotted eighth note, 5 sixteenth notes, dotted quarter note, dotted quarter rest'],
    ['EeEeHh', 'eighth rest, eighth note, eighth rest, eighth note, half rest, half note'],
  ])('%s', (rhythm, words) => expect(rhythmText(rhythm)).toBe(words));
});

test.each([
  ['de', 'Viertel, 2 Achtel, Viertelpause, punktierte Viertel, Achtel'],
  ['fr', 'noire, 2 croches, soupir, noire pointée, croche'],
  ['es', 'negra, 2 corcheas, silencio de negra, negra con puntillo, corchea'],
  ['it', 'semiminima, 2 crome, pausa di semiminima, semiminima puntata, croma'],
])('in %s', async (language, words) => {
  await useLanguage(language);
  expect(rhythmText('qeeQq.e')).toBe(words);
});

test.each([
  ['qqqq', 'qeeqq', '4/4', 1, 2],
  ['qqqq|qqqq', 'qqqq|qqqee', '4/4', 2, 4],
  ['eeeq.', 'eeeqe', '6/8', 1, 2],
  ['qq', 'qQ', '2/4', 1, 2],
])('%s and %s in %s differ from measure and beat on', (one, other, meter, measure, beat) => {
  expect(firstDifference(one, other, meter)).toEqual({ measure, beat });
  expect(firstDifference(other, one, meter)).toEqual({ measure, beat });
});
