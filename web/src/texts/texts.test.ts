import { beforeAll, describe, expect, test } from 'vitest';
import languages from '../../../src/musicards/texts/locales/languages.json';
import { note } from './notes';
import { ANSWERS, EVENTS, FAULT_FACTS, HELPS, NOTICES, REASON_FACTS, TASKS } from './samples';
import type { Facts, Voice } from './tell';
import type { Fault, GameInfo, SeenEvent } from '../wire';
import { Catalog } from './catalog';
import { eventText, noticeText } from './events';
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
} from './games';
import { helpTexts, taskText } from './help';
import { moreText, saidText, whyText } from './lessons';
import { refusalText, type Reason } from './refusals';
import { keepGameInfo } from './game-info';
import { blocks } from './rules';
import { and, duration, need, or, t } from './texts.svelte';
import { useLanguage } from './use-language';

const FILES = import.meta.glob<string>('../../../src/musicards/texts/locales/*/*.ftl', { import: 'default', eager: true });
const REFUSALS = FILES['../../../src/musicards/texts/locales/en/refusals.ftl'] ?? '';
const REASONS = Array.from(REFUSALS.matchAll(/^refusals-(?!that-wild)([\w-]+) =/gm), ([, reason]) => reason as Reason);
const FAULTS = Object.keys(FAULT_FACTS) as Fault[];
const NAMES = ['Ann', 'Ben', 'Cleo'];
const voice = (viewer: number | null): Voice => ({ viewer, name: (seat) => NAMES[seat] ?? '' });
const VOICES = [null, 0, 1, 2].map(voice);

/** Each game with its usual options, its other choices, and flags that are explained. */
const GAMES: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  distance: { interval: [2, 3, 4, 5, 6, 7], mistake_ends_turn: [false, true], free_draw: [false, true] },
  steps: { reference_cards: [false, true], mistake_ends_turn: [true, false], free_draw: [false, true] },
  keys_corners: { scale: [{ tonic: 'C', kind: 'major' }] },
  go_fish: { pitches: ['all', 'naturals'] },
  old_maid: { pitches: ['all', 'naturals'], find_pairs: [false, true] },
  memory: { board: ['chromatic', 'naturals', 'full'] },
};

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
  const own = Object.keys(FILES).filter((file) => file.endsWith(`/${name}_rules.ftl`) && /\/(en|all)\//.test(file));
  const ids = own.flatMap((file) => Array.from((FILES[file] ?? '').matchAll(/^\w+_rules-(?!lead)([\w-]+) =/gm), ([, id]) => id ?? ''));
  const shared = ids.includes('cards') ? [] : name === 'keys_corners' ? ['cards'] : ['cards', 'passing', 'empty', 'call', 'winning'];
  return [...new Set([...ids, ...shared])].map((id) => ({ name: id, cards: [] }));
};
keepGameInfo(Object.keys(GAMES).map((name) => ({ name, title: name, seats: [2, 5], numbers, rules: sectionsOf(name), first_steps: true })));

