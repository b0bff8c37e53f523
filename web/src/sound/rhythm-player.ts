/** Plays rhythms: clicks for the beats, and a tone for each note that lasts as long as it. One at a time. */

import { whenReady } from './player.svelte';
import { rhythmScore, type HeardRhythm, type RhythmScore } from './rhythm-score';

const CLICK = { weak: 1100, strong: 1650, loud: 0.22, length: 0.04 } as const; // Hz, and seconds
const TONE = { pitch: 523.25, loud: 0.2, attack: 0.006, release: 0.03, gap: 0.08 } as const; // gap: of its length, so that equal tones are apart

let stopLast: () => void = () => undefined;

export interface Playing {
  readonly score: RhythmScore;
  /** When its first measure begins, as `performance.now()` counts. */
  readonly begins: number;
  readonly stop: () => void;
}

/** Count in and play, one rhythm after the other; `silent` without tones, for somebody who taps. Where there is no sound, only the times are right. */
export async function playRhythms(rhythms: readonly HeardRhythm[], silent = false): Promise<Playing> {
  stopLast();
  const scores = rhythms.map((rhythm) => rhythmScore(rhythm, silent));
  let stopped = false;
  let stop = (): void => void (stopped = true);
  stopLast = () => stop();
  const heardAt = await perform((context, out, start) => {
    if (stopped) return start;
    const own = context.createGain();
    own.connect(out);
    stop = () => own.disconnect();
    let from = start;
    for (const { clicks, tones, ends } of scores) {
      for (const { at, strong } of clicks) click(context, own, from + at, strong);
      for (const { at, length } of tones) tone(context, own, from + at, length);
      from += ends + COMPARING;
    }
    return from;
  });
  const [score = { ...rhythmScore({ rhythm: '', meter: '4/4', tempo: 60 }), ends: 0 }] = scores;
  return { score, begins: (heardAt ?? performance.now() + SILENT_LEAD) + score.begins * 1000, stop: () => stop() };
}

/**
 * Let instruments of their own play, from a moment on the clock of the context; `play` returns when they end. Returns when that moment is
 * heard, as `performance.now()` counts; null in silence.
 */
async function perform(play: (context: AudioContext, out: AudioNode, start: number) => number): Promise<number | null> {
  let heardAt: number | null = null;
  await whenReady(({ context, mixer }, now) => {
    const start = now + LEAD;
    const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
    // Browsers that do not tell what is being heard tell at most how late it is.
    const known = contextTime > 0 && performanceTime > 0;
    const late = (context as Partial<AudioContext>).outputLatency ?? context.baseLatency;
    heardAt = known ? performanceTime + (start - contextTime) * 1000 : performance.now() + (start - context.currentTime + late) * 1000;
    return play(context, mixer.input, start);
  });
  return heardAt;
}

const LEAD = 0.1; // seconds
const COMPARING = 1; // seconds between two rhythms
const SILENT_LEAD = 300; // ms

/** Stop what was played last. */
export const stopRhythm = (): void => stopLast();

function click(context: BaseAudioContext, out: AudioNode, at: number, strong: boolean): void {
  const wood = context.createOscillator();
  const level = context.createGain();
  wood.frequency.value = strong ? CLICK.strong : CLICK.weak;
  level.gain.setValueAtTime(strong ? CLICK.loud : CLICK.loud * 0.6, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + CLICK.length);
  wood.connect(level).connect(out);
  wood.start(at);
  wood.stop(at + CLICK.length);
}

function tone(context: BaseAudioContext, out: AudioNode, at: number, length: number): void {
  const pipe = context.createOscillator();
  const level = context.createGain();
  pipe.type = 'triangle';
  pipe.frequency.value = TONE.pitch;
  const end = at + length * (1 - TONE.gap);
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(TONE.loud, at + TONE.attack);
  level.gain.setValueAtTime(TONE.loud, Math.max(at + TONE.attack, end - TONE.release));
  level.gain.linearRampToValueAtTime(0, end);
  pipe.connect(level).connect(out);
  pipe.start(at);
  pipe.stop(end + 0.01);
}
