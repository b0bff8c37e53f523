// Made by `npm run wire` from src/musicards/server/match/messages.py. Not to be edited.

export type Level = 'newcomer' | 'beginner' | 'learner' | 'player' | 'strong' | 'expert' | 'random' | 'rule';
export type SeenEvent =
  | Dealt
  | TurnStarted
  | Misplayed
  | Drew
  | Penalized
  | Passed
  | Finished
  | Called
  | Caught
  | Reshuffled
  | Ended
  | Skipped
  | Undone
  | LetterPlayed
  | StepPlayed
  | Placed
  | Moved
  | Discarded
  | BookTaken
  | DrewUp
  | Flipped
  | PairKept
  | TurnedBack
  | Asked
  | Given
  | GoneFishing
  | BookLaid
  | PairLaid
  | Fanned
  | Took
  | WentOut;
export type Fault =
  'wrong-letter' | 'card-without-letter' | 'mixed-pitches' | 'whole-after-half' | 'wrong-pitch' | 'wrong-pitch-said';
export type Table = DistanceTable | StepsTable | CornersTable | MemoryTable | GoFishTable | OldMaidTable;
export type Reason =
  | 'bad-notation'
  | 'bad-message'
  | 'too-big'
  | 'too-fast'
  | 'too-slow'
  | 'not-seated'
  | 'not-host'
  | 'name-fixed'
  | 'table-locked'
  | 'no-person'
  | 'not-started'
  | 'not-stored'
  | 'server-error'
  | 'not-over'
  | 'nothing-to-undo'
  | 'call-late'
  | 'time-up'
  | 'too-long'
  | 'no-help'
  | 'wrong-key'
  | 'key-replaced'
  | 'already-seated'
  | 'seat-taken'
  | 'unknown-match'
  | 'earlier-rules'
  | 'not-found'
  | 'unknown-version'
  | 'no-typesetter'
  | 'wrong-origin'
  | 'wrong-host'
  | 'websocket-only'
  | 'game-over'
  | 'not-your-turn'
  | 'no-such-seat'
  | 'chance-first'
  | 'chance-out-of-place'
  | 'wrong-cards'
  | 'nobody-exposed'
  | 'card-not-held'
  | 'card-twice'
  | 'no-card'
  | 'no-such-position'
  | 'not-in-this-game'
  | 'say-too-little'
  | 'say-too-much'
  | 'card-fits'
  | 'nothing-to-draw'
  | 'drawn-enough'
  | 'pass-too-early'
  | 'chain-open'
  | 'nothing-done'
  | 'does-not-continue'
  | 'pile-complete'
  | 'fill-first'
  | 'fill-from-hand'
  | 'not-discard-top'
  | 'wild-needs-name'
  | 'note-has-name'
  | 'not-a-foundation'
  | 'same-pile'
  | 'empty-pile'
  | 'too-many'
  | 'not-longer'
  | 'stack-stays'
  | 'too-high'
  | 'discard-only-play'
  | 'card-fits-pile'
  | 'wild-fits'
  | 'move-first'
  | 'play-first'
  | 'card-gone'
  | 'face-up'
  | 'pitch-not-held'
  | 'ask-yourself'
  | 'not-two'
  | 'maid-has-no-pair'
  | 'not-a-pair'
  | 'taken-already'
  | 'take-first'
  | 'only-pairs';
export type WrongRule =
  | 'starts-at-zero'
  | 'one-short'
  | 'direction'
  | 'bass-as-treble'
  | 'treble-as-bass'
  | 'third-slip'
  | 'next-place'
  | 'all-letters-whole'
  | 'half-for-whole'
  | 'whole-for-half'
  | 'sharp-lowers'
  | 'one-name-only'
  | 'signature-ignored'
  | 'relative-key'
  | 'no-raised-seventh'
  | 'octave-or-fifth'
  | 'too-small';
