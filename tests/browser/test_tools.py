"""The tools: scales and chords looked up, turned, shown in every picture, linked and saved; lines transposed."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import axe
from tests.browser.devices import KEYBOARD
from tests.browser.hands import middle, slide, touch
from tests.browser.person import LONG, choose_settings


def look_up(page: Page, text: str) -> None:
    page.goto("#/tools")
    page.get_by_test_id("tool-clock").wait_for(timeout=LONG)
    expect_found(page, "C major")
    page.get_by_test_id("tool-ask").fill(text)
    page.keyboard.press("Enter")


def expect_found(page: Page, ask: str) -> None:
    expect(page.get_by_test_id("tools")).to_have_attribute("data-found", ask)


def notes(page: Page) -> list[str]:
    return page.get_by_test_id("tool-notes").locator("b").all_inner_texts()


def test_a_typed_name_is_found_spelled_shown_everywhere_and_printed(page: Page) -> None:
    look_up(page, "eb MELODIC minor")
    expect_found(page, "Eb melodic minor")
    assert notes(page) == ["E♭", "F", "G♭", "A♭", "B♭", "C", "D"]
    expect(page.get_by_test_id("tool-signature")).to_have_text("6 ♭")
    assert page.get_by_test_id("tool-staff").locator("[data-note]").count() == 7
    assert page.get_by_test_id("tool-keys").locator("circle").count() == 7
    page.emulate_media(media="print", color_scheme="dark")
    for hidden in ("tool-ask", "tab-print", "hear-it", "turn-on", "save-svg", "settings-button"):
        expect(page.get_by_test_id(hidden)).to_be_hidden()
    for seen in ("tool-clock", "tool-staff", "tool-keys", "tool-frets", "tool-notes"):
        expect(page.get_by_test_id(seen)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    page.emulate_media(media="screen", color_scheme="light")
    look_up(page, "C C")  # the same note twice
    expect_found(page, "C C")
    look_up(page, "C Eb Gb A")
    expect_found(page, "C Eb Gb A")
    page.get_by_test_id("links-reading").get_by_role("link").first.click()
    expect_found(page, "Adim7/C")
    page.go_back()
    expect_found(page, "C Eb Gb A")


def test_the_clock_turns_by_keyboard_button_and_pointer(page: Page) -> None:
    look_up(page, "C major")
    clock = page.get_by_test_id("tool-clock")
    clock.focus()
    page.keyboard.press("ArrowRight")
    expect_found(page, "Db major")
    expect(clock).to_have_attribute("aria-valuetext", "D flat major")
    page.get_by_test_id("turn-on").click()
    expect_found(page, "D major")
    page.goto("#/tools/C%20dorian")
    expect_found(page, "C dorian")
    clock.focus()
    for _ in range(5):  # faster than the server answers
        page.keyboard.press("ArrowRight")
    expect_found(page, "F dorian")
    page.goto("#/tools/D%20major")
    expect_found(page, "D major")
    page.get_by_test_id("order-fifths").check(force=True)
    page.get_by_test_id("turn-back").click()
    expect_found(page, "G major")
    x, y = middle(clock)
    page.mouse.move(x, y - 100)
    page.mouse.down()
    page.mouse.move(x + 50, y - 87, steps=4)  # a twelfth of the way round: a fifth up
    page.mouse.up()
    expect_found(page, "D major")
    assert "/fifths" in page.url


def test_a_link_shows_the_same_to_anybody(page: Page, guest_page: Page) -> None:
    look_up(page, "C/E")
    expect_found(page, "C/E")
    page.get_by_test_id("tuning").select_option("ukulele")
    strings = page.get_by_test_id("tool-frets").locator("path.string")
    expect(strings).to_have_attribute("d", re.compile("^(M[^M]+){4}$"))
    guest_page.goto(page.url)
    expect_found(guest_page, "C/E")
    expect(guest_page.get_by_test_id("tuning")).to_have_value("ukulele")
    expect(guest_page.get_by_test_id("tool-kind")).to_have_value("chord-")


def test_a_screen_reader_user_hears_the_result_and_gets_the_focus_there(page: Page) -> None:
    look_up(page, "Eb melodic minor")
    notes_said = "E flat, F, G flat, A flat, B flat, C, D"
    announced = page.get_by_test_id("tool-announced")
    expect(announced).to_have_text(f"E flat melodic minor: {notes_said}")
    for picture in ("staff", "keys"):
        expect(page.get_by_test_id(f"tool-{picture}")).to_have_attribute("aria-label", re.compile(f": {notes_said}$"))
    expect(page.get_by_role("listitem").filter(has_text="String G")).to_contain_text("fret 1 A flat, fret 3 B flat")
    buttons = page.get_by_test_id("tool-notes").get_by_role("button")
    buttons.last.focus()
    page.get_by_test_id("links-mode").get_by_role("link").first.focus()
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", level=2).first
    expect(heading).to_be_focused()  # the link has gone
    expect(heading).to_contain_text("F Dorian flat 2")
    expect(announced).to_be_empty()  # the heading says it
    look_up(page, "C E G")
    expect_found(page, "C E G")
    stops = buttons.evaluate_all("buttons => buttons.map(button => button.tabIndex)")
    assert sorted(stops) == [-1, -1, 0]
    page.get_by_test_id("tap-notes").check()
    page.get_by_test_id("key-60").press("Enter")
    page.get_by_test_id("tap-clear").press("Enter")
    expect(page.get_by_test_id("tap-answer")).to_contain_text("Choose the first note.")
    expect(page.get_by_test_id("tap-clear")).to_be_focused()


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_a_thumb_in_the_middle_of_the_clock_moves_the_page_and_on_the_ring_it_turns(page: Page) -> None:
    page.goto("#/tools/C%20major")
    clock = page.get_by_test_id("tool-clock")
    clock.wait_for(timeout=LONG)
    x, y = middle(clock)
    session = page.context.new_cdp_session(page)
    slide(session, (x, y - 130), (x + 65, y - 110))
    touch(session, "touchEnd")
    expect_found(page, "Db major")
    assert page.evaluate("scrollY") == 0
    slide(session, (x, y), (x, y - 200))
    touch(session, "touchEnd")
    page.wait_for_function("() => scrollY > 100")
    expect_found(page, "Db major")


@pytest.mark.usefixtures("errors_are_expected")
def test_without_a_server_the_page_says_so_and_continues_when_it_is_back(page: Page) -> None:
    look_up(page, "C major")
    page.route("**/api/tools/**", lambda route: route.abort())
    page.get_by_test_id("tool-ask").fill("D dorian")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("tool-problem")).to_have_text("The server doesn’t answer. Try again in a moment.")
    page.unroute_all()
    expect_found(page, "D dorian")
    expect(page.get_by_test_id("tool-problem")).to_be_hidden()


def test_an_error_names_the_part_and_suggests_a_fix(page: Page, no_errors_in_the_console: list[str]) -> None:
    page.goto("#/tools/H%23b%20minor")  # a link
    problem = "“H#b” in “H#b minor” is not a note. Did you mean B natural minor?"
    expect(page.get_by_test_id("tool-problem")).to_have_text(problem)
    expect(page.get_by_test_id("tool-ask")).to_have_value("H#b minor")
    look_up(page, "H#b minor")
    expect(page.get_by_test_id("tool-problem")).to_have_text(problem)
    expect_found(page, "C major")  # what was there stays
    page.get_by_test_id("tool-ask").fill("x" * 9000)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("tool-problem")).to_contain_text("is not a scale, a chord or a row of notes")
    page.get_by_test_id("tool-ask").fill("B minor")
    page.get_by_test_id("tool-find").click()
    expect_found(page, "B natural minor")
    expect(page.get_by_test_id("tool-problem")).to_be_hidden()
    no_errors_in_the_console.clear()  # the browser notes the server's no


def test_a_late_answer_neither_replaces_what_is_typed_nor_brings_back_who_has_gone_elsewhere(page: Page) -> None:
    look_up(page, "D dorian")
    expect_found(page, "D dorian")
    late: list[Route] = []
    page.route("**/api/tools/found*", lambda route: late.append(route))  # noqa: PLW0108 - playwright takes no method of a list
    page.get_by_test_id("tool-ask").fill("E phrygian")
    page.keyboard.press("Enter")
    page.get_by_test_id("tool-ask").press_sequentially("F ly")
    late[0].continue_()
    expect_found(page, "E phrygian")
    expect(page.get_by_test_id("tool-ask")).to_have_value("F ly")
    page.get_by_test_id("tool-ask").fill("F lydian")
    page.keyboard.press("Enter")
    page.goto("#/")
    expect(page.get_by_test_id("tools")).to_be_hidden()
    with page.expect_response("**/api/tools/found*"):
        late[1].continue_()
    page.evaluate("() => new Promise((done) => setTimeout(done))")  # until the page has read the answer
    assert page.url.endswith("#/")
    expect(page.get_by_test_id("tools")).to_be_hidden()


def saved(page: Page, kind: str) -> tuple[str, bytes]:
    """Save what is shown. Return the name of the file and what is in it."""
    with page.expect_download() as download:
        page.get_by_test_id(f"save-{kind}").click()
    return download.value.suggested_filename, download.value.path().read_bytes()


def test_shapes_of_a_chord_for_any_strings_and_for_hands(page: Page) -> None:
    look_up(page, "Eb")
    shapes = page.get_by_test_id("shape")

    def first_shape(frets: str) -> None:
        expect(shapes.first.locator("svg")).to_have_attribute("data-frets", frets)

    page.get_by_test_id("capo").select_option("3")
    first_shape(" 3 2 0 1 0")
    expect(page.get_by_test_id("capo-like")).to_have_text("Held like C")
    expect(shapes.first).to_have_accessible_name(re.compile("^E silent; A fret 3, finger 3; .* E open$"))
    page.get_by_test_id("inversion").select_option(label="G")
    first_shape("0 3 2 0 1 0")
    expect(shapes.first.locator("text").first).to_have_text("E♭/G")
    expect(page.get_by_test_id("piano-shape")).to_have_accessible_name(re.compile("G finger 1, B flat finger 2"))
    shapes.nth(1).press("Enter")
    expect(shapes.nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("which-picture").select_option("shape")
    name, data = saved(page, "svg")
    assert name == "Eb-shape.svg"
    assert "E♭/G" in data.decode()
    page.get_by_test_id("which-picture").select_option("inversion")
    assert saved(page, "png")[1].startswith(b"\x89PNG")
    page.get_by_test_id("tuning").select_option("ukulele")
    page.get_by_test_id("capo").select_option("0")
    first_shape("0 3 3 1")
    look_up(page, "Eb major")
    expect(page.get_by_test_id("shapes")).to_have_count(0)


def test_every_picture_can_be_saved(page: Page) -> None:
    look_up(page, "F#m7b5")
    expect_found(page, "F#m7b5")
    for picture in ("clock", "staff", "keyboard", "fretboard"):
        page.get_by_test_id("which-picture").select_option(picture)
        name, written = saved(page, "svg")
        assert (name, written[:4]) == (f"F-sharpm7b5-{picture}.svg", b"<svg")
        assert b"var(" not in written
        assert saved(page, "png")[1].startswith(b"\x89PNG")


# Apart from the pictures, because a page may only download ten files in a row.
def test_every_file_can_be_saved(page: Page) -> None:
    look_up(page, "F#m7b5")
    expect_found(page, "F#m7b5")
    for kind, begins in {"midi": b"MThd", "musicxml": b"<?xml", "abc": b"X:1", "lilypond": b"\\version"}.items():
        name, written = saved(page, kind)
        assert name.startswith("F-sharpm7b5.")
        assert written.startswith(begins)


def tap_mode(page: Page) -> None:
    page.goto("#/tools")
    page.get_by_test_id("tap-notes").check()
    expect(page.get_by_test_id("tap-answer")).to_contain_text("Choose the first note.")


def test_tapped_notes_are_named_and_linked(page: Page, guest_page: Page) -> None:
    tap_mode(page)
    answer = page.get_by_test_id("tap-answer").locator("span.answer")
    page.get_by_test_id("key-64").focus()  # the keyboard alone is enough
    page.keyboard.press("Space")
    expect(page.get_by_test_id("key-64")).to_have_attribute("aria-pressed", "true")
    expect(answer).to_have_text("E")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(answer).to_have_text("minor third")
    clock = page.get_by_test_id("tool-clock")
    clock.scroll_into_view_if_needed()
    box = clock.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.5 - box["width"] * 0.37)  # C, at the top
    expect(answer).to_have_text("C")
    expect_found(page, "C4 E4 G4")
    page.get_by_test_id("tool-frets").locator("rect").nth(5 * 13 + 6).click()  # the sixth fret of the highest string
    expect(answer).to_have_text("C7")
    expect(page.get_by_test_id("tool-frets").locator("g.root")).not_to_have_count(0)
    guest_page.goto(page.url)
    expect_found(guest_page, "C4 E4 G4 Bb4")
    page.get_by_test_id("turn-on").click()
    expect(page.get_by_test_id("key-61")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("tap-clear").click()
    expect(page.get_by_test_id("key-61")).to_have_attribute("aria-pressed", "false")
    assert axe(page) == []


def test_notes_played_on_a_keyboard_are_named(page: Page) -> None:
    page.add_init_script(KEYBOARD)
    choose_settings(page, midi=True, language="de")
    page.goto("#/tools")
    page.get_by_test_id("tap-notes").check()
    expect(page.get_by_test_id("tap-state-midi")).to_have_attribute("data-state", "on")
    answer = page.get_by_test_id("tap-answer").locator("span.answer")
    page.evaluate("[58, 62, 65, 68].map(key => hold(key))")
    expect(answer).to_have_text("B7")  # as Germans call B flat
    page.evaluate("[58, 62, 65, 68].map(key => letGo(key))")
    expect(answer).to_have_text("B7")
    page.evaluate("strike(62)")
    expect(answer).to_have_text("D")
    page.evaluate("[65, 69].map(key => strike(key))")
    expect(answer).to_have_text("Dm")
    expect_found(page, "D4 F4 A4")


def test_names_and_errors_are_in_the_language_of_the_page(page: Page, no_errors_in_the_console: list[str]) -> None:
    choose_settings(page, language="de")
    look_up(page, "H#b minor")
    problem = page.get_by_test_id("tool-problem")
    expect(problem).to_have_text("In „H#b minor“: „H#b“ ist kein Ton. Meintest du natürliches h-Moll?")
    page.get_by_test_id("tool-kind").select_option(label="lydisch-dominant (Mixo♯11)")
    expect_found(page, "C lydian dominant")
    expect(page.get_by_test_id("tool-name")).to_have_text("C lydisch-dominant (Mixo♯11)")
    expect(page.get_by_test_id("tool-ask")).to_have_attribute("placeholder", "melodisches es-Moll, Fism7♭5, C Es Ges A")
    look_up(page, "natürliches h-Moll")  # what was suggested
    expect_found(page, "B natural minor")
    look_up(page, "F#m7b5")
    expect(page.get_by_test_id("tool-name")).to_have_text("Fism7♭5 · halbverminderter Septakkord")
    look_up(page, "C E#")
    expect(page.get_by_test_id("tool-name")).to_have_text("C\N{EN DASH}Eis · übermäßige Terz")
    no_errors_in_the_console.clear()  # the browser notes the server's no


TYPED = {
    "de": [
        ("Es melodisch Moll", "Eb melodic minor", "melodisches es-Moll"),
        ("Fis-Dur", "F# major", "Fis-Dur"),
        ("H7", "B7", "H7"),
        ("C Es Ges A", "C Eb Gb A", "C Es Ges A"),
        ("B minor", "Bb natural minor", "natürliches b-Moll"),
    ],
    "fr": [
        ("Mi bémol mineur mélodique", "Eb melodic minor", "Mi♭ mineur mélodique"),
        ("sol majeur", "G major", "Sol majeur"),
    ],
    "es": [
        ("Fa sostenido menor armónica", "F# harmonic minor", "Fa♯ menor armónica"),
        ("sexta menor", "C Ab", "Do La♭"),
    ],
    "en": [("E flat melodic minor", "Eb melodic minor", "E♭ melodic minor")],
}
"""By language: what is typed, what it finds, and what the field then shows."""


@pytest.mark.parametrize("language", TYPED)
def test_input_is_read_in_the_language_of_the_page(page: Page, language: str) -> None:
    choose_settings(page, language=language)
    for typed, ask, field in TYPED[language]:
        look_up(page, typed)
        expect_found(page, ask)
        expect(page.get_by_test_id("tool-ask")).to_have_value(field)
        assert unquote(page.url).endswith(f"#/tools/{ask}")
        page.keyboard.press("Enter")  # the text in the field finds the same again
        expect(page.get_by_test_id("tool-ask")).to_have_value(field)
        expect_found(page, ask)


def test_suggestions_are_in_the_user_s_note_names(page: Page, no_errors_in_the_console: list[str]) -> None:
    choose_settings(page, language="en", notation="german")
    look_up(page, "H#b minor")
    expect(page.get_by_test_id("tool-problem")).to_contain_text("Did you mean H natural minor?")
    look_up(page, "H natural minor")
    expect_found(page, "B natural minor")
    no_errors_in_the_console.clear()  # the browser notes the server's no


def open_page(page: Page, line: str) -> None:
    page.goto("#/transpose")
    page.get_by_test_id("line").fill(line)


def test_a_line_by_interval_key_and_instrument_and_as_a_link(page: Page, guest_page: Page) -> None:
    open_page(page, "C4 E4 G4 | Dm7 G7/B")
    result = page.get_by_test_id("result")
    expect(result).to_have_text("E♭4 G4 B♭4 | Fm7 B♭7/D")
    page.get_by_test_id("direction").select_option("down")
    expect(result).to_have_text("A3 C♯4 E4 | Bm7 E7/G♯")
    page.get_by_test_id("way-keys").check(force=True)
    page.get_by_test_id("from-key").select_option("C major")
    page.get_by_test_id("to-key").select_option("Ab major")
    expect(page.get_by_test_id("result-key")).to_have_text("A♭ major")
    expect(result).to_contain_text("B♭m7 E♭7/G")
    page.get_by_test_id("way-instrument").check(force=True)
    page.get_by_test_id("instrument").select_option("horn in F")
    expect(result).to_have_text("G4 B4 D5 | Am7 D7/F♯")
    expect(page.get_by_test_id("result-key")).to_have_text("G major")
    assert page.get_by_test_id("tool-staff").locator(".symbol").all_text_contents() == ["Am7", "D7/F♯"]
    assert page.get_by_test_id("tool-staff").locator("[data-bar]").count() == 2  # and that of the end
    guest_page.goto(page.url)
    expect(guest_page.get_by_test_id("result")).to_have_text("G4 B4 D5 | Am7 D7/F♯")
    expect(guest_page.get_by_test_id("line")).to_have_value("C4 E4 G4 | Dm7 G7/B")
    page.get_by_test_id("from-key").select_option("Eb minor")
    expect(page.get_by_test_id("from-key").locator("option:checked")).to_have_text("E♭ minor")
    with page.expect_download() as saved:
        page.get_by_test_id("save-musicxml").click()
    assert b"<score-partwise" in saved.value.path().read_bytes()


def test_an_error_is_named_while_the_last_result_stays_and_empty_input_is_none(
    page: Page, no_errors_in_the_console: list[str]
) -> None:
    asked: list[str] = []
    page.clock.install()
    page.on("request", lambda request: asked.append(request.url) if "/transposed?" in request.url else None)
    open_page(page, "C E G")
    result, problem = page.get_by_test_id("result"), page.get_by_test_id("transpose-problem")
    expect(result).to_have_text("E♭ G B♭")
    before = len(asked)
    page.clock.run_for(5000)
    assert len(asked) == before
    page.get_by_test_id("line").fill("C E Q")
    expect(problem).to_have_text(re.compile("“Q” is not a note or a chord symbol. It is number 3"))
    expect(result).to_have_text("E♭ G B♭")
    no_errors_in_the_console.clear()  # the browser notes the server's no
    page.get_by_test_id("line").fill("")
    expect(result).to_be_hidden()
    expect(problem).to_be_empty()
    page.get_by_test_id("line").fill("Cmaj7 " * 2000)
    expect(problem).to_contain_text("too long")


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_a_phone_shows_chords_large_enough_and_copies_without_https(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_page(page, "Dm7 G7 | Cmaj7 C7 | Fmaj7 Bb7 | C6")
    symbols = page.get_by_test_id("tool-staff").locator(".symbol")
    expect(symbols).to_have_count(7)
    expect(symbols.first).to_have_text("Fm7")
    assert all(
        high >= 14 for high in symbols.evaluate_all("all => all.map(each => each.getBoundingClientRect().height)")
    )
    assert page.get_by_test_id("tool-staff").locator("[data-bar]").count() == 4  # and that of the end
    page.get_by_test_id("copy").click()
    result = page.get_by_test_id("result").inner_text()
    assert page.evaluate("getSelection().toString()").split() == result.split()


def test_a_line_is_tapped_in_with_its_note_values(page: Page) -> None:
    page.goto("#/transpose")
    page.get_by_text("Tap in a line with note values").click()
    typed = page.get_by_test_id("line").input_value()
    assert axe(page) == []
    page.get_by_test_id("tap-dotted").check()
    page.get_by_test_id("key-60").click()
    page.get_by_test_id("tap-dotted").uncheck()
    page.get_by_test_id("tap-value-8").check(force=True)
    page.get_by_test_id("key-66").click()
    for each in ("tap-rest", "tap-bar"):
        page.get_by_test_id(each).click()
    page.get_by_test_id("tap-value-2").check(force=True)
    for each in ("key-67", "tap-tie", "key-67"):
        page.get_by_test_id(each).click()
    expect(page.get_by_test_id("line")).to_have_value("X:1\nM:4/4\nL:1/4\nK:none\nC3/2 ^F/2 z/2 | G2- G2")
    # A minor third up: E flat, A, then B flat.
    expect(page.get_by_test_id("result")).to_contain_text("_E3/2 A/2 z/2 | _B2- _B2")
    for _ in range(7):  # the tie is one step
        page.get_by_test_id("tap-undo").click()
    expect(page.get_by_test_id("line")).to_have_value(typed)
