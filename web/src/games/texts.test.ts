import { beforeAll, describe, expect, test } from 'vitest';
import languages from '../../../src/musicards/texts/locales/languages.json';
import { eventText, viewOf } from '../match/events';
import { NO_EVENTS, type GameEvents } from '../match/game-events';
import { keepGameInfo } from '../texts/game-info';
import {
  choiceLabel,
  gameAim,
  gameKeys,
  gameRules,
  gameScore,
  gameSubtitle,
  gameTagline,
  gameTitle,
  optionHelp,
  optionLabel,
} from '../texts/games';
import { helpTexts, taskText } from '../texts/help';
import { moreText, saidText, whyText } from '../texts/lessons';
import { note } from '../texts/notes';
import { refusalText, type Reason } from '../texts/refusals';
import { EVENTS, expectSentence, REFUSALS, type GameSamples } from '../texts/samples';
import type { Facts, Voice } from '../texts/tell';
import { useLanguage } from '../texts/use-language';
import type { Fault, GameInfo, SeenEvent } from '../wire';
import { distance } from './distance';
import { samples as distanceSamples } from './distance/samples';
import { goFish } from './go_fish';
import { keysCorners } from './keys_corners';
import { loadView } from './registry';
import { steps } from './steps';

const FILES = import.meta.glob<string>('../../../src/musicards/texts/locales/{en,all}/{*,games/*}.ftl', {
  import: 'default',
  eager: true,
  query: '?raw',
});
const SAMPLES = import.meta.glob<GameSamples>('./*/samples.ts', { import: 'samples', eager: true });
const GAMES = Object.entries(SAMPLES).map(([file, samples]) => [file.split('/')[1] ?? '', samples] as const);

const TEXTS = Object.values(FILES).join('\n');
const REASONS = Array.from(TEXTS.matchAll(/^refusals-([\w-]+) =/gm), ([, reason = '']) => reason);
const WITH_FACTS = [{ refusals: REFUSALS }, ...Object.values(SAMPLES)].flatMap(({ refusals }) => Object.keys(refusals ?? {}));

const NAMES = ['Ann', 'Ben', 'Cleo'];
const voice = (viewer: number | null): Voice => ({ viewer, name: (seat) => NAMES[seat] ?? '' });
const VOICES = [null, 0, 1, 2].map(voice);

const LETTER = distance.misplays.faults['wrong-letter'];
const FAULTS = distanceSamples.faults;

/** Which facts a brief explanation does not have. */
const ANSWERS = ['needed', 'paths'];

const NUMBERS = {
  hand: 7,
  penalty: 2,
  call_penalty: 2,
  draws: 3,
  most_draws: 3,
  scale_points: 10,
  stack_points: 5,
  stack_cards: 4,
  small_hand: 5,
  reference_deck: 52,
};
const MORE_NUMBERS = { few_players: 3, book_cards: 4, naturals: 14, chromatic: 24, full: 54 };
const DECK_NUMBERS = { deck: 54, note_cards: 48, question_marks: 4, chromatic_scales: 2 };
const numbers = { ...NUMBERS, ...MORE_NUMBERS, ...DECK_NUMBERS };

/** The sections whose texts are in the game's own file, and those that The Distance and Steps share. */
const sectionsOf = (name: string): GameInfo['rules'] => {
  const own = Object.keys(FILES).filter((file) => file.endsWith(`/${name}.ftl`));
  const ids = own.flatMap((file) => Array.from((FILES[file] ?? '').matchAll(/^\w+_rules-(?!lead)([\w-]+) =/gm), ([, id]) => id ?? ''));
  const shared = ids.includes('cards') ? [] : name === 'keys_corners' ? ['cards'] : ['cards', 'passing', 'empty', 'call', 'winning'];
  return [...new Set([...ids, ...shared])].map((id) => ({ name: id, cards: [] }));
};
keepGameInfo(GAMES.map(([name]) => ({ name, title: name, seats: [2, 5], numbers, rules: sectionsOf(name), first_steps: 1 })));

function expectRefusals(refusals: GameSamples['refusals'], game: GameEvents): void {
  for (const [reason, samples] of Object.entries(refusals ?? {})) {
    for (const facts of samples) for (const to of VOICES) expectSentence(refusalText({ reason, facts, text: '' }, to, game.variables));
  }
}

