/** How far this browser is on the path for newcomers. */

import { hasFinished } from '../browser/finished-games';
import { hasReached } from '../browser/path-stops';
import type { Finished } from './stops';

export const FINISHED: Finished = { game: hasFinished, other: hasReached };
