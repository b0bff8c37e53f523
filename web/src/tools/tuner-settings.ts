/**
 * The settings of the tuner, the metronome and the drone, and their address:
 * `#/tuner/HERTZ/TEMPO/BEATS/DIVISION/COUNT-IN/KEY/DRONE`, without the last ones that are as usual. Pure.
 */

import { DRONE_OCTAVES } from './drone';
import { COUNT_INS, DIVISIONS, FASTEST, readGroups, SLOWEST, type Division } from './metronome';
import { PITCHED_IN, readA, USUAL_A, type PitchedIn } from './tuning';

export interface TunerSettings {
  readonly a: number; // of A4, in hertz
  readonly tempo: number; // beats per minute
  readonly beats: string; // of a measure, in groups if there are several: 4, 3+2
  readonly division: Division;
  readonly countIn: number; // measures
  readonly pitchedIn: PitchedIn; // the key of the player's instrument
  readonly drone: string; // MIDI number, and 5 for its fifth: 57, 57+5
}

export const USUAL: TunerSettings = { a: USUAL_A, tempo: 90, beats: '4', division: '1', countIn: 0, pitchedIn: 'C', drone: '57' };
const ORDER = ['a', 'tempo', 'beats', 'division', 'countIn', 'pitchedIn', 'drone'] as const;

const [LOWEST_OCTAVE] = DRONE_OCTAVES;
const LOWEST_DRONE = (LOWEST_OCTAVE + 1) * 12;
const HIGHEST_DRONE = LOWEST_DRONE + DRONE_OCTAVES.length * 12 - 1;

function whole(text: string | undefined, from: number, to: number, usual: number): number {
  const found = /^\d+$/.test(text ?? '') ? Number(text) : usual;
  return found >= from && found <= to ? found : usual;
}

function oneOf<Value extends string>(text: string | undefined, values: readonly Value[], usual: Value): Value {
  return values.find((each) => each === text) ?? usual;
}

/** Read the parts of an address; missing or invalid ones have their defaults. */
export function readTunerSettings([a, tempo, beats = '', division, countIn, pitchedIn, drone = '']: readonly string[]): TunerSettings {
  const [key, fifth] = drone.split('+');
  return {
    a: readA(a || String(USUAL.a)),
    tempo: whole(tempo, SLOWEST, FASTEST, USUAL.tempo),
    beats: readGroups(beats)?.join('+') ?? USUAL.beats,
    division: oneOf(division, DIVISIONS, USUAL.division),
    countIn: whole(countIn, 0, Math.max(...COUNT_INS), USUAL.countIn),
    pitchedIn: oneOf(pitchedIn, PITCHED_IN, USUAL.pitchedIn),
    drone: droneText({ key: whole(key, LOWEST_DRONE, HIGHEST_DRONE, Number(USUAL.drone)), fifth: fifth === '5' }),
  };
}

export function tunerPath(settings: TunerSettings): string {
  const last = ORDER.findLastIndex((part) => settings[part] !== USUAL[part]);
  return ['#/tuner', ...ORDER.slice(0, last + 1).map((part) => String(settings[part]))].join('/');
}

/** What a drone sounds: a note by its MIDI number, and whether with its fifth. */
export interface DroneTones {
  readonly key: number;
  readonly fifth: boolean;
}

export function readDrone(drone: string): DroneTones {
  const [key, fifth] = drone.split('+');
  return { key: Number(key), fifth: fifth === '5' };
}

export function droneText({ key, fifth }: DroneTones): string {
  return `${String(key)}${fifth ? '+5' : ''}`;
}
