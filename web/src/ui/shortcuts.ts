/** Keys that act from anywhere on the table, unless one is typing or a sheet is open. */

/** By `KeyboardEvent.key`, letters in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

export interface More {
  /** Any letter that has no shortcut of its own, in upper case. */
  readonly letter?: (letter: string) => void;
  /** A key by its place on the keyboard, such as `Digit1`; true when it was one. */
  readonly place?: (code: string) => boolean;
}

export function onShortcut(keys: Shortcuts, more: More = {}): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) act();
    else if (more.place?.(event.code)) event.preventDefault();
    else if (/^[a-z]$/i.test(event.key)) more.letter?.(event.key.toUpperCase());
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
}
