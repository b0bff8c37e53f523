"""Devices for pages under test: a MIDI keyboard, a voice for the microphone, speech, a camera for QR codes."""

import io
import math
import struct
import wave
from collections.abc import Sequence
from pathlib import Path
from random import Random

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator

RATE = 44_100  # samples a second of a recording

# A keyboard that a test can strike, plug in and pull out. The browser's own asks for a device.
KEYBOARD = """
const keyboard = { name: 'Test piano', state: 'connected', onmidimessage: null };
const access = { inputs: new Map([['1', keyboard]]), onstatechange: null };
window.asked = 0;
navigator.requestMIDIAccess = async () => { window.asked += 1; return access; };
window.hold = key => keyboard.onmidimessage?.({ data: new Uint8Array([0x90, key, 70]) });
window.letGo = key => keyboard.onmidimessage?.({ data: new Uint8Array([0x90, key, 0]) });
window.strike = key => {
    hold(key);
    letGo(key);
};
window.plug = there => {
    there ? access.inputs.set('1', keyboard) : access.inputs.delete('1');
    access.onstatechange?.({});
};
"""


SPEECH = """
window.SpeechRecognition = window.webkitSpeechRecognition = class {
    start() { window.heard = this; }
    abort() {}
};
window.say = (...guesses) => {
    const alternatives = guesses.map(transcript => ({ transcript }));
    window.heard.onresult({ resultIndex: 0, results: [alternatives] });
};
"""


MICROPHONE = """
window.asked = 0;
const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
navigator.mediaDevices.getUserMedia = async wish => {
    window.asked += 1;
    return window.stream = await getUserMedia(wish);
};
"""


def key_of(hour: int) -> int:
    """Return the number of a key with this clock number."""
    return 60 + hour % 12


def sing(path: Path, notes: Sequence[float], *, held: float = 0.7, breath: float = 0.8, noise: float = 0) -> Path:
    """Write a recording of notes (hertz) as a voice would sing them: with overtones, a soft start and breaths.

    `noise`: how loud the room is, 1 as loud as the voice.
    """
    sound: list[int] = []
    rng = Random(1)
    for hertz in notes:
        for index in range(int(held * RATE)):
            soft = min(1.0, index / 900, (held * RATE - index) / 900)
            turn = 2 * math.pi * hertz * index / RATE
            voice = math.sin(turn) + 0.4 * math.sin(2 * turn) + 0.2 * math.sin(3 * turn)
            sound.append(int(8000 * (soft * voice + noise * rng.uniform(-1, 1))))
        sound += [0] * int(breath * RATE)
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, len(sound), "NONE", ""))
        file.writeframes(struct.pack(f"<{len(sound)}h", *sound))
    return path


def microphone_args(recording: Path) -> list[str]:
    """Return arguments that make Chromium play `recording` in a loop as its microphone."""
    return [
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-audio-capture={recording}",
    ]


def scanned(code: Locator) -> str:
    """Return the text of the QR code in the picture of an element, as the camera of a phone does."""
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(code.screenshot())))
    return found.text
