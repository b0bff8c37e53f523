/** What the scales are called, until music.ftl says it. */

import type { Words } from '../en';
import { kindName, scaleName } from './scales';

export const keys_corners: Words['keys_corners'] = { kindName, scaleName };
