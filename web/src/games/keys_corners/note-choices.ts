/** The notes a wild can be: those of the scale first, as the scale spells them, then the rest of the twelve. */

import { hourOfName, HOURS } from '../../music/hours';

export interface NoteChoice {
  readonly hour: number;
  readonly name: string; // in ASCII, as sent to the server
  readonly degree: number; // in the scale, 1 for the tonic; 0 outside it
}

export function noteChoices(scale: readonly string[], namesOf: (hour: number) => readonly string[]): NoteChoice[] {
  const inside = scale.flatMap((name, index): NoteChoice[] => {
    const hour = hourOfName(name);
    return hour === null ? [] : [{ hour, name, degree: index + 1 }];
  });
  const outside = HOURS.filter((hour) => !inside.some((note) => note.hour === hour)).flatMap((hour): NoteChoice[] => {
    const name = namesOf(hour)[0];
    return name === undefined ? [] : [{ hour, name, degree: 0 }];
  });
  const fromC = (hour: number): number => hour % 12;
  return [...inside, ...outside.toSorted((one, other) => fromC(one.hour) - fromC(other.hour))];
}