export type State = 'new' | 'shaky' | 'today' | 'lasts';
export type QuestionKind =
  | 'letter'
  | 'step'
  | 'place'
  | 'key'
  | 'hour'
  | 'enharmonic'
  | 'signature'
  | 'degree'
  | 'formula'
  | 'quality'
  | 'ear'
  | 'piano'
  | 'scale';
export type Family =
  'letter' | 'step' | 'place' | 'key' | 'hour' | 'enharmonic' | 'signature' | 'degree' | 'formula' | 'quality' | 'ear';
export type ClientMessage = Hello | Act | AskHelp | Ping | Pong | Reading | Hurry;
export type ServerMessage =
  Room | Update | Snapshot | Ack | Help | Refused | Evidence | Turn | Notice | Hands | Ping | Pong;

/**
 * The first message on every connection: what the page has seen already.
 */
export interface Hello {
  type: 'hello';
  seen?: number | null;
}
/**
 * Do something at the table. The page repeats the message, with the same id, until it is answered.
 */
export interface Act {
  type: 'act';
  id: string;
  action: Record<string, unknown>;
}
/**
 * Help me with this move, as far as `step`. The answer is a Help or a Refused.
 */
export interface AskHelp {
  type: 'ask-help';
  step: number;
}
/**
 * Whoever gets it answers at once with a Pong of the same id.
 *
 *     The server measures how far away a page is; a page that does not answer is assumed to be near. The page finds out
 *     whether a connection on which nothing arrives still lives.
 */
export interface Ping {
  type: 'ping';
  id: number;
}
/**
 * The immediate answer to a Ping.
 */
export interface Pong {
  type: 'pong';
  id: number;
}
/**
 * Whether the person reads something, such as the rules or an explanation; meanwhile the computers wait.
 *
 *     Ignored if other people or a turn clock would have to wait too.
 */
export interface Reading {
  type: 'reading';
  on: boolean;
}
/**
 * The computer that is thinking moves now. Ignored if other people sit at the table.
 */
export interface Hurry {
  type: 'hurry';
}
/**
 * The match and its seats; sent on joining and whenever it changes.
 */
export interface Room {
  type: 'room';
  code: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  you: number | null;
  started: boolean;
  over: boolean;
  next: string | null;
  settings: Settings;
  series: Series | null;
  key: string | null;
  host: number | null;
  dealer: number;
  open_seats: number[];
  easier: Level | null;
  harder: Level | null;
  suggested: Record<string, unknown>;
  commitment: string | null;
  secret: string | null;
}
/**
 * One seat and its player.
 */
export interface SeatInfo {
  seat: number;
  kind: 'computer' | 'person';
  name: string;
  level: Level | null;
  taken: boolean;
  here: boolean;
  avatar: number;
  stood_in: boolean;
}
/**
 * Settings of a match that are not rules of the game. Part of NewMatch and of Room.
 */
export interface Settings {
  explain: 'brief' | 'full' | 'off';
  clock: number;
  stand_in: number;
  rounds: number;
  pace: 'calm' | 'fast' | 'instant';
  help: boolean | null;
  first_steps: boolean;
  late_joiners: boolean;
  locked: boolean | null;
  own_names: boolean;
  open_hands: number;
}
/**
 * Which round of a series this match is, and the points so far.
 */
export interface Series {
  round: number;
  rounds: number;
  totals: number[];
  low_wins: boolean;
}
/**
 * A new entry of the log. Versions count up by one; after a gap, the page says hello again.
 */
export interface Update {
  type: 'update';
  version: number;
  happened: SeenEvent[];
  table: Table;
  undo: boolean;
  task: Task | null;
  prompt: DuePrompt | null;
}
/**
 * The cards were dealt.
 */
export interface Dealt {
  starter: string | null;
  type: 'dealt';
}
/**
 * It is `seat`'s turn.
 */
export interface TurnStarted {
  seat: number;
  type: 'turn';
}
/**
 * `seat` played cards that do not fit, or said the wrong word. Everybody saw the cards; they are back in hand.
 */
