/** A sampled piano: ten recorded notes (see scripts/samples.py); the others are pitch-shifted from the nearest. */

import { nearestSample, SAMPLES, strokeAt, type Sample } from './samples';
import type { Voice } from './synth';

interface Recording {
  readonly sound: AudioBuffer;
  readonly stroke: number; // seconds from the start of the recording to the hammer stroke
}

const LOUDNESS = 0.5;
const ATTACK = 0.003; // seconds of fade-in, to avoid a click
const DAMPER = 0.09; // seconds in which a damped string loses most of its sound

/** Load the recordings, to be played into `out`; null when none of them can be loaded. */
export async function loadPiano(context: BaseAudioContext, out: AudioNode): Promise<Voice | null> {
  const found = await Promise.all(SAMPLES.map(async (sample) => [sample, await record(context, sample)] as const));
  const recordings = new Map<Sample, Recording>();
  for (const [sample, recording] of found) if (recording) recordings.set(sample, recording);
  if (recordings.size === 0) return null;
  const there = [...recordings.keys()];

  return (note, { at, loud, ring }) => {
    const bent = nearestSample(note, there);
    const recording = bent && recordings.get(bent.sample);
    if (!recording) return;
    const string = context.createBufferSource();
    const level = context.createGain();
    string.buffer = recording.sound;
    string.playbackRate.value = bent.rate;
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(loud * LOUDNESS, at + ATTACK);
    level.gain.setTargetAtTime(0, at + ring, DAMPER);
    string.connect(level).connect(out);
    string.start(at, recording.stroke);
    string.stop(at + ring + DAMPER * 8);
    string.onended = () => level.disconnect();
  };
}

async function record(context: BaseAudioContext, sample: Sample): Promise<Recording | null> {
  try {
    const answer = await fetch(new URL(`samples/${sample}.mp3`, document.baseURI));
    if (!answer.ok) return null;
    const sound = await context.decodeAudioData(await answer.arrayBuffer());
    return { sound, stroke: strokeAt(sound.getChannelData(0), sound.sampleRate) / sound.sampleRate };
  } catch {
    return null; // unreachable, or not decodable in this browser
  }
}
