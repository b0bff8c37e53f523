/** Français. */

import type { Words } from '../en';
import { app } from './app';
import { common } from './common';
import { home } from './home';
import { keys_corners } from './keys_corners';
import { paper } from './paper';
import { room } from './room';
import { setup } from './setup';
import { together } from './together';
import { tools } from './tools';

export const words: Words = {
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