function expectEvents(events: GameSamples['events'], game: GameEvents): void {
  for (const event of Object.values(events).flat()) for (const to of VOICES) expectSentence(eventText(event, to, game));
}

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test.each(REASONS.filter((reason) => !WITH_FACTS.includes(reason)))('%s is explained', (reason) => {
    expectSentence(refusalText({ reason, facts: {}, text: '' }, voice(0)));
  });

  test('what happens in any game is worded in whole sentences for every viewer', () => {
    expectEvents(EVENTS, NO_EVENTS);
    expectRefusals(REFUSALS, NO_EVENTS);
  });

  test('two cards that are no pair are named without octaves', async () => {
    const { variables } = await loadView('old_maid');
    const text = refusalText({ reason: 'not-a-pair', facts: { cards: ['C3', 'D4'] }, text: '' }, voice(0), variables);
    expect(text).toContain(note('C'));
    expect(text).toContain(note('D'));
    expect(text).not.toMatch(/\d/);
  });

  describe.each(GAMES)('%s', (game, samples) => {
    const { options } = samples;
    const usual = Object.fromEntries(Object.entries(options).map(([name, [first]]) => [name, first]));

    test('words its events and refusals in whole sentences for every viewer', async () => {
      const view = await loadView(game);
      expect(Object.keys(samples.events).sort()).toEqual(Object.keys(view.events).sort());
      expectEvents(samples.events, view);
      expectRefusals(samples.refusals, view);
    });

    test('lets players speak in words, without signs and bare numbers', async () => {
      const view = await loadView(game);
      for (const event of Object.values({ ...EVENTS, ...samples.events }).flat()) {
        const text = viewOf(event, view)?.bubble?.(event, view)?.text;
        if (text !== undefined) expect(text).toMatch(/^(?!\d)[^×+=_{}]+$/);
      }
    });

    test('explains each misplay in full, in brief and not at all', async () => {
      const { misplays } = await loadView(game);
      expect(Object.keys(samples.faults ?? {}).sort()).toEqual(Object.keys(misplays?.faults ?? {}).sort());
      for (const [code, { say, facts }] of Object.entries(samples.faults ?? {})) {
        const fault = misplays?.faults[code as Fault];
        const brief: Facts = Object.fromEntries(Object.entries(facts).filter(([name]) => !ANSWERS.includes(name)));
        const texts = [facts, brief, {}].map((each) => whyText(fault, each));
        for (const text of texts) expectSentence(text);
        for (const each of [facts, brief]) expectSentence(moreText(fault, each));
        const said = misplays?.said(say) ?? [];
        expect(said.length > 0).toBe(Object.keys(say).length > 0);
        for (const name of said.length > 0 ? [null, 'Ann'] : []) expectSentence(saidText(said, name));
        expect(texts[0]).not.toBe(texts[2]);
        expect(moreText(fault, {})).toBe('');
      }
    });

    test('has prompts', async () => {
      const { variables = () => ({}) } = await loadView(game);
      const texts = samples.tasks.map((task) => taskText(game, task, voice(0), variables));
      for (const text of texts) expectSentence(text);
      expect(new Set(texts).size).toBe(texts.length);
    });

    test('has three steps of help', async () => {
      const { variables = () => ({}) } = await loadView(game);
      for (const help of samples.helps) {
        for (const step of [1, 2, 3]) {
          const texts = helpTexts(game, { ...help, step }, voice(0), variables);
          expect(texts).toHaveLength(Math.min(step, 2));
          for (const text of texts) expectSentence(text);
        }
      }
    });

    test('has its own name in every language, and what else is said about it', () => {
      expect(gameTitle(game).toLowerCase().replace(/\W/g, '')).toMatch(new RegExp(`^(the)?${game.replace('_', '')}$`));
      expect(gameSubtitle(game) === '').toBe(language === 'en');
      for (const text of [gameTagline(game), gameAim(game, usual)]) expectSentence(text);
      expect(new Set([0, 1, 2].map((count) => gameScore(game, count))).size).toBeGreaterThan(1);
    });

    test('has rules with whole sentences for every choice', () => {
      for (const [name, choices] of Object.entries(options)) {
        const texts = choices.map((choice) => gameRules(game, { ...usual, [name]: choice }));
        for (const { lead, sections } of texts) {
          const bodies = sections.flatMap(({ body }) => body.flat());
          expect(sections.every(({ title, body }) => title !== '' && body.length > 0)).toBe(true);
          for (const text of [lead, ...bodies]) expectSentence(text.replaceAll('*', '').replace(/:$/, '.'));
        }
        expect(new Set(texts.map((each) => JSON.stringify(each))).size).toBe(choices.length);
      }
    });

    test('has names for its options and choices, and helps with flags', () => {
      for (const [name, choices] of Object.entries(options)) {
        expect(optionLabel(game, name)).not.toBe(name.replaceAll('_', ' '));
        expect(optionHelp(game, name) === '').toBe(choices[0] !== false && choices[0] !== true);
        for (const choice of choices) {
          if (typeof choice === 'number' || typeof choice === 'string') expect(choiceLabel(game, name, choice)).not.toBe(String(choice));
        }
      }
    });

    test('has keys, each with what it does', () => {
      const keys = gameKeys(game);
      expect(keys.length).toBeGreaterThan(2);
      for (const each of keys) {
        expect(each.keys.every((key) => /^\p{Lu}\p{Ll}*$|^\d$|^[←→↑↓–…=+−]$/u.test(key))).toBe(true);
        expect(each.meaning).toMatch(/^[\p{L}“„«]/u);
      }
    });
  });

  test('counting half steps begins at a note with a name, not only at a number', () => {
    const fault = steps.misplays.faults['wrong-pitch'];
    expect(moreText(fault, { top: 6, needed: 7 })).toContain(`${note('F#')}/${note('Gb')}`);
    expect(moreText(fault, { needed: 7 })).not.toContain(note('F#'));
  });

  test('a brief explanation does not say what would be right', () => {
    expect(whyText(LETTER, { said: 'B', interval: 3, last: ['A'] })).not.toContain(note('C'));
    const brief = { said: { step: 'half' }, top: 5, hours: [7] };
    expect(whyText(steps.misplays.faults['wrong-pitch'], brief)).not.toContain(note('F#'));
  });

  test('a right letter on a card without it is named once', () => {
    const facts = { interval: 2, last: ['F'], needed: ['G'], paths: [['F', 'G']], said: 'G', strays: ['A3'] };
    expect(whyText(distance.misplays.faults['card-without-letter'], facts).split(note('G'))).toHaveLength(2);
  });
});

