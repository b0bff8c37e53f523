/** All texts and their variables. Made from the English ones by check_texts.py: do not edit. */

// prettier-ignore
export const AREAS = ['common', 'distance_rules', 'events', 'input', 'lessons', 'music', 'refusals', 'review', 'settings', 'table'] as const;
export type Area = (typeof AREAS)[number];

// prettier-ignore
export interface Messages {
  'common-seat': { readonly number: string | number };
  'common-cards': { readonly count: number };
  'common-call-rules': { readonly penalty: number };
  'common-space': { readonly space: 'E' | 'N' | 'NE' | 'NW' | 'S' | 'SE' | 'SW' | 'W' | 'none' };
  'common-space-at': { readonly space: 'E' | 'N' | 'NE' | 'NW' | 'S' | 'SE' | 'SW' | 'W' | 'none' };
  'common-space-onto': { readonly space: 'E' | 'N' | 'NE' | 'NW' | 'S' | 'SE' | 'SW' | 'W' | 'none' };
  'common-space-off': { readonly space: 'E' | 'N' | 'NE' | 'NW' | 'S' | 'SE' | 'SW' | 'W' | 'none' };
  'distance_rules-lead': { readonly interval: number };
  'distance_rules-turn.body': { readonly draws: string | number };
  'distance_rules-mistakes': { readonly mistake_ends_turn: string | number };
  'distance_rules-mistakes.body': { readonly mistake_ends_turn: 'no' | 'yes'; readonly penalty: string | number };
  'distance_rules-call.body': { readonly penalty: number };
  'events-cards': { readonly card: string; readonly count: number };
  'events-unseen': { readonly count: number };
  'events-wild-as': { readonly note: string | number };
  'events-whom': { readonly target: string | number; readonly whom: 'other' | 'you' };
  'events-dealt': { readonly starter: string };
  'events-ended': { readonly blocked: 'no' | 'yes'; readonly winner: string | number };
  'events-drew': { readonly cards: string | number; readonly name: string | number; readonly who: 'other' | 'you' };
  'events-finished': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-skipped': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-undone': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-played': { readonly cards: string | number; readonly name: string | number; readonly said: string | number; readonly who: 'other' | 'you' };
  'events-played.brief': { readonly cards: string | number; readonly name: string | number; readonly who: 'other' | 'you' };
  'events-passed': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-penalized': { readonly cards: string | number; readonly name: string | number; readonly who: 'other' | 'you' };
  'events-called': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-called.safe': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-caught': { readonly name: string | number; readonly target: string | number; readonly who: 'other' | 'you'; readonly whom: 'other' | 'you' };
  'events-reshuffled': { readonly count: number };
  'events-placed': { readonly cards: string | number; readonly name: string | number; readonly to_onto: string | number; readonly who: 'other' | 'you' };
  'events-placed.discard': { readonly cards: string | number; readonly name: string | number; readonly to_onto: string | number; readonly who: 'other' | 'you' };
  'events-moved': { readonly cards: string | number; readonly from_off: string | number; readonly name: string | number; readonly to: string | number; readonly to_onto: string | number; readonly who: 'other' | 'you' };
  'events-discarded': { readonly cards: string | number; readonly name: string | number; readonly who: 'other' | 'you' };
  'events-book-of': { readonly kind: 'scale' | 'stack'; readonly note: string | number };
  'events-book': { readonly kind: 'scale' | 'stack'; readonly name: string | number; readonly note: string | number; readonly points: number; readonly to_at: string | number; readonly who: 'other' | 'you' };
  'events-asked': { readonly name: string | number; readonly note: string | number; readonly target: string | number; readonly who: 'other' | 'you'; readonly whom: 'other' | 'you' };
  'events-given': { readonly cards: string | number; readonly name: string | number; readonly target: string | number; readonly who: 'other' | 'you'; readonly whom: 'other' | 'you' };
  'events-fished': { readonly cards: string | number; readonly name: string | number; readonly who: 'other' | 'you' };
  'events-fished.lucky': { readonly cards: string | number; readonly name: string | number; readonly who: 'other' | 'you' };
  'events-fished.empty': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-book-laid': { readonly name: string | number; readonly note: string | number; readonly who: 'other' | 'you' };
  'events-pair': { readonly card: string | number; readonly name: string | number; readonly who: 'other' | 'you' };
  'events-fanned': { readonly cards: string | number; readonly name: string | number; readonly who: 'other' | 'you' };
  'events-took': { readonly card: string | number; readonly name: string | number; readonly target: string | number; readonly who: 'other' | 'you'; readonly whom: 'other' | 'you' };
  'events-went-out': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-flipped': { readonly card: string | number; readonly name: string | number; readonly place: number; readonly who: 'other' | 'you' };
  'events-turned-back': { readonly card: string | number; readonly other: string | number };
  'events-away': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-back': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-time-up': { readonly name: string | number; readonly who: 'other' | 'you' };
  'events-race': { readonly by: number; readonly name: string | number; readonly target: string | number; readonly who: 'other' | 'you'; readonly whom: 'other' | 'you' };
  'events-race.brief': { readonly name: string | number; readonly target: string | number; readonly who: 'other' | 'you'; readonly whom: 'other' | 'you' };
  'input-hint': { readonly examples: string; readonly suggestions: string };
  'input-expected': { readonly expected: 'card-face' | 'card-name' | 'chord' | 'chord-kind' | 'chord-symbol' | 'formula' | 'half-steps' | 'instrument' | 'interval' | 'key' | 'letter' | 'line' | 'mode' | 'name-system' | 'note' | 'note-or-chord' | 'note-or-interval' | 'offered-scale' | 'question-interval' | 'question-kind' | 'root' | 'scale' | 'scale-chord-or-notes' | 'scale-kind' | 'signature' | 'step' | 'tonic' };
  'input-not-understood': { readonly examples: string; readonly expected: 'card-face' | 'card-name' | 'chord' | 'chord-kind' | 'chord-symbol' | 'formula' | 'half-steps' | 'instrument' | 'interval' | 'key' | 'letter' | 'line' | 'mode' | 'name-system' | 'note' | 'note-or-chord' | 'note-or-interval' | 'offered-scale' | 'question-interval' | 'question-kind' | 'root' | 'scale' | 'scale-chord-or-notes' | 'scale-kind' | 'signature' | 'step' | 'tonic'; readonly input: string; readonly number: string; readonly part: string | number; readonly suggestions: string };
  'input-no-notes': { readonly examples: string; readonly suggestions: string };
  'input-wrong-formula-sum': { readonly examples: string; readonly part: string | number; readonly suggestions: string; readonly total: number };
  'input-formula-too-short': { readonly examples: string; readonly least: number; readonly most: number; readonly part: string | number; readonly suggestions: string };
  'input-too-many-accidentals-in-key': { readonly examples: string; readonly most: number; readonly part: string | number; readonly suggestions: string; readonly total: number };
  'input-only-one-octave': { readonly part: string | number };
  'input-higher-note-first': { readonly part: string | number };
  'input-off-staff': { readonly least: number; readonly most: number; readonly part: string | number };
  'input-beyond-midi': { readonly part: string | number };
  'input-too-many-accidentals': { readonly part: string | number };
  'input-line-too-long': { readonly most: number; readonly total: number };
  'input-not-midi-keys': { readonly examples: string; readonly most: number; readonly part: string | number; readonly suggestions: string };
  'input-wrong-number-of-keys': { readonly most: number; readonly total: number };
  'input-no-such-question': { readonly most: number; readonly part: string | number };
  'input-not-a-seed': { readonly most: number; readonly part: string | number };
  'input-too-few-scales': { readonly least: number };
  'lessons-said': { readonly name: string | number; readonly said: string | number; readonly who: 'other' | 'you' };
  'lessons-said-step': { readonly step: 'half' | 'whole' };
  'lessons-interval-above': { readonly from: string | number; readonly interval: number; readonly path: string | number; readonly to: string | number };
  'lessons-not-interval-above': { readonly interval: number; readonly last: string | number };
  'lessons-without-letter': { readonly cards: string | number; readonly count: number; readonly letter: string | number };
  'lessons-but-without-letter': { readonly cards: string | number; readonly count: number; readonly letter: string | number; readonly why: string | number };
  'lessons-mixed-pitches': { readonly pitches: string | number };
  'lessons-step-above': { readonly needed: string | number; readonly step: 'half' | 'whole'; readonly top: string | number };
  'lessons-cards-are': { readonly needed: string | number };
  'lessons-played': { readonly half_steps: number; readonly pitch: string | number; readonly top: string | number };
  'lessons-not-step-above': { readonly cards: string | number; readonly count: number; readonly step: 'half' | 'whole'; readonly top: string | number };
  'lessons-wild-must-be': { readonly pitch: string | number; readonly why: string | number };
  'lessons-wild-cannot-be': { readonly pitch: string | number };
  'lessons-more-wrong-letter': { readonly counting: string; readonly interval: number };
  'lessons-counted': { readonly letter: string | number; readonly number: number };
  'lessons-more-wrong-pitch': { readonly hour: string };
  'lessons-picture-counted': { readonly notes: string | number };
  'lessons-picture-said': { readonly notes: string | number };
  'lessons-picture-played': { readonly notes: string | number };
  'music-interval': { readonly interval: number };
  'music-an-interval': { readonly interval: number };
  'music-a-step': { readonly step: 'half' | 'whole' };
  'music-a-step-away': { readonly step: 'half' | 'whole' };
  'refusals-not-your-turn': { readonly turn: string | number };
  'refusals-card-not-held': { readonly cards: string | number; readonly count: number };
  'refusals-say-too-little': { readonly word: 'pitch' | 'step' };
  'refusals-say-too-much': { readonly word: 'pitch' | 'step' };
  'refusals-card-fits': { readonly count: number };
  'refusals-pass-too-early': { readonly draws: number };
  'refusals-does-not-continue': { readonly degree: number; readonly note: string | number; readonly place: 'first' | 'next' | 'plain' | 'stack'; readonly to: string | number; readonly to_onto: string | number; readonly top: string | number; readonly wants: string | number };
  'refusals-does-not-continue.brief': { readonly to_onto: string | number };
  'refusals-pile-complete': { readonly to_at: string | number; readonly top: string | number };
  'refusals-fill-first': { readonly gaps: string | number; readonly gaps_onto: string | number };
  'refusals-note-has-name': { readonly card: string | number };
  'refusals-empty-pile': { readonly from_at: string | number };
  'refusals-too-many': { readonly from_at: string | number; readonly height: number };
  'refusals-only-whole': { readonly height: number };
  'refusals-not-longer': { readonly height: number; readonly sum: number };
  'refusals-stack-stays': { readonly note: string | number };
  'refusals-too-high': { readonly most: number; readonly sum: number };
  'refusals-card-fits-pile': { readonly card: string | number; readonly to_onto: string | number };
  'refusals-move-first': { readonly from: string | number; readonly from_off: string | number; readonly to: string | number; readonly to_onto: string | number };
  'refusals-pitch-not-held': { readonly pitch: string | number };
  'refusals-call-late': { readonly by: number; readonly name: string | number; readonly who: 'other' | 'you' };
  'refusals-not-started': { readonly free: number };
  'review-title': { readonly game: string | number };
  'review-place': { readonly moves: string | number; readonly place: string | number };
  'review-card': { readonly card: string | number; readonly position: string | number; readonly state: 'down' | 'gone' | 'seen' };
  'review-again.help': { readonly name: string | number };
  'settings-percent': { readonly percent: number };
  'table-turn': { readonly name: string | number; readonly who: 'other' | 'you' };
  'table-wins': { readonly name: string | number; readonly who: 'other' | 'you' };
  'table-share': { readonly names: string | number; readonly who: 'other' | 'you' };
  'table-score': { readonly name: string | number; readonly score: string | number };
  'table-you-have': { readonly count: number };
  'table-stock': { readonly count: number };
  'table-discard-pile': { readonly count: number; readonly top: string | number };
}

