/** Steps. */

import type { GameWords } from '../shapes';
import { either } from '../tell';
import { counts, or } from './grammar';
import { note } from '../notes';
import { rules } from './rules_steps';
import { shedding } from './shedding';

const about: GameWords = {
  title: 'Steps',
  subtitle: '',
  tagline: 'Climb the clock by half and whole steps.',
  aim: () => 'Each card lies a half or a whole step above the last. The first to have no cards wins.',
  rules,
  keys: [
    [['H'], 'say “half step”'],
    [['W'], 'say “whole step”'],
    [['1', '…', '='], 'for a wild: its clock number, with the twelve keys of the top row'],
    [['N'], 'done (next player)'],
    ...shedding.keys,
  ],
  options: {
    reference_cards: {
      label: 'Chromatic Scale cards beside the table',
      help: 'To look things up; four wilds stay in the deck.',
    },
    mistake_ends_turn: shedding.mistakeEndsTurn,
    free_draw: shedding.freeDraw,
  },
  score: counts.cards,
};

export const steps = {
  about,
  half: 'Half step',
  whole: 'Whole step',
  sayStep: 'Say the step',
  /** In a speech bubble: what was said with a play. */
  said: (step: string | null | undefined, pitch: string | null | undefined) =>
    [...(step ? [step === 'half' ? 'half step' : 'whole step'] : []), ...(pitch ? [note(pitch)] : [])].join(', '),
  plays: 'plays',
  clock: 'Clock of the Chromatic Scale: say the pitch of a wild',
  sayPitch: (names: readonly string[], hour: number, onTop: boolean) =>
    `Say the pitch ${or(names.map(note))}, clock number ${String(hour)}${onTop ? ', on top now' : ''}`,
  onTop: (names: readonly string[], hour: number) => `On top: ${either(names)}, clock number ${String(hour)}`,
  wildOnTop: 'A wild lies on top',
  wildOnTopBegin: 'A wild lies on top: begin anywhere',
  another: 'Another half step, or done?',
  choose: 'Choose one or more cards, then say the step.',
  sayBoth: 'Say the step, and tap the clock for the pitch of your wild.',
  nowSay: 'Now say it: a half step or a whole step?',
  whichPitch: 'Which pitch is your wild? Tap it on the clock.',
  anyPitch: 'Any pitch will do to begin: play it.',
  onlyWild: 'Only a wild needs its pitch said: say the step.',
  playChosen: 'Play the chosen cards',
  reference: 'Reference',
  chromaticScale: 'The Chromatic Scale',
};
