/** English, and the shape of every language. One file for each part of the page. */

import { app } from './app';
import { common } from './common';
import { home } from './home';
import { keys_corners } from './keys_corners';
import { paper } from './paper';
import { room } from './room';
import { setup } from './setup';
import { together } from './together';
import { tools } from './tools';

export const words = {
  app,
  common,
  home,
  keys_corners,
  paper,
  room,
  setup,
  together,
  tools,
};

export type Words = typeof words;