export interface Misplayed {
  seat: number;
  cards: string[];
  say: {
    [k: string]: string;
  };
  code: Fault;
  facts: {
    /**
     * any JSON value
     */
    [k: string]: unknown;
  };
  answer: string[];
  type: 'misplayed';
}
/**
 * `seat` took the stock's top card.
 */
export interface Drew {
  seat: number;
  card: string | null;
  type: 'drew';
}
/**
 * `seat` took penalty cards, after a misplay or when caught.
 */
export interface Penalized {
  seat: number;
  count: number;
  cards: string[] | null;
  type: 'penalized';
}
/**
 * `seat` ended its turn without a play.
 */
export interface Passed {
  seat: number;
  type: 'passed';
}
/**
 * `seat` ended its turn after its plays.
 */
export interface Finished {
  seat: number;
  type: 'finished';
}
/**
 * `seat` called "Musicards!".
 */
export interface Called {
  seat: number;
  safe: boolean;
  type: 'called';
}
/**
 * `seat` had one card left, had not called, and was caught by `by`.
 */
export interface Caught {
  seat: number;
  by: number;
  type: 'caught';
}
/**
 * The discard pile, except its top card, became the new stock.
 */
export interface Reshuffled {
  count: number;
  type: 'reshuffled';
}
/**
 * The game is over.
 */
export interface Ended {
  winners: number[];
  scores: number[];
  blocked: boolean;
  type: 'ended';
}
/**
 * The turn passed `seat`, which has no cards and nothing to do.
 */
export interface Skipped {
  seat: number;
  type: 'skipped';
}
/**
 * `seat` took back its last play: the table is as it was before. Emitted by the server; not in records.
 */
export interface Undone {
  seat: number;
  type: 'undone';
}
/**
 * `seat` made a right play and said the letter.
 */
export interface LetterPlayed {
  seat: number;
  cards: string[];
  letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  left: number;
  type: 'letter-played';
}
/**
 * `seat` made a right play and said the step.
 */
export interface StepPlayed {
  seat: number;
  cards: string[];
  step: ('half' | 'whole') | null;
  pitch: string | null;
  top_pitch: number;
  left: number;
  type: 'step-played';
}
/**
 * `seat` put a card on a pile or into an empty space.
 */
export interface Placed {
  seat: number;
  card: string;
  source: 'discard' | 'hand';
  to: string;
  name: string;
  type: 'placed';
}
/**
 * `seat` moved cards from a foundation.
 */
export interface Moved {
  seat: number;
  source: string;
  to: string;
  cards: string[];
  names: string[];
  type: 'moved';
}
/**
 * `seat` put a card that fitted nowhere on the discard pile.
 */
export interface Discarded {
  seat: number;
  card: string;
  type: 'discarded';
}
/**
 * `seat` completed a pile and took it.
 */
export interface BookTaken {
  seat: number;
  space: string;
  kind: 'scale' | 'stack';
  cards: string[];
  names: string[];
  points: number;
  type: 'book';
}
/**
 * `seat` drew up to five cards before its turn.
 */
export interface DrewUp {
  seat: number;
  count: number;
  cards: string[] | null;
  type: 'drew-up';
}
/**
 * `seat` turned a card face up.
 */
export interface Flipped {
  seat: number;
  position: number;
  card: string;
  type: 'flipped';
}
/**
 * The two cards are a pair: `seat` keeps them and continues.
 */
export interface PairKept {
  seat: number;
  positions: number[];
  cards: string[];
  type: 'pair-kept';
}
/**
 * The two cards differ: everybody has seen them, and they are face down again.
 */
export interface TurnedBack {
  seat: number;
  positions: number[];
  cards: string[];
  type: 'turned-back';
}
/**
 * `seat` asked another player for a pitch, which shows that it holds one.
 */
export interface Asked {
  seat: number;
  of: number;
  pitch: string;
  hour: number;
  type: 'asked';
}
/**
 * `seat` gave all its cards of the pitch asked for, face up.
 */
export interface Given {
  seat: number;
  to: number;
  cards: string[];
  type: 'given';
}
/**
 * The other player had none of the pitch, so `seat` drew the stock's top card, if there was one.
 */
