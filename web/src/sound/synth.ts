/** A plucked string and a muted thud, synthesized. Nothing sounds before the first touch. */

import { frequency, type Note } from './notes';

const LOUDNESS = 0.2;
const APART = 0.16; // seconds between one note and the next

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** Browsers want a touch first, and so do we. */
function wake(): void {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  void context.resume();
}

/** Let the first touch of the page wake the sound. */
export function wakeOnTouch(): () => void {
  const options = { once: true, capture: true } as const;
  addEventListener('pointerdown', wake, options);
  addEventListener('keydown', wake, options);
  return () => {
    removeEventListener('pointerdown', wake, options);
    removeEventListener('keydown', wake, options);
  };
}

/** The notes, one shortly after the other. */
export function pluck(notes: readonly Note[]): void {
  notes.forEach((note, index) => tone(frequency(note), index * APART));
}

/** Something went wrong, softly. */
export function thud(): void {
  if (!context || !out) return;
  const now = context.currentTime;
  const drum = context.createOscillator();
  const loud = context.createGain();
  drum.frequency.setValueAtTime(120, now);
  drum.frequency.exponentialRampToValueAtTime(45, now + 0.16);
  loud.gain.setValueAtTime(0.9, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.22);
  drum.connect(loud).connect(out);
  drum.start(now);
  drum.stop(now + 0.25);
}

function tone(pitch: number, after: number): void {
  if (!context || !out) return;
  const start = context.currentTime + after;
  const dull = context.createBiquadFilter();
  dull.type = 'lowpass';
  dull.frequency.setValueAtTime(Math.min(9000, pitch * 7), start);
  dull.frequency.exponentialRampToValueAtTime(pitch * 1.5, start + 0.7);
  const loud = context.createGain();
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(0.8, start + 0.006);
  loud.gain.exponentialRampToValueAtTime(0.001, start + 1.3);
  dull.connect(loud).connect(out);
  for (const [type, detune] of [
    ['triangle', 0],
    ['sawtooth', 3],
  ] as const) {
    const string = context.createOscillator();
    string.type = type;
    string.frequency.value = pitch;
    string.detune.value = detune;
    string.connect(dull);
    string.start(start);
    string.stop(start + 1.4);
  }
}
