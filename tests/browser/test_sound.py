"""Sounds: which are played, when, at what pitch and how loud."""

import re

import pytest
from playwright.sync_api import Page, expect

from musicards.theory.pitch import LETTERS
from tests.browser.person import Person, choose_settings

SAMPLES = 10

# Notes which sounds are begun and from what, and listens to what leaves the page.
EARS = """
window.begun = [];
window.decoded = 0;
const Context = window.AudioContext;
window.AudioContext = class extends Context {
    constructor(...args) { super(...args); console.debug('a audio context'); }
    async decodeAudioData(...args) {
        const sound = await super.decodeAudioData(...args);
        window.decoded += 1;
        return sound;
    }
};
for (const [kind, Node] of [['recorded', AudioBufferSourceNode], ['made', OscillatorNode]]) {
    const start = Node.prototype.start;
    Node.prototype.start = function (...args) {
        if (kind === 'made' || this.buffer.duration > 1) {
            window.begun.push(kind);
            window.heard = listen();
        }
        return start.apply(this, args);
    };
}
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode) {
        window.ear = new AnalyserNode(this.context, { fftSize: 32768, smoothingTimeConstant: 0 });
        connect.call(this, window.ear);
    }
    return connect.call(this, to, ...rest);
};
window.loudest = (seconds = 0.7) => {
    const sound = new Float32Array(32768);
    window.ear.getFloatTimeDomainData(sound);
    return Math.max(...sound.slice(-seconds * window.ear.context.sampleRate).map(Math.abs));
};
const highest = () => {
    const bins = new Float32Array(window.ear.frequencyBinCount);
    window.ear.getFloatFrequencyData(bins);
    const peak = bins.indexOf(Math.max(...bins));
    return { hertz: peak * window.ear.context.sampleRate / 32768, strength: bins[peak] };
};
// Listens by itself for a second from when a sound begins, however late one asks what was heard.
const listen = async () => {
    const heard = { loudest: 0, hertz: 0, strength: -Infinity };
    for (const end = performance.now() + 1000; performance.now() < end; ) {
        await new Promise((done) => setTimeout(done, 50));
        heard.loudest = Math.max(heard.loudest, window.loudest());
        const now = highest();
        if (now.strength > heard.strength) Object.assign(heard, now);
    }
    return heard;
};
"""


@pytest.fixture
def heard(page: Page) -> Page:
    page.add_init_script(EARS)
    return page


@pytest.fixture
def prepared(heard: Page) -> list[str]:
    """The list of what the page prepares for sound: its audio context and the recordings that it requests."""
    done: list[str] = []
    heard.on("console", lambda message: done.append(message.text) if "audio context" in message.text else None)
    heard.on("request", lambda request: done.append(request.url) if "/samples/" in request.url else None)
    return done


def begun(page: Page) -> list[str]:
    found: list[str] = page.evaluate("begun")
    return found


def wait_for(page: Page, count: int) -> None:
    """Wait until so many sounds have begun."""
    for _ in range(200):
        if len(begun(page)) >= count:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"only {begun(page)}")


def wait_for_the_piano(page: Page) -> None:
    """Wait until all recordings can be played, however slowly they are loaded."""
    page.wait_for_function(f"() => decoded === {SAMPLES}")
    page.evaluate("new Promise(done => setTimeout(done))")  # the page has handled the last one


def touch(page: Page) -> None:
    """Touch the page, as before the first note, and wait for what it loads then."""
    page.mouse.click(5, 300)
    wait_for_the_piano(page)


def sit_down(page: Page) -> Person:
    player = Person(page)
    player.open_table("distance")
    return player


def test_nothing_is_made_or_loaded_before_the_first_touch(heard: Page, prepared: list[str]) -> None:
    player = sit_down(heard)
    player.table = {}
    heard.reload()  # whatever a test asks of a page counts as a touch
    prepared.clear()
    player.wait_for(lambda: bool(player.table))
    heard.wait_for_load_state("networkidle")
    assert prepared == []
    heard.mouse.click(5, 300)
    player.wait_for(lambda: len(prepared) == 1 + SAMPLES)


def test_a_chosen_card_sounds_its_own_note(heard: Page) -> None:
    player = sit_down(heard)
    touch(heard)
    card = player.note_card
    player.choose(card)
    player.wait_for(lambda: begun(heard) == ["recorded"])
    letters = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
    key = (int(card[-1]) + 1) * 12 + letters.index(card[:-1])
    hertz = 440 * 2 ** ((key - 69) / 12)
    found = heard.evaluate("heard")
    overtones = [found["hertz"] / hertz / times for times in (1, 2, 3, 4)]
    assert any(abs(each - 1) < 0.02 for each in overtones), (card, found)  # low strings sing in their overtones
    assert 0.005 < found["loudest"] < 0.5


