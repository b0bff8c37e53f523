/** English, and the shape of every language. One file for each part of the page. */

import { app } from './app';
import { common } from './common';
import { home } from './home';
import { room } from './room';
import { setup } from './setup';
import { together } from './together';

export const words = {
  app,
  common,
  home,
  room,
  setup,
  together,
};

export type Words = typeof words;
