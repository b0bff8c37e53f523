/** The output of all sound: a soft limiter, then the player's volume. */

export interface Mixer {
  readonly input: AudioNode;
  /** Set the volume from 0, silent, to 1, loudest; fades briefly to avoid clicks. */
  readonly level: (loud: number) => void;
}

// A compressor raises everything by its possible reduction to the power of 0.6; this is undone here.
const THRESHOLD = -14;
const RATIO = 6;
const LIFT = 10 ** ((0.6 * -THRESHOLD * (1 - 1 / RATIO)) / 20);

export function makeMixer(context: BaseAudioContext): Mixer {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = THRESHOLD;
  limiter.knee.value = 8;
  limiter.ratio.value = RATIO;
  limiter.attack.value = 0.004;
  limiter.release.value = 0.16;
  const master = context.createGain();
  master.gain.value = 0;
  limiter.connect(master).connect(context.destination);
  return {
    input: limiter,
    // A quarter of the volume sounds half as loud.
    level: (loud) => master.gain.setTargetAtTime((loud * loud * 2) / LIFT, context.currentTime, 0.015),
  };
}