test.each([
  ['en', 'You play', 'and say', 'Ann plays', 'and says'],
  ['de', 'Du spielst', 'und sagst', 'Ann spielt', 'und sagt'],
  ['fr', 'Tu joues un', 'et dis', 'Ann joue un', 'et dit'],
  ['es', 'Juegas un', 'y dices', 'Ann juega un', 'y dice'],
  ['it', 'Hai giocato un', 'e hai detto', 'Ann gioca un', 'e dice'],
])('in %s “you” and a name take their own verbs', async (language, youPlay, youSay, annPlays, annSays) => {
  await useLanguage(language);
  const event: SeenEvent = { type: 'letter-played', seat: 0, cards: ['F#3'], letter: 'G', left: 3 };
  const quoted: Readonly<Record<string, string>> = { fr: `«\u00a0${note('G')}\u00a0»`, es: `«${note('G')}»`, it: `«${note('G')}»` };
  const said = quoted[language] ?? note('G');
  expect(eventText(event, voice(0), distance)).toBe(`${youPlay} ${note('Gb')} ${youSay} ${said}.`);
  expect(eventText(event, voice(1), distance)).toBe(`${annPlays} ${note('Gb')} ${annSays} ${said}.`);
  expect(eventText({ ...event, cards: ['G3'] }, voice(0), distance), 'a white key says its letter').toBe(`${youPlay} ${note('G')}.`);
});

