/** What has been said so far for the chosen cards in Steps, and what is still missing. */

export type Step = 'half' | 'whole';

export interface Saying {
  readonly step: Step | null;
  readonly pitch: string | null; // a printed name in ASCII, e.g. "F#"
}

export const NOTHING_SAID: Saying = { step: null, pitch: null };

/** What has to be said for this play: a step if there is a top pitch, a pitch if a wild is among the cards. */
export interface Wanted {
  readonly step: boolean;
  readonly pitch: boolean;
}

/** The words of the play entry; null while one is missing. */
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

/** What still has to be said for the chosen cards. */
export function nextWord(saying: Saying, wanted: Wanted): 'both' | 'step' | 'pitch' | 'nothing' {
  const step = wanted.step && saying.step === null;
  const pitch = wanted.pitch && saying.pitch === null;
  if (step && pitch) return 'both';
  if (step) return 'step';
  if (pitch) return 'pitch';
  return 'nothing';
}

/** The pitch of a wild in the action that help shows, once the step that goes with it has been said; null if there is none. */
export function shownPitch(saying: Saying, action: Readonly<Record<string, unknown>> | null): string | null {
  const { step = null, pitch = null } = (action?.['say'] ?? {}) as Partial<Saying>;
  return step === saying.step ? pitch : null;
}
