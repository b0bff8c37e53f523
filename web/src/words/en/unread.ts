/** Texts that cannot be read. */

import type { Facts } from '../tell';

/** In a sentence; empty where the server's own, which is English, is to stand. */
export const unread: (facts: Facts) => string = () => '';

/** Before the server's own sentence. */
export const unreadable = '';