def test_when_the_recordings_are_out_of_reach_a_synthesizer_plays(heard: Page) -> None:
    heard.add_init_script(
        """const go = window.fetch;
        window.fetch = (wish, ...rest) => {
            return String(wish).includes('/samples/') ? Promise.reject(new TypeError()) : go(wish, ...rest);
        };
        """
    )
    player = sit_down(heard)
    player.choose(player.note_card)
    player.wait_for(lambda: "made" in begun(heard))
    assert "recorded" not in begun(heard)


def test_one_tap_silences(heard: Page) -> None:
    player = sit_down(heard)
    sound = heard.get_by_test_id("sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    player.choose(player.note_card)
    player.wait_for(lambda: len(begun(heard)) == 1)
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    heard.wait_for_function("() => loudest(0.02) < 0.001")
    player.choose(next(card for card in player.table["hand"] if card != player.note_card and card[0] in "ABCDEFG"))
    player.press("say-A")
    assert len(begun(heard)) == 1
    assert heard.evaluate("loudest(0.02)") < 0.001


def test_with_sound_off_nothing_is_loaded_and_switched_on_again_it_sounds_at_once(
    heard: Page, prepared: list[str]
) -> None:
    choose_settings(heard, sound=False)
    player = sit_down(heard)
    player.choose(player.note_card)
    assert prepared == []
    heard.get_by_test_id("sound").click()
    wait_for_the_piano(heard)  # without another touch
    player.choose(next(card for card in player.table["hand"] if card != player.note_card and card[0] in "ABCDEFG"))
    player.wait_for(lambda: begun(heard) == ["recorded"])


def test_a_right_play_sounds_two_notes_the_interval(heard: Page) -> None:
    player = Person(heard)
    player.open_table("distance", until=lambda: right_play(player) is not None)
    right = right_play(player)
    assert right is not None
    card, letter = right
    touch(heard)
    player.choose(card)
    player.wait_for(lambda: begun(heard) == ["recorded"])
    heard.get_by_test_id(f"say-{letter}").click()
    player.wait_for(lambda: len(begun(heard)) >= 3)


def test_a_misplay_sounds_and_then_the_right_notes_sound(heard: Page) -> None:
    player = Person(heard)
    player.open_table("distance", until=lambda: player.table["discard"][0][0] in LETTERS)
    top = player.table["discard"][0]
    touch(heard)
    player.choose(player.note_card)
    player.wait_for(lambda: begun(heard) == ["recorded"])
    heard.get_by_test_id(f"say-{'ABCDEFGABC'['ABCDEFG'.index(top[0]) + 3]}").click()  # a fourth, not a second
    wait_for(heard, 1 + 2 + 2 + 2)
    # The misplay's two tones and two thuds; the chosen card, and the lesson's two notes.
    assert sorted(begun(heard)) == ["made"] * (2 + 2) + ["recorded"] * (1 + 2)


def right_play(player: Person) -> tuple[str, str] | None:
    """In a table of seconds that begins with a white key: a card of the hand with the next letter, and that letter."""
    top = player.table["discard"][0]
    if len(top) != len("C4") or top[0] not in LETTERS:
        return None
    letter = "ABCDEFGA"["ABCDEFG".index(top[0]) + 1]
    card = next((card for card in player.table["hand"] if card[0] == letter), None)
    return (card, letter) if card else None


def test_the_keys_of_the_practice_page_are_in_tune_equally_loud_and_do_not_clip(heard: Page) -> None:
    choose_settings(heard, volume=1)
    heard.goto("#/input-test")
    heights: list[float] = []
    for key, hertz in {60: 261.6, 69: 440.0, 71: 493.9, 84: 1046.5}.items():
        heard.get_by_test_id(f"key-{key}").click()
        wait_for(heard, len(heights) + 1)
        found = heard.evaluate("heard")
        assert found["hertz"] == pytest.approx(hertz, rel=0.006)
        assert 0.05 < found["loudest"] < 0.9
        heights.append(found["loudest"])
        heard.wait_for_timeout(1500)  # until it has faded
    assert max(heights) / min(heights) < 2, heights


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_the_first_tap_on_a_card_of_the_home_page_plays_its_note_and_moves_it(heard: Page) -> None:
    heard.goto("/")
    card = heard.get_by_test_id("hear-A4")
    expect(card).to_have_accessible_name(re.compile("^Hear A"))
    card.click()
    moves = "() => document.querySelector('[data-testid=hear-A4] > span').getAnimations().length === 1"
    heard.wait_for_function(moves)
    heard.wait_for_function("() => window.begun.length > 0")
    note = heard.evaluate("window.heard")
    assert 0.005 < note["loudest"] < 0.9
    assert note["hertz"] == pytest.approx(440, rel=0.01)
    heard.get_by_test_id("hear-X1").focus()
    begun = heard.evaluate("window.begun.length")
    heard.keyboard.press("Enter")
    heard.wait_for_function("begun => window.begun.length === begun + 4", arg=begun)
