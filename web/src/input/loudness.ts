/** Loudness as the height of a meter, on a logarithmic scale. Pure. */

const FAINT = -55; // dB: an empty room
const FULL = -12;

/** The height of a volume: 0 in silence, 1 for a voice near the microphone. */
export function height(loud: number): number {
  const decibels = loud > 0 ? 20 * Math.log10(loud) : FAINT;
  return Math.min(1, Math.max(0, (decibels - FAINT) / (FULL - FAINT)));
}
