/** Where all sound comes together: a soft limiter, then how loud the player wants it. */

export interface Desk {
  readonly input: AudioNode;
  /** 0 is silent, 1 as loud as it gets; takes a moment, so that nothing clicks. */
  readonly level: (loud: number) => void;
}

// A compressor lifts everything by what it could take away, to the power of 0.6; this is taken back here.
const THRESHOLD = -14;
const RATIO = 6;
const LIFT = 10 ** ((0.6 * -THRESHOLD * (1 - 1 / RATIO)) / 20);

export function makeDesk(context: BaseAudioContext): Desk {
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
    // The ear hears a quarter of the height as half as loud.
    level: (loud) => master.gain.setTargetAtTime((loud * loud * 2) / LIFT, context.currentTime, 0.015),
  };
}
