/** English, and the shape of every language. One file for each part of the page. */

import { app } from './app';
import { common } from './common';
import { distance } from './distance';
import { go_fish } from './go_fish';
import { home } from './home';
import { keys_corners } from './keys_corners';
import { memory } from './memory';
import { old_maid } from './old_maid';
import { paper } from './paper';
import { room } from './room';
import { setup } from './setup';
import { shedding } from './shedding';
import { steps } from './steps';
import { together } from './together';
import { tools } from './tools';

export const words = {
  app,
  common,
  distance,
  go_fish,
  home,
  keys_corners,
  memory,
  old_maid,
  paper,
  room,
  setup,
  shedding,
  steps,
  together,
  tools,
};

export type Words = typeof words;