export interface GoneFishing {
  seat: number;
  of: number;
  pitch: string;
  hour: number;
  card: string | null;
  lucky: boolean;
  drew: boolean;
  type: 'fished';
}
/**
 * `seat` had all four cards of a pitch and laid them down.
 */
export interface BookLaid {
  seat: number;
  hour: number;
  cards: string[];
  type: 'book-laid';
}
/**
 * `seat` had two cards of a pitch and laid them down.
 */
export interface PairLaid {
  seat: number;
  cards: string[];
  type: 'pair-laid';
}
/**
 * `seat` shuffled its hand and holds it out as a fan; only `seat` knows the order.
 */
export interface Fanned {
  seat: number;
  count: number;
  type: 'fanned';
}
/**
 * `seat` took a card from the fan of `of`.
 */
export interface Took {
  seat: number;
  of: number;
  position: number;
  card: string | null;
  type: 'took';
}
/**
 * `seat` has no cards left and is safe.
 */
export interface WentOut {
  seat: number;
  type: 'went-out';
}
/**
 * What the page shows.
 */
export interface DistanceTable extends SheddingTable {
  interval: number;
  letter: string | null;
  game: 'distance';
}
/**
 * The view for the page, in plain JSON values. It does not contain which plays are right.
 */
export interface SheddingTable extends GameTable {
  stock: number;
  discard: string[];
  discard_count: number;
  drawn: number;
}
/**
 * What the table of every game has.
 */
export interface GameTable {
  seat: number | null;
  players: number;
  turn: number | null;
  over: boolean;
  turns: number;
  hand: string[];
  counts: number[];
}
/**
 * What the page shows.
 */
export interface StepsTable extends SheddingTable {
  top_pitch: number | null;
  chain: boolean;
  game: 'steps';
}
/**
 * Everything that the page shows. It does not say which plays would be right.
 */
export interface CornersTable extends GameTable {
  stock: number;
  discard: string[];
  discard_count: number;
  plays: number;
  scale: string[];
  piles: {
    [k: string]: ShownPile;
  };
  books: ShownBook[][];
  scores: number[];
  game: 'keys_corners';
}
/**
 * A pile as the page shows it, bottom first.
 */
export interface ShownPile {
  cards: string[];
  names: string[];
}
/**
 * A book as the page shows it, bottom first.
 */
export interface ShownBook {
  kind: 'scale' | 'stack';
  cards: string[];
}
/**
 * What a screen shows, in plain JSON values; not the cards that were turned back, which players must remember.
 */
export interface MemoryTable extends GameTable {
  board: (string | null)[];
  gone: boolean[];
  pairs: string[][][];
  up: number[];
  game: 'memory';
}
/**
 * What a screen shows, in plain JSON values; nothing that players have to remember or conclude.
 */
export interface GoFishTable extends GameTable {
  stock: number;
  books: number[][];
  game: 'go_fish';
}
/**
 * What a screen shows, in plain JSON values.
 */
export interface OldMaidTable extends GameTable {
  laid: string[][][];
  of: number | null;
  fan: number;
  own_fan: string[] | null;
  find_pairs: boolean;
  taken: boolean;
  game: 'old_maid';
}
/**
 * What the seat on turn has to do or may do now. It tells nothing that a player should find out.
 */
export interface Task {
  name: string;
  facts: {
    /**
     * any JSON value
     */
    [k: string]: unknown;
  };
}
/**
 * How far the player of First steps is. What is asked is empty unless a prompt is due.
 */
export interface DuePrompt {
  state: 'done' | 'due' | 'off' | 'wait';
  done: number;
  total: number;
  prompt: string;
  action: Record<string, unknown>;
  notes: {
    [k: string]: string;
  };
}
/**
 * The whole table: on joining, and when a page has missed more than the server keeps.
 */
