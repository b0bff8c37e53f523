/** The games' emblems; a game without one has the generic emblem. Their tables are loaded later (registry.ts). */

import type { Component } from 'svelte';
import type { Table } from '../wire';
import DistanceEmblem from './distance/Emblem.svelte';
import GenericEmblem from './generic/Emblem.svelte';
import GoFishEmblem from './go_fish/Emblem.svelte';
import CornersEmblem from './keys_corners/Emblem.svelte';
import MemoryEmblem from './memory/Emblem.svelte';
import OldMaidEmblem from './old_maid/Emblem.svelte';
import StepsEmblem from './steps/Emblem.svelte';

const EMBLEMS: Readonly<Partial<Record<Table['game'], Component>>> = {
  distance: DistanceEmblem,
  steps: StepsEmblem,
  keys_corners: CornersEmblem,
  go_fish: GoFishEmblem,
  old_maid: OldMaidEmblem,
  memory: MemoryEmblem,
};

/** The emblem of a game. */
export function emblemOf(game: string): Component {
  return (Object.hasOwn(EMBLEMS, game) && EMBLEMS[game as Table['game']]) || GenericEmblem;
}
