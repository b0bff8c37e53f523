import { describe, expect, it } from 'vitest';
import type { CardInfo, Misplayed } from '../wire';
import type { Deck } from '../music/cards';
import { HOURS } from '../music/hours';
import { printedNames } from '../texts/tell';
import { keyOfMark, pictureOfScale, upward, type Picture } from '../lesson/picture';
import { letterMisplays } from './distance/misplays';
import { stepMisplays } from './steps/misplays';

const DECK: Deck = new Map(
  HOURS.map((hour): [string, CardInfo] => {
    const names = [...printedNames(hour)];
    const code = `${names[0] ?? ''}4`;
    return [code, { code, hour, octave: 4, names }];
  }),
);

function misplayed(say: Record<string, string>, code: Misplayed['code'], facts: Record<string, unknown>, cards = ['E4']): Misplayed {
  return { type: 'misplayed', seat: 0, cards, say, code, facts, answer: [] };
}

const pictureOf = (event: Misplayed, deck: Deck): Picture | null =>
  ('letter' in event.say ? letterMisplays : stepMisplays).picture(event, deck);

const marks = (picture: Picture | null): string[] =>
  (picture?.marks ?? []).map(({ name, octave, role }) => `${name}${String(octave)} ${role}`);

describe('a wrong letter', () => {
  const facts = { said: 'B', needed: ['C'], interval: 3, last: ['A'], paths: [['A', 'B', 'C']] };
  const picture = pictureOf(misplayed({ letter: 'B' }, 'wrong-letter', facts), DECK);

  it('counts upward from the last letter to the needed one', () => {
    expect(marks(picture).slice(0, 3)).toEqual(['A4 from', 'B4 passed', 'C5 right']);
  });

  it('shows the letter that was said at its place above the last letter', () => {
    expect(marks(picture).at(-1)).toBe('B4 wrong');
  });

  it('sounds both intervals', () => {
    expect([picture?.right, picture?.wrong]).toEqual([
      [
        { hour: 9, octave: 4 },
        { hour: 12, octave: 5 },
      ],
      [
        { hour: 9, octave: 4 },
        { hour: 11, octave: 4 },
      ],
    ]);
  });

  it('shows less when the answer is withheld', () => {
    const brief = pictureOf(misplayed({ letter: 'B' }, 'wrong-letter', { said: 'B', interval: 3, last: ['A'] }), DECK);
    expect([brief?.ring?.needed, brief?.right, marks(brief)]).toEqual([[], [], ['B4 wrong']]);
  });
});

describe('a card without the letter that was rightly said', () => {
  it('shows the card in place of the letter', () => {
    const facts = { said: 'C', needed: ['C'], interval: 3, last: ['A'], paths: [['A', 'B', 'C']], strays: ['E4'] };
    expect(marks(pictureOf(misplayed({ letter: 'C' }, 'card-without-letter', facts), DECK)).at(-1)).toBe('E5 wrong');
  });
});

describe('a card without the letter said, on a wild starter', () => {
  it('marks the letter that was said, and not all that would have been right', () => {
    const facts = { said: 'B', needed: ['A', 'B', 'C', 'D', 'E', 'F', 'G'], interval: 2, last: [], paths: [], strays: ['A4'] };
    const picture = pictureOf(misplayed({ letter: 'B' }, 'card-without-letter', facts, ['A4']), DECK);
    expect([picture?.ring?.needed, marks(picture)]).toEqual([['B'], ['A4 wrong']]);
  });
});

describe('a wrong step', () => {
  const facts = { said: { step: 'half' }, top: 5, needed: 6, hours: [4], chain: false, strays: ['E4'] };

  it('walks over the clock', () => {
    const picture = pictureOf(misplayed({ step: 'half' }, 'wrong-pitch', facts), DECK);
    expect([picture?.clock?.counted, picture?.clock?.played]).toEqual([[5, 6], [4]]);
  });

  it('spells a step with neighboring letters', () => {
    expect(marks(pictureOf(misplayed({ step: 'half' }, 'wrong-pitch', facts), DECK))).toEqual(['F4 from', 'Gb4 right', 'E5 wrong']);
  });

  it('continues above B in the next octave', () => {
    const across = { ...facts, said: { step: 'whole' }, top: 11, needed: 1 };
    expect(marks(pictureOf(misplayed({ step: 'whole' }, 'wrong-pitch', across), DECK)).slice(0, 3)).toEqual([
      'B4 from',
      'C5 passed',
      'C#5 right',
    ]);
  });

  it('begins nowhere on a wild starter, where the first note says what the others have to be', () => {
    const picture = pictureOf(
      misplayed({}, 'mixed-pitches', { said: {}, top: null, needed: 9, hours: [4, 9], chain: false, strays: ['E4'] }),
      DECK,
    );
    expect(marks(picture)).toEqual(['A4 right', 'E4 wrong']);
  });

  it('has no picture where no note was wrong', () => {
    expect(pictureOf(misplayed({ step: 'whole' }, 'whole-after-half', { ...facts, chain: true }), DECK)).toBeNull();
  });
});

describe('a card that does not continue a pile', () => {
  const facts = { to: 'NE', name: 'G', degree: 5, scale: ['C', 'D', 'E', 'F', 'G', 'A', 'B'], top: 'E', wants: 'F', wants_degree: 4 };

  it('shows how the scale continues', () => {
    const picture = pictureOfScale(facts);
    expect([picture?.clock?.counted, picture?.clock?.played]).toEqual([[4, 5], [7]]);
    expect(marks(picture).filter((mark) => !mark.endsWith('passed'))).toEqual(['E4 from', 'F4 right', 'G4 wrong']);
  });

  it('does not show what is withheld', () => {
    const { wants, wants_degree, degree, ...brief } = facts;
    expect([wants, wants_degree, degree]).toEqual(['F', 4, 5]);
    expect(pictureOfScale(brief)?.right).toEqual([]);
  });

  it('keeps to one pitch for a stack outside the scale', () => {
    const picture = pictureOfScale({ ...facts, top: 'F#', wants: 'F#', wants_degree: 0 });
    expect(marks(picture)).toEqual(['F#4 right', 'G4 wrong']);
  });

  it('has no picture for another refusal', () => {
    expect(pictureOfScale({ gaps: ['N'] })).toBeNull();
  });
});

describe('notes one above the other', () => {
  it('begin a new octave at C', () => {
    expect(upward(['G', 'A', 'B', 'C']).map(({ octave }) => octave)).toEqual([4, 4, 4, 5]);
  });

  it('have the key that sounds, however they are spelled', () => {
    expect([keyOfMark({ name: 'Cb', octave: 5 }), keyOfMark({ name: 'B', octave: 4 })]).toEqual([71, 71]);
  });
});
