/** MIDI keyboards through Web MIDI, notes only. Asks the browser for permission at the start. */

import { noteOfKey, type Note } from '../music/notes';
import type { WayState } from '../settings/input-ways';

export interface MidiListener {
  readonly state: (state: WayState) => void;
  readonly played: (note: Note) => void;
  /** Called when a key is released. */
  readonly released?: (note: Note) => void;
}

const NOTE_ON = 0x90;
const NOTE_OFF = 0x80;

/** The key a message presses; null for other messages. A note-on with velocity 0 is a release. */
export function struckKey(data: ArrayLike<number> | null): number | null {
  const [status = 0, key = 0, force = 0] = Array.from(data ?? []);
  return (status & 0xf0) === NOTE_ON && force > 0 ? key : null;
}

/** The key a message releases; null for other messages. */
export function releasedKey(data: ArrayLike<number> | null): number | null {
  const [status = 0, key = 0, force = 0] = Array.from(data ?? []);
  const kind = status & 0xf0;
  return kind === NOTE_OFF || (kind === NOTE_ON && force === 0) ? key : null;
}

/** Listen to all connected keyboards, including those connected later. Returns a function that stops it. */
export function listenToMidi(listener: MidiListener): () => void {
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
    listener.state(names.length > 0 ? { kind: 'on', name: names.filter((name) => name !== '').join(', ') } : { kind: 'none' });
  }

  function hear({ data }: MIDIMessageEvent): void {
    if (stopped) return;
    const [struck, released] = [struckKey(data), releasedKey(data)];
    if (struck !== null) listener.played(noteOfKey(struck));
    if (released !== null) listener.released?.(noteOfKey(released));
  }

  async function ask(): Promise<void> {
    if (!('requestMIDIAccess' in navigator)) {
      listener.state({ kind: 'unsupported' });
      return;
    }
    listener.state({ kind: 'asking' });
    try {
      const given = await navigator.requestMIDIAccess({ sysex: false });
      if (stopped) return;
      access = given;
      access.onstatechange = look;
      look();
    } catch {
      if (!stopped) listener.state({ kind: 'refused' });
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
