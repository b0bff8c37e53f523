/** What has been said so far with the chosen cards in Steps, and when that is all there is to say. */

export type Step = 'half' | 'whole';

export interface Saying {
  readonly step: Step | null;
  readonly pitch: string | null; // a printed name in ASCII
}

export const NOTHING_SAID: Saying = { step: null, pitch: null };

/** What this play has words for: a step if there is a top to step from, a pitch if a wild is among the cards. */
export interface Words {
  readonly step: boolean;
  readonly pitch: boolean;
}

/** What a play entry says, once every word is there; null while one is missing. */
export function complete(saying: Saying, words: Words): Record<string, string> | null {
  const say: Record<string, string> = {};
  if (words.step) {
    if (saying.step === null) return null;
    say['step'] = saying.step;
  }
  if (words.pitch) {
    if (saying.pitch === null) return null;
    say['pitch'] = saying.pitch;
  }
  return say;
}

/** What to do next, with cards chosen. */
export function nextWord(saying: Saying, words: Words): string {
  const step = words.step && saying.step === null;
  const pitch = words.pitch && saying.pitch === null;
  if (step && pitch) return 'Say the step, and tap the clock for the pitch of your wild.';
  if (step) return 'Now say it: a half step or a whole step?';
  if (pitch) return 'Which pitch is your wild? Tap it on the clock.';
  return 'Any pitch will do to begin: play it.';
}
