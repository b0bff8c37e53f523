import { describe, expect, test } from 'vitest';
import { keyOf, type Phrase } from '../music/notes';
import { answerSound, questionSound } from './item';
import { sample, SAMPLES } from './samples';

/** MIDI numbers; those of notes that sound together are in an inner list. */
const keys = (phrase: Phrase | undefined): unknown => phrase?.map((each) => ('hour' in each ? keyOf(each) : each.map(keyOf)));

describe('questions by ear are played', () => {
  test.each([
    ['ear:half/E4', [64, 65]],
    ['ear:m6:up/C4', [60, 68]],
    ['ear:P8:down/C4', [60, 48]],
    ['ear:M3:together/C4', [[60, 64]]],
    ['ear:harmonic_minor/C4', [60, 62, 63, 65, 67, 68, 71, 72]],
  ])('%s', (id, sounding) => expect(keys(questionSound(sample(id))?.phrase)).toEqual(sounding));

  test('in another way for each answer', () => {
    for (const item of SAMPLES.filter(({ kind }) => kind === 'ear' || kind === 'harmony')) {
      const sounds = item.answers.map((answer) => JSON.stringify(keys(answerSound(item, answer).phrase)));
      expect(new Set(sounds).size).toBe(item.answers.length);
    }
  });

  test('by half steps, one more for each answer', () => {
    const item = sample('ear:m6:up/C4');
    const sizes = item.answers.map((answer) => (keys(answerSound(item, answer).phrase) as number[])[1]);
    expect(sizes).toEqual(item.answers.map((_, index) => 61 + index));
  });
});

test('all other questions are silent: their sound would give them away', () => {
  for (const item of SAMPLES) expect(questionSound(item) === null).toBe(!['ear', 'harmony', 'rhythm'].includes(item.kind));
});

describe('right answers sound', () => {
  test.each([
    ['letter:3:A', 'C', [69, 72]],
    ['letter:-4:C', 'G', [60, 55]],
    ['step:whole:F#', 'G#', [66, 68]],
    ['place:treble:G3/', 'G', [55]],
    ['place:bass:G2/b', 'Gb', [42]],
    ['place:bass:B3/', 'B', [59]],
    ['key:Gb', '6', [66]],
    ['hour:6', 'F#', [66]],
    ['enharmonic:B#:C', 'C', [60]],
    ['signature:Eb:major', '3b', [[63, 67, 70]]],
    ['signature:F#:minor/3#', 'F#', [[66, 69, 73]]],
    ['degree:harmonic_minor:7/Eb/Cb', 'D', [71, 74]],
    ['formula:major', '2212221', [60, 62, 64, 65, 67, 69, 71, 72]],
    ['quality:m3/Bb/Db', 'm3', [70, 73]],
    ['piano:6', 'Gb', [66]],
    ['scale:dorian/Bb C Db Eb F G Ab', 'dorian', [70, 72, 73, 75, 77, 79, 80, 82]],
    ['quality:M7/C/B', 'M7', [60, 71]],
  ])('%s %s', (id, answer, sounding) => expect(keys(answerSound(sample(id), answer).phrase)).toEqual(sounding));
});
