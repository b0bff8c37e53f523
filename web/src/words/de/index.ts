/** Deutsch. */

import type { Words } from '../en';
import { app } from './app';
import { cards } from './cards';
import { common } from './common';
import { distance } from './distance';
import { events, notices } from './events';
import { go_fish } from './go_fish';
import { home } from './home';
import { input } from './input';
import { keys_corners } from './keys_corners';
import { memory } from './memory';
import { old_maid } from './old_maid';
import { paper } from './paper';
import { pictures } from './pictures';
import { practice } from './practice';
import { questions } from './questions';
import { review } from './review';
import { room } from './room';
import { setup } from './setup';
import { shedding } from './shedding';
import { sound } from './sound';
import { steps } from './steps';
import { table } from './table';
import { together } from './together';
import { tools } from './tools';

export const words: Words = {
  app,
  cards,
  common,
  distance,
  events,
  go_fish,
  home,
  input,
  keys_corners,
  memory,
  notices,
  old_maid,
  paper,
  pictures,
  practice,
  questions,
  review,
  room,
  setup,
  shedding,
  sound,
  steps,
  table,
  together,
  tools,
};
