/** What the scales are called, until music.ftl says it. */

import { kindName, scaleName } from './scales';

export const keys_corners = { kindName, scaleName };
