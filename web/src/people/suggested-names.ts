/** Suggested names for people who would rather not type one: a tempo and an instrument, in words known in many languages. */

const TEMPOS = [
  'Adagio', 'Allegro', 'Allegretto', 'Andante', 'Andantino', 'Animato', 'Cantabile', 'Con Brio', 'Dolce', 'Giocoso',
  'Grazioso', 'Largo', 'Legato', 'Leggiero', 'Lento', 'Maestoso', 'Moderato', 'Presto', 'Scherzo', 'Vivace',
] as const; // prettier-ignore

const INSTRUMENTS = [
  'Alto', 'Banjo', 'Basso', 'Cello', 'Celesta', 'Corno', 'Flauto', 'Glockenspiel', 'Kazoo', 'Marimba', 'Oboe', 'Ocarina',
  'Piccolo', 'Soprano', 'Tabla', 'Tenor', 'Timpani', 'Tuba', 'Ukulele', 'Viola', 'Violino', 'Vibra',
] as const; // prettier-ignore

/** A name such as "Presto Tuba"; `chance` returns random numbers from 0 to below 1. */
export function nameOnOffer(chance: () => number = Math.random): string {
  const one = (words: readonly string[]): string => words[Math.floor(chance() * words.length)] ?? '';
  return `${one(TEMPOS)} ${one(INSTRUMENTS)}`;
}