export interface Snapshot {
  type: 'snapshot';
  version: number;
  recent: SeenEvent[];
  table: Table;
  undo: boolean;
  task: Task | null;
  prompt: DuePrompt | null;
}
/**
 * The act with this id happened, and is stored.
 */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}
/**
 * Help with the move that is due, as a sensible player would make it, as far as `step`.
 */
export interface Help {
  type: 'help';
  version: number;
  step: number;
  name: string;
  facts: Record<string, unknown>;
  action: Record<string, unknown> | null;
}
/**
 * The message asked for something impossible, or made no sense. Nothing has changed.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  reason: Reason;
  facts: Record<string, unknown>;
  text: string;
  prompt: DuePrompt | null;
}
/**
 * What acts of yours say about what you know; sent to the page that acted, and only once.
 */
export interface Evidence {
  type: 'evidence';
  pieces: EvidenceBody[];
}
/**
 * What one act says about what the person knows, as `learning.evidence.Evidence`.
 */
export interface EvidenceBody {
  at: number;
  atom: string;
  right: boolean;
  said: string;
  chance: number;
  aided: boolean;
  ms: number | null;
  source: string;
  weight: number;
  rules: WrongRule[];
}
/**
 * Whose turn it is, and how long it may still take. Sent after hello, and when the turn passes or is taken over.
 */
export interface Turn {
  type: 'turn';
  seat: number | null;
  remaining: number | null;
}
/**
 * Something that happened but is not in the log, sent to everybody. Fields that a kind does not use are None.
 *
 *     away: a computer plays for `seat`; back: the person plays again; time-up: a computer finishes this one turn;
 *     joined: a person has taken over a computer's `seat`; host: the person in `seat` is now the host; closed: the host
 *     has closed the table, and the server closes the connection;
 *     race: `first` and `second` called "Musicards!", and `first` was earlier, `by` milliseconds.
 */
export interface Notice {
  type: 'notice';
  kind: 'away' | 'back' | 'closed' | 'host' | 'joined' | 'race' | 'time-up';
  seat: number | null;
  first: number | null;
  second: number | null;
  by: number | null;
}
/**
 * All hands as they were some time ago, if the settings let those who watch see them. Players do not get it.
 */
export interface Hands {
  type: 'hands';
  hands: string[][];
}
/**
 * Something that players of a game can do, so that a page can offer it without knowing the game.
 */
export interface ActionInfo {
  do: string;
  fields: string[];
}
/**
 * POST /api/learning/add: what another device knows of the person. The answer is Observed.
 */
export interface AddLearner {
  learner: string;
  other: string;
  now: number;
}
/**
 * POST /api/matches/CODE/again: what differs from this match.
 */
export interface Again {
  options?: Record<string, unknown>;
  level?: Level | null;
}
/**
 * POST /api/learning/answer: an answer to a question.
 */
export interface AnswerItem {
  learner: string;
  item: string;
  answer: string;
  now: number;
  ms?: number | null;
  aided?: boolean;
}
/**
 * The answer to AnswerItem.
 */
export interface Answered {
  judged: JudgedBody;
  learner: string;
  changes: Change[];
  contrast: ItemBody | null;
}
/**
 * What can be said about an answer, as `learning.Judged`.
 */
export interface JudgedBody {
  right: boolean;
  wanted: string;
  said: string;
  rules: WrongRule[];
}
/**
 * An atom whose state has changed.
 */
export interface Change {
  atom: string;
  before: State;
  after: State;
}
/**
 * A question, as `learning.Item`.
 */
export interface ItemBody {
  id: string;
  kind: QuestionKind;
  atoms: string[];
  question: Record<string, unknown>;
  answers: string[];
  chance: number;
}
/**
 * POST /api/matches/CODE/review/VERSION: what if `seat` had done this instead of the entry VERSION?
 */
export interface Attempt {
  seat: number;
  action: Record<string, unknown>;
}
/**
 * What is printed on a card.
 */
export interface CardInfo {
  code: string;
  hour: number | null;
  octave: number | null;
  names: string[];
}
/**
 * POST /api/learning/known: "I know this". It is checked soon. The answer is Observed.
 */
