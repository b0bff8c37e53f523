// What tonal answers, for tests/tools/oracles.py: one JSON object on stdout. The arguments are the page's package.json and
// further chord symbols, as a JSON list.
import { createRequire } from 'node:module';

const { Chord, ChordType, Interval, Note, Scale, ScaleType } = createRequire(process.argv[2])('tonal');

const signs = ['', '#', '##', 'b', 'bb'];
const tonics = [...'CDEFGAB'].flatMap((letter) => signs.map((sign) => letter + sign));
const shorts = ['1P', '1A', '2m', '2M', '2A', '3d', '3m', '3M', '3A', '4d', '4P', '4A', '5d', '5P', '5A', '6m', '6M']
  .concat(['6A', '7d', '7m', '7M', '8P', '9m', '9M', '9A', '10m', '11P', '11A', '13m', '13M', '15P']);
const each = (names, answer) => Object.fromEntries(names.map((name) => [name, answer(name)]));

const answers = {
  tonics,
  scales: each(ScaleType.all().flatMap((type) => [type.name, ...type.aliases]), (kind) =>
    tonics.map((tonic) => Scale.get(`${tonic} ${kind}`).notes.join(' ')),
  ),
  chords: each([...new Set(ChordType.all().flatMap((type) => type.aliases))], (symbol) =>
    tonics.map((tonic) => Chord.getChord(symbol, tonic).notes.join(' ')),
  ),
  read: each(JSON.parse(process.argv[3] ?? '[]'), (symbol) => Chord.get(symbol).notes.join(' ')),
  types: ChordType.all().map((type) => type.aliases),
  between: tonics.map((low) => tonics.map((high) => Interval.distance(low, high))),
  halfSteps: each(shorts, (short) => Interval.semitones(short)),
  inversions: each(shorts, (short) => Interval.invert(short)),
  above: each(shorts, (short) => tonics.map((tonic) => Note.transpose(tonic, short))),
};
process.stdout.write(JSON.stringify(answers));