/** Texts without variables. */
// prettier-ignore
export type Plain = | 'common-settings' | 'common-hear' | 'distance_rules-counting' | 'distance_rules-counting.body' | 'distance_rules-turn' |
  'distance_rules-call' | 'events-chromatic-scale' | 'events-question-mark' | 'events-old-maid' | 'events-penalized.empty' |
  'input-different-mode' | 'input-several-targets' | 'input-original-key-missing' | 'input-direction-not-allowed' |
  'lessons-whole-after-half' | 'lessons-wrong' | 'lessons-more-card-without-letter' | 'lessons-more-mixed-pitches' |
  'lessons-more-whole-after-half' | 'lessons-more-wrong-pitch-said' | 'lessons-more-scale' | 'lessons-picture-ring' |
  'lessons-picture-clock' | 'lessons-picture-staff' | 'lessons-picture-keys' | 'lessons-count-again' | 'lessons-hear-right' |
  'lessons-hear-wrong' | 'refusals-game-over' | 'refusals-not-your-turn.brief' | 'refusals-no-such-seat' | 'refusals-chance-first' |
  'refusals-chance-out-of-place' | 'refusals-wrong-cards' | 'refusals-card-not-held.brief' | 'refusals-that-wild' | 'refusals-card-twice' |
  'refusals-no-card' | 'refusals-not-in-this-game' | 'refusals-nothing-to-draw' | 'refusals-drawn-enough' | 'refusals-pass-too-early.brief'
  | 'refusals-pass-too-early.fits' | 'refusals-nobody-exposed' | 'refusals-chain-open' | 'refusals-nothing-done' |
  'refusals-pile-complete.brief' | 'refusals-fill-first.brief' | 'refusals-fill-from-hand' | 'refusals-not-discard-top' |
  'refusals-wild-needs-name' | 'refusals-note-has-name.brief' | 'refusals-not-a-foundation' | 'refusals-same-pile' |
  'refusals-too-many.brief' | 'refusals-only-whole.brief' | 'refusals-not-longer.brief' | 'refusals-stack-stays.brief' |
  'refusals-too-high.brief' | 'refusals-discard-only-play' | 'refusals-card-fits-pile.brief' | 'refusals-wild-fits' |
  'refusals-move-first.brief' | 'refusals-play-first' | 'refusals-pitch-not-held.brief' | 'refusals-ask-yourself' |
  'refusals-no-such-position' | 'refusals-card-gone' | 'refusals-lies-up' | 'refusals-nothing-to-undo' | 'refusals-call-late.brief' |
  'refusals-time-up' | 'refusals-wrong-key' | 'refusals-already-seated' | 'refusals-unknown-version' | 'refusals-bad-notation' |
  'refusals-bad-message' | 'refusals-too-big' | 'refusals-too-fast' | 'refusals-not-seated' | 'refusals-not-started.brief' |
  'refusals-not-over' | 'refusals-not-kept' | 'refusals-server-error' | 'refusals-unknown-match' | 'refusals-not-found' |
  'refusals-earlier-rules' | 'refusals-seat-taken' | 'refusals-no-typesetter' | 'refusals-wrong-origin' | 'refusals-websocket-only' |
  'refusals-unreachable' | 'review-loading' | 'review-not-over' | 'review-not-over.help' | 'review-to-table' | 'review-steps' |
  'review-first' | 'review-previous' | 'review-next' | 'review-last' | 'review-keys' | 'review-table' | 'review-board' | 'review-deal' |
  'review-moves' | 'review-undone' | 'review-misplay' | 'review-misplays' | 'review-no-misplays' | 'review-link' | 'review-record-help' |
  'review-again' | 'review-lying' | 'review-say-letter' | 'review-say-step' | 'review-play' | 'review-fits' | 'review-does-not-fit' |
  'settings-kept' | 'settings-reset' | 'settings-names' | 'settings-language' | 'settings-notation' | 'settings-notation-english' |
  'settings-notation-german' | 'settings-notation-solfege' | 'settings-notation-degrees' | 'settings-notation-help' | 'settings-cards' |
  'settings-preview' | 'settings-faces' | 'settings-face-name' | 'settings-face-staff' | 'settings-face-keys' | 'settings-face-clock' |
  'settings-face-sound' | 'settings-faces-help' | 'settings-presets' | 'settings-preset-all' | 'settings-preset-names' |
  'settings-preset-reading' | 'settings-preset-ear' | 'settings-large-cards' | 'settings-looks' | 'settings-palette' |
  'settings-palette-clock' | 'settings-palette-clock.help' | 'settings-palette-tubes' | 'settings-palette-tubes.help' |
  'settings-palette-ink' | 'settings-palette-ink.help' | 'settings-palette-contrast' | 'settings-palette-contrast.help' | 'settings-theme' |
  'settings-theme-system' | 'settings-theme-light' | 'settings-theme-dark' | 'settings-motion' | 'settings-motion-system' |
  'settings-motion-reduced' | 'settings-motion-full' | 'settings-left-handed' | 'settings-left-handed.help' | 'settings-sounds' |
  'settings-sound' | 'settings-volume' | 'settings-piano' | 'settings-answering' | 'settings-answering.help' | 'settings-midi' |
  'settings-microphone' | 'settings-microphone.help' | 'settings-speech' | 'settings-speech.help' | 'settings-not-offered' |
  'settings-practice' | 'table-on-turn' | 'table-over' | 'table-blocked' | 'table-result' | 'table-next-game' | 'table-play-again' |
  'table-another-game' | 'table-review' | 'table-record' | 'table-you' | 'table-away' | 'table-watching' | 'table-own-place' |
  'table-others' | 'table-how-to-win' | 'table-log' | 'table-log.empty' | 'table-announcements' | 'table-hand' | 'table-middle' |
  'table-draw' | 'table-discard-pile.empty' | 'table-actions' | 'table-wrong' | 'table-not-possible' | 'table-why' | 'table-less' |
  'table-close-slip' | 'table-sound' | 'table-shortcuts' | 'table-shortcuts.rules' | 'table-shortcuts.help' | 'table-bubble-passed' |
  'table-bubble-finished' | 'table-bubble-drew' | 'table-bubble-skipped' | 'table-bubble-undone';
