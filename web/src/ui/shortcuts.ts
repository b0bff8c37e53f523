/** Keyboard shortcuts of the table, ignored while the player types or a dialog is open. The settings can switch off all but Esc. */

import { settings } from '../settings/settings.svelte';
import { hasModifier } from './arrow-keys';

/** By `KeyboardEvent.key`, letters in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

export interface More {
  /** Handles keys before all others; returns true when the key was used. */
  readonly press?: (event: KeyboardEvent) => boolean;
  /** Handles letters without a shortcut of their own, in upper case. */
  readonly letter?: (letter: string) => void;
  /** Handles keys by physical position, such as `Digit1`; returns true when the key was used. */
  readonly place?: (code: string) => boolean;
}

export function onShortcut(keys: Shortcuts, more: More = {}): (event: KeyboardEvent) => void {
  return (event) => {
    if (hasModifier(event) || event.repeat || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    if (!settings.shortcuts && event.key.length === 1) return;
    if (more.press?.(event)) {
      event.preventDefault();
      return;
    }
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) act();
    else if (more.place?.(event.code)) event.preventDefault();
    else if (/^[a-z]$/i.test(event.key)) more.letter?.(event.key.toUpperCase());
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
}
