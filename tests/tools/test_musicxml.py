"""MusicXML: valid by the official schema, and read back by music21."""

from fractions import Fraction
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from lxml import etree

from musicards.theory import KEYS, parse_key
from musicards.tools.lines import parse_line
from musicards.tools.musicxml import to_musicxml
from musicards.tools.score import Score, score_of_chord, score_of_line, score_of_scale_notes
from tests.tools.music21_reading import parsed, read_pitches
from tests.tools.scores import SCORES, random_scores, written_pitches

# The schema imports these two from the network. No attribute of theirs is in our files, so names are enough.
IMPORTED = {
    "xml.xsd": ("http://www.w3.org/XML/1998/namespace", ("lang", "space")),
    "xlink.xsd": ("http://www.w3.org/1999/xlink", ("type", "href", "role", "title", "show", "actuate")),
}


class Imports(etree.Resolver):  # type: ignore[misc]  # lxml has no types
    """Gives the schema what it imports, without a network."""

    def resolve(self, url: str, _identity: str, context: object) -> object:
        found = IMPORTED.get(url.rpartition("/")[2])
        if found is None:
            return None
        namespace, names = found
        attributes = "".join(f'<xs:attribute name="{name}" type="xs:string"/>' for name in names)
        return self.resolve_string(
            f'<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="{namespace}">{attributes}'
            "</xs:schema>",
            context,
        )


@cache
def schema() -> Any:  # noqa: ANN401 -- lxml has no types
    """MusicXML 4.0 of the W3C Music Notation Community Group, which the package musicxml carries."""
    package = find_spec("musicxml")
    assert package is not None
    assert package.origin is not None
    parser = etree.XMLParser(no_network=True)
    parser.resolvers.add(Imports())
    path = Path(package.origin).parent / "generate_classes" / "musicxml_4_0.xsd"
    return etree.XMLSchema(etree.parse(path, parser))


def check_valid(text: str) -> None:
    document = etree.fromstring(text.encode(), etree.XMLParser(load_dtd=False, no_network=True))
    schema().assertValid(document)


def test_the_schema_refuses_invalid_music() -> None:
    text = to_musicxml(SCORES["scale"])
    with pytest.raises(etree.DocumentInvalid):
        check_valid(text.replace("<step>E</step>", "<step>H</step>"))


@pytest.mark.parametrize("name", SCORES)
def test_document_is_valid(name: str) -> None:
    check_valid(to_musicxml(SCORES[name]))


@pytest.mark.parametrize("name", SCORES)
def test_music21_reads_the_same_notes(name: str) -> None:
    score = SCORES[name]
    stream = parsed(to_musicxml(score), "musicxml")
    assert read_pitches(stream) == written_pitches(score)


@settings(max_examples=10)
@given(random_scores)
def test_any_score_is_valid_and_read_back(score: Score) -> None:
    text = to_musicxml(score)
    check_valid(text)
    stream = parsed(text, "musicxml")
    lengths = [Fraction(measure.duration.quarterLength) for measure in stream.recurse().getElementsByClass("Measure")]
    assert lengths == [score.pickup or score.beats] + [score.beats] * (len(lengths) - 1)
    assert read_pitches(stream) == written_pitches(score)


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_scale_of_a_key_needs_no_accidentals(key: object) -> None:
    key = parse_key(str(key))
    text = to_musicxml(score_of_scale_notes(key.scale.names, key=key))
    signature = parsed(text, "musicxml").recurse().getElementsByClass("KeySignature").first()
    assert (signature.sharps, "<accidental>" in text) == (key.signature, False)


def test_accidentals_are_shown_where_they_change_something() -> None:
    text = to_musicxml(score_of_line(parse_line("F4 F#4 F#4 F5 Bb4 Bb4"), key=parse_key("D")))
    shown = [line.strip() for line in text.splitlines() if "accidental" in line]
    assert [line.removeprefix("<accidental>").removesuffix("</accidental>") for line in shown] == [
        "natural",  # F in D major
        "sharp",  # F# after it
        "natural",  # F an octave higher, where the signature still holds
        "flat",  # Bb in the next measure; the second one needs none
    ]


def test_transposing_part_says_where_it_sounds() -> None:
    stream = parsed(to_musicxml(SCORES["saxophone"]), "musicxml")
    sounding = stream.toSoundingPitch().flatten().notes
    assert [note.pitch.nameWithOctave.replace("-", "b") for note in sounding] == ["Eb3", "G3", "Bb3", "Eb4"]


@pytest.mark.parametrize(
    ("symbol", "kind"),
    [
        ("C", "major"),
        ("Bbm7", "minor-seventh"),
        ("F#m7b5/A", "half-diminished"),
        ("Ebmaj7", "major-seventh"),
        ("G7", "dominant"),
        ("G13", "dominant-13th"),
        ("C#dim7", "diminished-seventh"),
        ("Dsus4", "suspended-fourth"),
        ("AmM7", "major-minor"),
        ("C7b9", "dominant"),
        ("C6/9", "major-sixth"),
        ("Calt", "other"),
    ],
)
def test_chord_symbols_are_read_by_music21(symbol: str, kind: str) -> None:
    text = to_musicxml(score_of_chord(["C", "E"], symbol=symbol))
    check_valid(text)
    found = parsed(text, "musicxml").recurse().getElementsByClass("ChordSymbol").first()
    root, _, bass = symbol.partition("/")
    assert root.startswith(found.root().name.replace("-", "b"))
    assert f">{kind}</kind>" in text
    if bass.isalpha():
        assert found.bass().name == bass
