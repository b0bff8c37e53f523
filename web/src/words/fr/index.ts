/** Français. */

import type { Words } from '../en';
import { app } from './app';
import { common } from './common';
import { home } from './home';
import { room } from './room';
import { setup } from './setup';
import { together } from './together';

export const words: Words = {
  app,
  common,
  home,
  room,
  setup,
  together,
};