export interface ClaimKnown {
  learner: string;
  atom: string;
  now: number;
}
/**
 * A question of an exercise. GET /api/learning/exercise, with the fields of Exercise, and number.
 *
 *     Lists are separated by commas, naturals is 1; what is left out has its default. POST /api/learning/answer judges it.
 */
export interface ExerciseItem {
  item: ItemBody;
  number: number;
  chosen: Exercise;
  offered: ExerciseOffer;
}
/**
 * What an exercise asks. Made by `read_exercise`.
 */
export interface Exercise {
  kinds: QuestionKind[];
  clef: string;
  low: string;
  high: string;
  naturals: boolean;
  intervals: number[];
  scales: string[];
  length: number;
  limit: number;
  seed: string;
}
/**
 * What can be chosen for an exercise.
 */
export interface ExerciseOffer {
  kinds: QuestionKind[];
  places: string[];
  ranges: {
    [k: string]: string[];
  };
  intervals: number[];
  scales: string[];
  most_questions: number;
  longest_limit: number;
}
/**
 * What a text names. GET /api/tools/found?ask=TEXT, with turn=HALF_STEPS for the same shape on another note.
 *
 *     Or with keys=60,64,67 instead of ask: what these MIDI keys name.
 */
export interface Found {
  sort: 'chord' | 'interval' | 'notes' | 'scale';
  ask: string;
  parts: NameParts;
  tonic: string;
  kind: string;
  aliases: string[];
  notes: FoundNote[];
  formula: number[];
  signature: number | null;
  triads: FoundChord[];
  sevenths: FoundChord[];
  links: FoundLink[];
}
/**
 * A text that can be asked for or typed, and its parts, by which a page names it in its own language.
 */
export interface NameParts {
  sort: 'chord' | 'formula' | 'instrument' | 'interval' | 'key' | 'note' | 'notes' | 'plain' | 'scale';
  text: string;
  tonic: string;
  code: string;
  suffix: string;
  bass: string;
  interval: IntervalParts | null;
}
/**
 * An interval, e.g. a doubly augmented fourth.
 */
export interface IntervalParts {
  quality: 'augmented' | 'diminished' | 'major' | 'minor' | 'perfect';
  times: number;
  number: number;
}
/**
 * One note of the result; the lowest comes first.
 */
export interface FoundNote {
  name: string;
  hour: number;
  key: number;
  degree: string;
}
/**
 * The chord on a degree of a scale.
 */
export interface FoundChord {
  numeral: string;
  symbol: string;
  names: string[];
  parts: NameParts | null;
}
/**
 * Another scale or chord that can be looked up.
 */
export interface FoundLink {
  why: 'mode' | 'parallel' | 'reading' | 'relative' | 'within';
  ask: string;
  parts: NameParts;
}
/**
 * A game that can be chosen.
 */
export interface GameInfo {
  name: string;
  title: string;
  group: 'cards' | 'theory';
  seats: number[];
  options: Record<string, unknown>[];
  numbers: {
    [k: string]: number;
  };
  actions: ActionInfo[];
  first_steps: boolean;
  rules: RulesSection[];
  hands: boolean;
}
/**
 * A section of a game's rules; its texts are by name.
 */
export interface RulesSection {
  name: string;
  cards: string[];
}
/**
 * What is wrong with typed input, as in `errors.InputError`; null where a code has no such fact.
 */
