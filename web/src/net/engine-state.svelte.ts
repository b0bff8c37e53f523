/** What the page shows about the engine while somebody waits for it. */

export const engineState = $state({
  /** The part that has arrived, from 0 to 1. */
  loaded: 0,
  ready: false,
  /** The games are open in another tab. */
  elsewhere: false,
  /** How many calls and connections wait for an answer. */
  waiting: 0,
  /** The last file has just been cached: from now on the page needs no network. */
  justKept: false,
  /** Reloads the page in the version that is ready; null if there is none. */
  useNewer: null as (() => void) | null,
});
