/** What has been said so far with the chosen cards in Steps, and when that is all there is to say. */

export type Step = 'half' | 'whole';

export interface Saying {
  readonly step: Step | null;
  readonly pitch: string | null; // a printed name in ASCII
}

export const NOTHING_SAID: Saying = { step: null, pitch: null };

/** What this play has words for: a step if there is a top to step from, a pitch if a wild is among the cards. */
export interface Wanted {
  readonly step: boolean;
  readonly pitch: boolean;
}

/** What a play entry says, once every word is there; null while one is missing. */
export function complete(saying: Saying, wanted: Wanted): Record<string, string> | null {
  const say: Record<string, string> = {};
  if (wanted.step) {
    if (saying.step === null) return null;
    say['step'] = saying.step;
  }
  if (wanted.pitch) {
    if (saying.pitch === null) return null;
    say['pitch'] = saying.pitch;
  }
  return say;
}

/** What is still to be said with the chosen cards. */
export function nextWord(saying: Saying, wanted: Wanted): 'both' | 'step' | 'pitch' | 'nothing' {
  const step = wanted.step && saying.step === null;
  const pitch = wanted.pitch && saying.pitch === null;
  if (step && pitch) return 'both';
  if (step) return 'step';
  if (pitch) return 'pitch';
  return 'nothing';
}