export interface InputProblem {
  code:
    | 'beyond-midi'
    | 'different-mode'
    | 'direction-not-allowed'
    | 'formula-too-short'
    | 'higher-note-first'
    | 'line-too-long'
    | 'no-notes'
    | 'no-such-question'
    | 'not-a-seed'
    | 'not-midi-keys'
    | 'not-understood'
    | 'nothing-to-ask'
    | 'number-out-of-range'
    | 'off-staff'
    | 'only-one-octave'
    | 'original-key-missing'
    | 'several-targets'
    | 'too-many-accidentals'
    | 'too-many-accidentals-in-key'
    | 'wrong-formula-sum'
    | 'wrong-number-of-keys';
  input: string;
  part: string;
  expected:
    | (
        | 'card-name'
        | 'chord'
        | 'chord-kind'
        | 'chord-symbol'
        | 'clef'
        | 'formula'
        | 'half-steps'
        | 'instrument'
        | 'interval'
        | 'key'
        | 'line'
        | 'mode'
        | 'name-system'
        | 'note'
        | 'note-or-chord'
        | 'note-or-interval'
        | 'question-interval'
        | 'question-kind'
        | 'root'
        | 'scale'
        | 'scale-chord-or-notes'
        | 'scale-kind'
        | 'signature'
        | 'staff-place'
        | 'tonic'
      )
    | null;
  suggestions: NameParts[];
  examples: NameParts[];
  number: number | null;
  row: number | null;
  total: number | null;
  least: number | null;
  most: number | null;
}
/**
 * The match and your seat: the answer to NewMatch, Sit and Again.
 */
export interface Joined {
  code: string;
  seat: number | null;
}
/**
 * All that is known of a person.
 */
export interface LearningMap {
  spots: Spot[];
  suspects: Suspect[];
  due: number;
}
/**
 * One atom on the map.
 *
 *     Attributes:
 *         atom: its id.
 *         family: its family.
 *         group: the atoms of the family that are learned alike, such as ``letter:3``.
 *         needs: the ids of what has to be known before.
 *         state: as `Learner.state`.
 *         recall: the probability that an unaided answer is right; guessing counts.
 *         asked: unaided answers, up to 255.
 *         days: days in a row whose first unaided answer was right.
 *         last: when the last unaided answer was, in seconds since 1970; None without one.
 *         due: it was asked before and is now known with less than 0.85 or was missed the last time, or it waits in
 *             `Plan.to_repeat`.
 *         slow: right answers take longer than remembering does.
 *         rules: the wrong rules that the person seems to hold and that give wrong answers here, the likeliest first.
 */
export interface Spot {
  atom: string;
  family: Family;
  group: string;
  needs: string[];
  state: State;
  recall: number;
  asked: number;
  days: number;
  last: number | null;
  due: boolean;
  slow: boolean;
  rules: WrongRule[];
}
/**
 * A wrong rule that the person may hold.
 */
export interface Suspect {
  rule: WrongRule;
  probability: number;
}
/**
 * All that the home page and the table need to know beforehand. GET /api/lobby.
 */
export interface Lobby {
  games: GameInfo[];
  cards: CardInfo[];
  levels: Level[];
  public: boolean;
  keep_days: number | null;
  addresses: string[];
}
/**
 * POST /api/matches/CODE/lock: whether nobody else may sit down.
 */
export interface Lock {
  locked: boolean;
}
/**
 * POST /api/matches/CODE/host: the person in this seat is the host from now on.
 */
export interface NewHost {
  seat: number;
}
/**
 * POST /api/matches. The first person's seat is the sender's.
 */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  name?: string;
  avatar?: number;
  settings?: Settings;
}
/**
 * The player wanted for a seat of a new match: a person or a computer.
 */
export interface SeatWish {
  kind: 'computer' | 'person';
  level?: Level;
  avatar?: number | null;
}
/**
 * POST /api/learning/next: what to ask. The answer is an ItemBody.
 */
export interface NextItem {
  learner: string;
  now: number;
  seed: number;
  families?: Family[];
}
/**
 * POST /api/learning/observe: what happened at tables.
 */
export interface Observe {
  learner: string;
  evidence: EvidenceBody[];
}
/**
 * The answer to Observe, ClaimKnown and AddLearner.
 */
export interface Observed {
  learner: string;
  changes: Change[];
}
/**
 * The body of every HTTP response with a status of 400 or more.
 */
export interface Problem {
  reason: Reason;
  text: string;
  facts: Record<string, unknown>;
  input: InputProblem | null;
}
/**
 * POST /api/learning/map: what the person knows. The answer is a LearningMap.
 */
