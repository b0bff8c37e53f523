/** The parts of an interval's English name, as the server says it: `doubly augmented fourth`. */

export interface IntervalParts {
  readonly times: number; // how often augmented or diminished
  readonly quality: string; // perfect, major, minor, augmented, diminished
  readonly generic: string; // unison, second … fifteenth, 16th
}

export function partsOf(english: string): IntervalParts {
  const [, how = '', quality = '', generic = ''] = /^(?:(.*) )?(\S+) (\S+)$/.exec(english) ?? [];
  return { times: how === '' ? 1 : how === 'doubly' ? 2 : 3, quality, generic };
}
