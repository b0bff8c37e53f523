import { describe, expect, it } from 'vitest';
import type { Deck } from '../music/cards';
import type { CardInfo } from '../wire';
import { pictureOfPlace } from './place';

const DECK: Deck = new Map([['D4', { code: 'D4', hour: 2, octave: 4, names: ['D'] } satisfies CardInfo]]);

describe('a note that was taken for another', () => {
  const facts = {
    face: 'staff',
    octave: 3,
    hour: 6,
    names: ['F#', 'Gb'],
    needed: ['F', 'G'],
    paths: [
      ['C', 'D', 'E', 'F'],
      ['F', 'G'],
    ],
    way: [],
    found: 2,
  };
  const picture = pictureOfPlace(facts, DECK);

  it('is counted letter by letter and is a half step beyond the last one', () => {
    expect(picture?.marks.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'C from',
      'D passed',
      'E passed',
      'F passed',
      'F# right',
      'D wrong',
    ]);
    expect(picture?.ring).toEqual({ paths: [['C', 'D', 'E', 'F']], needed: ['F'], said: 'D' });
  });

  it('has the clef of its card, and sounds in its octave', () => {
    expect(picture?.staff).toEqual({ clef: 'fClef', lift: -1 });
    expect([picture?.right, picture?.wrong]).toEqual([[{ hour: 6, octave: 3 }], [{ hour: 2, octave: 3 }]]);
  });

  it('is counted to the name that was asked for', () => {
    const flat = pictureOfPlace({ ...facts, name: 'Gb' }, DECK);
    expect(flat?.marks.map(({ name, role }) => `${name} ${role}`)).toEqual(['F from', 'G passed', 'Gb right', 'D wrong']);
  });

  it('is counted on the clock', () => {
    const clock = pictureOfPlace({ ...facts, face: 'clock', octave: null, paths: [], way: [12, 1, 2, 3, 4, 5, 6] }, DECK);
    expect(clock?.clock).toEqual({ counted: [12, 1, 2, 3, 4, 5, 6], from: 12, needed: 6, played: [2], scale: [] });
    expect(clock?.ring).toBeNull();
  });

  it('is null without facts', () => expect(pictureOfPlace({}, DECK)).toBeNull());
});