export interface ReadMap {
  learner: string;
  now: number;
}
/**
 * POST /api/matches/CODE/remove: take the person in this seat out of the match, and lock the table.
 */
export interface Removal {
  seat: number;
}
/**
 * A match that is over, step by step. GET /api/matches/CODE/review.
 */
export interface Review {
  room: Room;
  steps: ReviewStep[];
}
/**
 * One entry of the log, and the table after it with nothing hidden.
 */
export interface ReviewStep {
  version: number;
  at: number;
  entry: Record<string, unknown>;
  undone: boolean;
  events: SeenEvent[];
  hands: string[][];
  table: Table;
}
/**
 * POST /api/matches/CODE/link: the key for a link to the sender's seat, which opens it once, for some `minutes`.
 */
export interface SeatLink {
  key: string;
  minutes: number;
}
/**
 * POST /api/session: what a page sends with each request if its browser keeps no cookies.
 */
export interface Session {
  token: string;
}
/**
 * POST /api/matches/CODE/seats: take a free seat (the first one if no seat is given), or the seat of a key.
 */
export interface Sit {
  seat?: number | null;
  name?: string;
  avatar?: number | null;
  key?: string | null;
}
/**
 * POST /api/learning/match: what to play to practice what is due. The answer is a SuggestedMatch.
 */
export interface SuggestMatch {
  learner: string;
  now: number;
}
/**
 * What the cards show, as the page's setting.
 */
export interface SuggestedFaces {
  name: boolean;
  staff: boolean;
  keys: boolean;
  clock: boolean;
  sound: boolean;
}
/**
 * A match that trains what the person needs, as `learning.suggestion.Suggestion`.
 */
export interface SuggestedMatch {
  game: string;
  options: Record<string, unknown>;
  faces: SuggestedFaces;
  level: Level;
  atoms: string[];
  why: 'due' | 'keep' | 'new';
}
/**
 * What can be chosen rather than typed, the most common first. GET /api/tools/names.
 */
export interface ToolNames {
  scales: string[];
  chords: string[];
  keys: NameParts[];
  instruments: NameParts[];
}
/**
 * A line in another key or for another instrument. GET /api/tools/transposed.
 *
 *     The request has line, and by (with down), or from_key and to_key, or to_instrument and part_for (with from_key);
 *     names is the system the line is written in, and shown that of the answer.
 */
export interface Transposed {
  line: string;
  plain: string;
  key: NameParts | null;
  events: TransposedEvent[];
  sounding: number[][];
}
/**
 * Notes that sound together.
 */
export interface TransposedEvent {
  names: string[];
  keys: number[];
  symbol: NameParts | null;
  bar: boolean;
}
/**
 * The result of an attempt. Nothing has changed.
 */
export interface Tried {
  events: SeenEvent[];
  refused: Refused | null;
}
/**
 * The answer to POST /api/handovers, whose body is any text of up to 64 KB, encrypted by the page.
 *
 *     POST /api/handovers/ID sends the text, once, and within ten minutes.
 */
export interface Left {
  id: string;
}
/**
 * What can be printed, and how. GET /api/paper/choices; the first choice of each list is the usual one.
 *
 *     GET /api/paper/PAPER.pdf makes the file, /api/paper/PAPER.png a preview of it: with language, names, palette and
 *     large_print=1; cards also with size, and with faces, separated by commas.
 */
export interface PaperChoices {
  ready: boolean;
  papers: ('cards' | 'reference' | 'rules')[];
  sizes: PaperSize[];
  faces: ('clock' | 'keyboard' | 'name' | 'staff')[];
  names: ('degrees' | 'english' | 'german' | 'solfege')[];
  palettes: ('clock' | 'contrast' | 'ink' | 'suit' | 'tubes')[];
  languages: string[];
}
/**
 * A size of cut cards, in millimeters.
 */
export interface PaperSize {
  name: 'a4-9up' | 'bridge' | 'poker';
  width: number;
  height: number;
}