describe('in English', () => {
  beforeAll(() => useLanguage('en'));
  const said = (reason: Reason, facts: Facts, { variables }: GameEvents): string =>
    refusalText({ reason, facts, text: '' }, voice(0), variables);

  test('a card like the one on top is already there, not the same note as itself', () => {
    const repeated = { said: { step: 'half' }, top: 1, hours: [1] };
    const words = `${note('C#')}/${note('Db')} is already on top: a step must go up.`;
    expect(whyText(steps.misplays.faults['wrong-pitch'], repeated)).toBe(words);
    expect(whyText(steps.misplays.faults['wrong-pitch'], { ...repeated, needed: 2 })).toContain(words);
  });

  test('a number has its noun in the form that goes with it', () => {
    expect(said('pass-too-early', { draws: 1 }, steps)).toBe('You still have to draw 1 card before you pass. Or play a card.');
    expect(said('pass-too-early', { draws: 3 }, steps)).toBe('You still have to draw 3 cards before you pass. Or play a card.');
  });

  test('a right letter with the wrong cards is said to be right first', () => {
    for (const fault of ['card-without-letter', 'mixed-pitches'] as const) {
      expect(whyText(distance.misplays.faults[fault], FAULTS[fault].facts)).toMatch(/^The letter is right\. /);
    }
  });

  test.each([
    [['A3'], 'just one name'],
    [['A3', 'A#3'], 'two names'],
  ])('the reason why the letter is not in the name of %s depends on the keys', (strays, names) => {
    const { more } = distance.misplays.faults['card-without-letter'];
    expect(more({ interval: 2, last: ['F'], needed: ['G'], paths: [['F', 'G']], said: 'G', strays })).toContain(names);
  });

  test('a pile says what it needs, and whether the card is in the scale', () => {
    const facts = { to: 'N', wants: 'F', wants_degree: 2, top: 'Eb', name: 'E', degree: null };
    expect(said('does-not-continue', facts, keysCorners)).toBe(
      `The upper pile needs ${note('F')}, which comes after ${note('Eb')} in the scale. ${note('E')} is not in the scale.`,
    );
    expect(said('does-not-continue', { to: 'N' }, keysCorners)).toBe('That card doesn’t go on the upper pile.');
  });

  test('where a card fits and what can move is said, unless explanations are brief', () => {
    const card = `${note('F#')}/${note('Gb')}`;
    expect(said('card-fits-pile', { card: 'F#3', to: ['N', 'SE'] }, keysCorners)).toBe(
      `You can play ${card} on the upper pile or in the lower right corner.`,
    );
    expect(said('card-fits-pile', { card: 'F#3' }, keysCorners)).toBe('That card can be played.');
    expect(said('move-first', { from: 'N', to: 'SE', count: 2 }, keysCorners)).toMatch(
      /: from the upper pile to the lower right corner\.$/,
    );
    expect(said('move-first', {}, keysCorners)).toMatch(/before your turn ends\.$/);
  });

  test('help says what a wild should be, and which cards move', () => {
    const told = (name: string, facts: Facts): string | undefined =>
      helpTexts('keys_corners', { type: 'help', name, step: 2, facts, version: 1, action: null }, voice(0), keysCorners.variables).at(-1);
    const place = { source: 'hand', to: 'S', note: 'C#' };
    expect(told('place', place)).toBe(`${note('C#')} goes on the lower pile.`);
    expect(told('place', { ...place, as: 'C#' })).toBe(`Put your wild on the lower pile, as ${note('C#')}.`);
    expect(told('move', { from: 'N', to: 'S', count: 1, names: ['A'] })).toBe(`Move ${note('A')} from the upper pile to the lower pile.`);
  });

  test('a missing word and one too many are told apart', () => {
    expect(said('say-too-little', { word: 'pitch' }, steps)).toMatch(/^Say the note too/);
    expect(said('say-too-much', { word: 'step' }, steps)).toMatch(/^No step needed/);
  });

  test('a note that you ask for and do not have is named by both of its names', () => {
    expect(said('pitch-not-held', { pitch: 'Gb' }, goFish)).toMatch(`You don’t have ${note('F#')}/${note('Gb')}:`);
    expect(said('pitch-not-held', { pitch: 'G' }, goFish)).toMatch(`You don’t have ${note('G')}:`);
  });

  test('a misplay is explained by counting letters', () => {
    expect(whyText(LETTER, FAULTS['wrong-letter'].facts)).toBe(
      `A third above ${note('A')} is ${note('C')}: ${['A', 'B', 'C'].map(note).join(', ')}.`,
    );
  });

  test('cards are listed by kind, and counted where they are hidden', () => {
    const cards = ['G3', '?1', 'G4'];
    expect(eventText({ type: 'drew-up', seat: 0, count: 3, cards }, voice(0), keysCorners)).toBe(
      `You draw 2 ${note('G')} cards and a wild.`,
    );
    expect(eventText({ type: 'drew-up', seat: 0, count: 3, cards: null }, voice(1), keysCorners)).toBe('Ann draws 3 cards.');
  });
});