/** A whole sentence that says something: no fact is missing, and no note or code is in it unmarked. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\p{N}\u27e6«„“¿]/u);
  expect(text).toMatch(/[.!?”“»]$/);
  expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\$\{| {2,}|\.\.|,,| [.,]|\bnone\b|\u27e6[-=]?\u27e7/);
  expect(text.replace(/\u27e6[^\u27e7]*\u27e7/g, '')).not.toMatch(/[A-G]#|\w[♯♭]|\b[NS][EW]\b/);
}

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test.each(REASONS)('%s is explained', (reason) => {
    for (const facts of REASON_FACTS[reason] ?? [{}]) {
      for (const to of VOICES) expectSentence(refusalText(reason, facts, to));
    }
  });

  test.each(FAULTS)('%s is explained in full, in brief and not at all', (fault) => {
    const { say, facts } = FAULT_FACTS[fault];
    const brief: Facts = Object.fromEntries(Object.entries(facts).filter(([name]) => !(ANSWERS as readonly string[]).includes(name)));
    const texts = [facts, brief, {}].map((each) => whyText(fault, each));
    for (const text of texts) expectSentence(text);
    for (const each of [facts, brief]) expectSentence(moreText(fault, each));
    for (const name of [null, 'Ann']) expectSentence(saidText(say, name));
    expect(texts[0]).not.toBe(texts[2]);
    expect(moreText(fault, {})).toBe('');
  });

  test('counting half steps begins at a note with a name, not only at a number', () => {
    expect(moreText('wrong-pitch', { top: 6, needed: 7 })).toContain(`${note('F#')}/${note('Gb')}`);
    expect(moreText('wrong-pitch', { needed: 7 })).not.toContain(note('F#'));
  });

  test.each(Object.values(EVENTS).flat())('$type is worded in whole sentences for every viewer', (event) => {
    for (const to of VOICES) expectSentence(eventText(event, to));
  });

  test.each(Object.entries(TASKS))('%s has prompts', (game, tasks) => {
    const texts = tasks.map((task) => taskText(game, task, voice(0)));
    for (const text of texts) expectSentence(text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('prompts fit every way to act: a finger, a mouse, the keyboard and a screen reader', () => {
    const prompts = Object.entries(FILES)
      .filter(([file]) => file.includes(`/${language}/`))
      .flatMap(([, texts]) => texts.match(/^\w+-(?:task|now|pick)-.*(?:\n {4}.*)*/gm) ?? []);
    expect(prompts.length).toBeGreaterThan(25);
    for (const text of prompts) expect(text).not.toMatch(/\b(?:tap|click|press|tippe|klicke|touche|clique|toca|tócal|pulsa|tocca|clicca)/i);
  });

  test.each(Object.entries(HELPS))('%s has three steps of help', (game, helps) => {
    for (const help of helps) {
      for (const step of [1, 2, 3]) {
        const texts = helpTexts(game, { ...help, step }, voice(0));
        expect(texts).toHaveLength(Math.min(step, 2));
        for (const text of texts) expectSentence(text);
      }
    }
  });

  test.each(NOTICES)('the notice $kind is a sentence', (notice) => {
    for (const to of VOICES) expectSentence(noticeText(notice, to));
  });

  test('a brief explanation does not say what would be right', () => {
    const { facts } = FAULT_FACTS['wrong-letter'];
    const brief = { said: facts['said'], interval: facts['interval'], last: facts['last'] };
    expect(whyText('wrong-letter', brief)).not.toContain(note('C'));
    expect(whyText('wrong-pitch', { said: { step: 'half' }, top: 5, hours: [7] })).not.toContain(note('F#'));
  });

  describe.each(Object.entries(GAMES))('%s', (game, options) => {
    const usual = Object.fromEntries(Object.entries(options).map(([name, [first]]) => [name, first]));

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
});

test('in French a sign of two parts has a space before it that does not break', () => {
  for (const [file, text] of Object.entries(FILES)) {
    if (file.includes('/fr/')) expect(text.replace(/\{[^}]*\}/g, '{}')).not.toMatch(/\S [:;?!»](?!\w)|« /);
  }
});

test.each([
  ['en', 'You play', 'and say', 'Ann plays', 'and says'],
  ['de', 'Du spielst', 'und sagst', 'Ann spielt', 'und sagt'],
  ['fr', 'Tu joues', 'et dis', 'Ann joue', 'et dit'],
  ['es', 'Juegas un', 'y dices', 'Ann juega un', 'y dice'],
  ['it', 'Giochi un', 'e dici', 'Ann gioca un', 'e dice'],
])('in %s “you” and a name take their own verbs', async (language, youPlay, youSay, annPlays, annSays) => {
  await useLanguage(language);
  const event: SeenEvent = { type: 'letter-played', seat: 0, cards: ['F#3'], letter: 'G', left: 3 };
  expect(eventText(event, voice(0))).toBe(`${youPlay} ${note('Gb')} ${youSay} ${note('G')}.`);
  expect(eventText(event, voice(1))).toBe(`${annPlays} ${note('Gb')} ${annSays} ${note('G')}.`);
  expect(eventText({ ...event, cards: ['G3'] }, voice(0)), 'a white key says its letter').toBe(`${youPlay} ${note('G')}.`);
});

