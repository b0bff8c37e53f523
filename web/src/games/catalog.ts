/** The games' emblems: `Emblem.svelte` in the game's folder, else the generic emblem. Their tables are loaded later (registry.ts). */

import type { Component } from 'svelte';
import GenericEmblem from './generic/Emblem.svelte';

const EMBLEMS = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default', eager: true });

/** The emblem of a game. */
export function emblemOf(game: string): Component {
  return EMBLEMS[`./${game}/Emblem.svelte`] ?? GenericEmblem;
}
