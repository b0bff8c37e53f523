import { expect, test } from 'vitest';
import lilypond from './lilypond.json';
import { CLEFS, engraved, fitted, placeOf, reach, signaturePlaces, writtenOf, type Together } from './engraving';
import { cardHead, clefFor, ledgersOf, placeOn, StaffDrawing, TREBLE, TREBLE_8, type Head } from './staff';

/** What LilyPond engraves; tests/tools/test_engraving.py makes it. */
const signatures: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = lilypond.signatures;

/** A line such as `C4 Db4 | C4+E4` as events; in `broken` bars, the event with that number is the first on its line of paper. */
function eventsOf(line: string, broken = -1): Together[] {
  const bars = line.split(' | ').map((bar) => bar.split(' '));
  return bars
    .flatMap((bar, nth) => bar.map((event, index) => ({ notes: event.split('+').map(writtenOf), bar: nth > 0 && index === 0 })))
    .map((event, index) => ({ ...event, line: index === broken }));
}

const SIGNS = { natural: 'n', sharp: '#', flat: 'b', doubleSharp: '##', doubleFlat: 'bb' } as const;
const printed = (heads: readonly Head[]): string =>
  heads
    .map(({ signs }) =>
      signs
        .map(({ name }) => SIGNS[name])
        .toReversed()
        .join(''),
    )
    .join('+');

const chord = (line: string): Head[] => engraved(eventsOf(line), { clef: 'treble' })[0] ?? [];

test.each(CLEFS)('key signatures in the %s clef are those of LilyPond', (clef) => {
  for (let signature = -7; signature <= 7; signature += 1) {
    expect(signaturePlaces(signature, clef)).toEqual(signatures[clef]?.[String(signature)]);
  }
});

test.each(lilypond.lines)('accidentals of $line with $signature are those of LilyPond', ({ signature, line, printed: wanted }) => {
  for (const clef of CLEFS) expect(engraved(eventsOf(line), { clef, signature }).map(printed)).toEqual(wanted);
});

test('on a new line of paper within a bar, what was altered before has its accidental again', () => {
  const { signature, line } = { signature: 1, line: 'F4 C#4 D4 F4 C#4 D4' };
  expect(engraved(eventsOf(line, 3), { clef: 'treble', signature }).map(printed)).toEqual(['n', '#', '', 'n', '#', '']);
  expect(engraved(eventsOf(line), { clef: 'treble', signature }).map(printed)).toEqual(['n', '#', '', '', '', '']);
});

test('two notes at one place in a chord both have accidentals, and so does the next note there', () => {
  expect(engraved(eventsOf('C4+C#4 C#4 C#4'), { clef: 'treble' }).map(printed)).toEqual(['n+#', '#', '']);
});

test('a triple sharp has two accidentals', () => {
  expect(engraved(eventsOf('F###4'), { clef: 'treble' }).map(printed)).toEqual(['###']);
});

// Places from Gardner Read, Music Notation, chapter on clefs: middle C is on the first ledger line below the treble staff, on the
// first above the bass staff, on the third line in the alto clef and on the fourth in the tenor clef.
test.each([
  ['treble', -2],
  ['bass', 10],
  ['alto', 4],
  ['tenor', 6],
] as const)('middle C in the %s clef', (clef, place) => {
  expect(placeOf(writtenOf('C4'), clef)).toBe(place);
});

test('octave 6 is written an octave lower under its clef', () => {
  expect(clefFor(6)).toBe(TREBLE_8);
  expect(placeOn(writtenOf('C6'), TREBLE_8)).toBe(placeOn(writtenOf('C5'), TREBLE));
});

test('A5 and B5 need one ledger line above, E6 three, and A3 two below', () => {
  expect(['A5', 'Bb5', 'E6', 'A3', 'F5'].map((note) => ledgersOf(placeOf(writtenOf(note), 'treble')))).toEqual([
    [10],
    [10],
    [10, 12, 14],
    [-2, -4],
    [],
  ]);
});

test('accidentals are side by side only where they would touch', () => {
  const columns = (line: string): boolean[] => chord(line).map(({ aside, signs }) => signs.length > 0 && aside > 0);
  expect(columns('Eb4+Gb4+Bb4')).toEqual([true, true, false]);
  expect(columns('Ab3+C4+Eb4+Gb4')).toEqual([false, false, true, false]); // a seventh apart there is room
  expect(columns('C4+E4+G4')).toEqual([false, false, false]);
});

test('the accidentals of a chord begin left of one another', () => {
  const heads = chord('Ebb4+Gb4+Bbb4');
  expect(heads.map(({ aside }) => aside)).toEqual([1.9 + 1.27 - 0.24, 1.9 - 0.12, 0]);
  expect(reach(heads)).toBeCloseTo(1.9 + 1.27 - 0.24 + 1.9);
});

test('a note a second from its neighbor is on the other side', () => {
  expect(chord('C4+D4+E4').map(({ right }) => right)).toEqual([false, true, false]);
});

test('stems are on the right upward below the middle line, and on the left downward from there', () => {
  const staff = new StaffDrawing(10);
  expect(staff.stem({ place: 3 }, 0)).toMatch(/^M11\.\d* -15v-33/);
  expect(staff.stem({ place: 4 }, 0)).toMatch(/^M0\.5 -20v33/);
  expect(staff.stem({ place: 16 }, 0)).toMatch(/v58$/); // from three ledger lines above almost to the middle line
});

test.each([
  ['treble', 'C4 E4 G4'],
  ['bass', 'C3 E3 G3'],
  ['alto', 'C4 E4 G4'],
  ['tenor', 'C3 E3 G3'],
] as const)('rising notes begin low on the staff in the %s clef', (clef, wanted) => {
  expect(fitted(['C4', 'E4', 'G4'], clef).join(' ')).toBe(wanted);
  for (const letter of 'CDEFGAB') {
    const place = placeOf(writtenOf(fitted([`${letter}4`], clef)[0] ?? ''), clef);
    expect(place).toBeGreaterThanOrEqual(-2);
    expect(place).toBeLessThanOrEqual(4);
  }
});

test('a card shows the accidental of its name', () => {
  expect(['F#', 'Gb', 'C'].map((name) => printed([cardHead({ name, octave: 4 }, TREBLE)]))).toEqual(['#', 'b', '']);
});