describe('in English', () => {
  beforeAll(() => useLanguage('en'));
  const said = (reason: Reason, facts: Facts): string => refusalText(reason, facts, voice(0));

  test('a number has its noun in the form that goes with it', () => {
    expect(said('pass-too-early', { draws: 1 })).toBe('Draw 1 card more before you pass, or play.');
    expect(said('pass-too-early', { draws: 2 })).toBe('Draw 2 cards more before you pass, or play.');
  });

  test('a right letter with the wrong cards is said to be right first', () => {
    for (const fault of ['card-without-letter', 'mixed-pitches'] as const) {
      expect(whyText(fault, FAULT_FACTS[fault].facts)).toMatch(/^The letter is right\. /);
    }
  });

  test('a pile says what it needs, and whether the card is in the scale', () => {
    const facts = { to: 'N', wants: 'F', wants_degree: 2, top: 'Eb', name: 'E', degree: null };
    expect(said('does-not-continue', facts)).toBe(
      `The north foundation needs ${note('F')}, which comes after ${note('Eb')} in the scale. ${note('E')} is not in the scale.`,
    );
    expect(said('does-not-continue', { to: 'N' })).toBe('That card doesn’t go on the north foundation.');
  });

  test('a note that you ask for and do not have is named by both of its names', () => {
    expect(said('pitch-not-held', { pitch: 'Gb' })).toMatch(`You don’t have ${note('F#')}/${note('Gb')}:`);
    expect(said('pitch-not-held', { pitch: 'G' })).toMatch(`You don’t have ${note('G')}:`);
  });

  test('whoever called first is named', () => {
    expect(said('call-late', { first: 1, by: 130 })).toBe('Ben called first, by 0.13 seconds.');
  });

  test('a misplay is explained by counting letters', () => {
    expect(whyText('wrong-letter', FAULT_FACTS['wrong-letter'].facts)).toBe(
      `A third above ${note('A')} is ${note('C')}: ${['A', 'B', 'C'].map(note).join(', ')}.`,
    );
  });

  test('cards are listed by kind, and counted where they are hidden', () => {
    const cards = ['G3', '?1', 'G4'];
    expect(eventText({ type: 'drew-up', seat: 0, count: 3, cards }, voice(0))).toBe(`You draw 2 ${note('G')} cards and a wild.`);
    expect(eventText({ type: 'drew-up', seat: 0, count: 3, cards: null }, voice(1))).toBe('Ann draws 3 cards.');
  });

  test('lists are joined as the language joins them', () => {
    expect(and(['A', 'B', 'C'])).toBe('A, B, and C');
    expect(or(['A', 'B'])).toBe('A or B');
  });
});

describe('rules', () => {
  test('have paragraphs and lists', () => {
    expect(blocks('Play _one_ card.\n\n- Draw\n  or pass.\n- Call.\n\nDone.')).toEqual([
      'Play *one* card.',
      ['Draw or pass.', 'Call.'],
      'Done.',
    ]);
  });
});

describe('a catalog', () => {
  const catalog = new Catalog('fr');
  catalog.add(
    'a',
    'a-turn = Tour { INITIAL($name) ->\n    [vowel] d’{ $name }\n   *[other] de { $name }\n }\n    .help = Aide\na-key = { LOWER($tonic) } – { KEY("C") }\n',
  );

  test('knows attributes, and whether a name begins with a vowel', () => {
    expect(catalog.text('a-turn', { name: 'Ada' })).toBe('Tour d’Ada');
    expect(catalog.text('a-turn', { name: 'Ben' })).toBe('Tour de Ben');
    expect(catalog.text('a-turn.help')).toBe('Aide');
  });

  test('marks the tonics of keys', () => {
    expect(catalog.text('a-key', { tonic: '\u27e6=A\u27e7' })).toBe('\u27e6-A\u27e7 – \u27e6=C\u27e7');
  });

  test('knows the order of its messages', () => {
    expect(catalog.ids('a-')).toEqual(['a-turn', 'a-key']);
  });

  test('says which text or variable is missing', () => {
    expect(() => catalog.text('a-nothing')).toThrow('a-nothing');
    expect(() => catalog.text('a-turn', {})).toThrow('a-turn');
  });
});

test.each([
  ['fr', '0 paire'],
  ['es', '0 parejas'],
])('in %s no pairs have the plural form of the language', async (language, text) => {
  await useLanguage(language);
  expect(t('common-pairs', { count: 0 })).toBe(text);
});

test('a time is in minutes when it is whole minutes', async () => {
  await useLanguage('de');
  expect([0, 1, 60, 90, 120].map(duration)).toEqual(['0 Sekunden', '1 Sekunde', '1 Minute', '90 Sekunden', '2 Minuten']);
});

test('a language that is chosen later has the areas that were needed before', async () => {
  await useLanguage('en');
  await need('settings');
  await useLanguage('de');
  expect(t('settings-volume')).toBe('Lautstärke');
});
