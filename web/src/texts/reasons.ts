/** Every reason and every fault that the server knows: each has its words in every language. */

export const REASONS = [
  // any game
  'game-over',
  'not-your-turn',
  'no-such-seat',
  'chance-first',
  'chance-out-of-place',
  'wrong-cards',
  'card-not-held',
  'card-twice',
  'no-card',
  'not-in-this-game',
  // The Distance and Steps
  'say-too-little',
  'say-too-much',
  'card-fits',
  'nothing-to-draw',
  'drawn-enough',
  'pass-too-early',
  'nobody-exposed',
  'chain-open',
  'nothing-done',
  // Key's Corners
  'does-not-continue',
  'pile-complete',
  'fill-first',
  'fill-from-hand',
  'not-discard-top',
  'wild-needs-name',
  'note-has-name',
  'not-a-foundation',
  'same-pile',
  'empty-pile',
  'too-many',
  'only-whole',
  'not-longer',
  'stack-stays',
  'too-high',
  'discard-only-play',
  'card-fits-pile',
  'wild-fits',
  'move-first',
  'play-first',
  // Go Fish, Old Maid, Memory
  'pitch-not-held',
  'ask-yourself',
  'no-such-position',
  'card-gone',
  'lies-up',
  // the table
  'nothing-to-undo',
  'call-late',
  'time-up',
  'wrong-key',
  'already-seated',
  'unknown-version',
  'bad-notation',
  'bad-message',
  'too-big',
  'too-fast',
  'not-seated',
  'not-started',
  'not-over',
  'not-kept',
  'server-error',
  'unknown-match',
  'earlier-rules',
  'not-found',
  'seat-taken',
  'no-typesetter',
  'wrong-origin',
  'websocket-only',
  'unreachable',
] as const;

export type Reason = (typeof REASONS)[number];

export const FAULTS = [
  'wrong-letter',
  'card-without-letter',
  'mixed-pitches',
  'whole-after-half',
  'wrong-pitch',
  'wrong-pitch-said',
] as const;

export type Fault = (typeof FAULTS)[number];

export function isReason(text: string): text is Reason {
  return (REASONS as readonly string[]).includes(text);
}

export function isFault(text: string): text is Fault {
  return (FAULTS as readonly string[]).includes(text);
}
