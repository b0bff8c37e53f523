"""Devices for pages under test: a MIDI keyboard that tests strike, a voice for the microphone, speech."""

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
    """A key of the keyboard with that clock number."""
    return 60 + hour % 12
