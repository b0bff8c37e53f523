/** A MIDI keyboard: raw Web MIDI, notes only. Asks the browser for leave when it begins. */

import { noteOfKey, type Note } from '../music/notes';
import type { WayState } from '../settings/input-ways';

export interface MidiEars {
  readonly state: (state: WayState) => void;
  readonly played: (note: Note) => void;
  /** A key was let go. */
  readonly released?: (note: Note) => void;
}

const NOTE_ON = 0x90;
const NOTE_OFF = 0x80;

/** The key that a message strikes; null when it is anything else (a key let go may come as a stroke without force). */
export function struckKey(data: ArrayLike<number> | null): number | null {
  const [status = 0, key = 0, force = 0] = Array.from(data ?? []);
  return (status & 0xf0) === NOTE_ON && force > 0 ? key : null;
}

/** The key that a message lets go; null when it is anything else. */
export function releasedKey(data: ArrayLike<number> | null): number | null {
  const [status = 0, key = 0, force = 0] = Array.from(data ?? []);
  const kind = status & 0xf0;
  return kind === NOTE_OFF || (kind === NOTE_ON && force === 0) ? key : null;
}

/** Listen to every keyboard that is there or comes. Returns how to stop. */
export function listenToMidi(ears: MidiEars): () => void {
  let access: MIDIAccess | null = null;
  let stopped = false;

  function look(): void {
    if (!access || stopped) return;
    const names: string[] = [];
    for (const input of access.inputs.values()) {
      if (input.state === 'disconnected') continue;
      names.push(input.name ?? '');
      input.onmidimessage = hear;
    }
    ears.state(names.length > 0 ? { kind: 'on', name: names.filter((name) => name !== '').join(', ') } : { kind: 'none' });
  }

  function hear({ data }: MIDIMessageEvent): void {
    if (stopped) return;
    const [struck, released] = [struckKey(data), releasedKey(data)];
    if (struck !== null) ears.played(noteOfKey(struck));
    if (released !== null) ears.released?.(noteOfKey(released));
  }

  async function ask(): Promise<void> {
    if (!('requestMIDIAccess' in navigator)) {
      ears.state({ kind: 'unsupported' });
      return;
    }
    ears.state({ kind: 'asking' });
    try {
      const given = await navigator.requestMIDIAccess({ sysex: false });
      if (stopped) return;
      access = given;
      access.onstatechange = look;
      look();
    } catch {
      if (!stopped) ears.state({ kind: 'refused' });
    }
  }

  void ask();
  return () => {
    stopped = true;
    if (!access) return;
    access.onstatechange = null;
    for (const input of access.inputs.values()) input.onmidimessage = null;
  };
}
