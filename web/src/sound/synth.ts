/** Synthesized sounds: a plucked string when no recordings are loaded, a muted thud, and the quiet sound of a misplay. */

import { frequency, type Note } from '../music/notes';

interface Stroke {
  readonly at: number; // seconds on the context's clock
  readonly loud: number; // 0 to 1
  readonly ring: number; // seconds until the note is damped
}

/** An instrument: it plays one note at a time into its output. */
export type Voice = (note: Note, stroke: Stroke) => void;

const LOUDNESS = 0.135; // as loud as the piano

/** A plucked string: bright at first, soon duller. */
export function pluckedString(context: BaseAudioContext, out: AudioNode): Voice {
  return (note, { at, loud, ring }) => {
    const pitch = frequency(note);
    const end = at + Math.min(ring, 1.3) + 0.1;
    const dull = context.createBiquadFilter();
    dull.type = 'lowpass';
    dull.frequency.setValueAtTime(Math.min(9000, pitch * 7), at);
    dull.frequency.exponentialRampToValueAtTime(pitch * 1.5, at + 0.7);
    const level = fading(context, at, loud * LOUDNESS, 0.006, end);
    dull.connect(level).connect(out);
    for (const [type, detune] of [
      ['triangle', 0],
      ['sawtooth', 3],
    ] as const) {
      const string = context.createOscillator();
      string.type = type;
      string.frequency.value = pitch;
      string.detune.value = detune;
      string.connect(dull);
      string.start(at);
      string.stop(end + 0.1);
      string.onended = () => level.disconnect();
    }
  };
}

/** A card falling on felt, high enough for a phone's speaker. */
export function thud(context: BaseAudioContext, out: AudioNode, at: number): void {
  const drum = context.createOscillator();
  drum.frequency.setValueAtTime(210, at);
  drum.frequency.exponentialRampToValueAtTime(85, at + 0.12);
  drum.connect(fading(context, at, 0.26, 0.004, at + 0.17)).connect(out);
  drum.start(at);
  drum.stop(at + 0.2);

  const felt = context.createBufferSource();
  felt.buffer = noise(context, 0.06);
  const dull = context.createBiquadFilter();
  dull.type = 'lowpass';
  dull.frequency.value = 420;
  felt
    .connect(dull)
    .connect(fading(context, at, 0.22, 0.003, at + 0.06))
    .connect(out);
  felt.start(at);
}

/** Two soft wooden tones, the second a little lower, so that it does not alarm. */
export function misplayTones(context: BaseAudioContext, out: AudioNode, at: number): void {
  for (const [pitch, after] of [
    [370, 0],
    [330, 0.11],
  ] as const) {
    const wood = context.createOscillator();
    wood.frequency.value = pitch;
    wood.connect(fading(context, at + after, 0.11, 0.005, at + after + 0.2)).connect(out);
    wood.start(at + after);
    wood.stop(at + after + 0.25);
  }
}

function fading(context: BaseAudioContext, at: number, loud: number, attack: number, end: number): GainNode {
  const level = context.createGain();
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + attack);
  level.gain.exponentialRampToValueAtTime(0.0008, end);
  level.gain.linearRampToValueAtTime(0, end + 0.02);
  return level;
}

function noise(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const sound = buffer.getChannelData(0);
  for (let index = 0; index < sound.length; index += 1) sound[index] = Math.random() * 2 - 1;
  return buffer;
}
