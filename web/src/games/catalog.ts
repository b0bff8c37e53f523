/** The games as one meets them before a table is set: what is said of each, and its picture. Tables come later (registry.ts). */

import type { Component } from 'svelte';
import type { Table } from '../wire';
import type { GameWords } from '../words/shapes';
import { words } from '../words/words.svelte';
import DistanceEmblem from './distance/Emblem.svelte';
import GoFishEmblem from './go_fish/Emblem.svelte';
import CornersEmblem from './keys_corners/Emblem.svelte';
import MemoryEmblem from './memory/Emblem.svelte';
import OldMaidEmblem from './old_maid/Emblem.svelte';
import StepsEmblem from './steps/Emblem.svelte';

export interface GameFace {
  /** What is said of the game, in the language chosen. */
  readonly words: () => GameWords;
  readonly emblem: Component;
}

const FACES: Readonly<Record<Table['game'], GameFace>> = {
  distance: { words: () => words().distance.about, emblem: DistanceEmblem },
  steps: { words: () => words().steps.about, emblem: StepsEmblem },
  keys_corners: { words: () => words().keys_corners.about, emblem: CornersEmblem },
  go_fish: { words: () => words().go_fish.about, emblem: GoFishEmblem },
  old_maid: { words: () => words().old_maid.about, emblem: OldMaidEmblem },
  memory: { words: () => words().memory.about, emblem: MemoryEmblem },
};

/** A game that this page knows; null for another one. */
export function faceOf(game: string): GameFace | null {
  return Object.hasOwn(FACES, game) ? FACES[game as Table['game']] : null;
}
