"""Names of notes: English, German, French solfège, and by their degree above a tonic.

All functions leave the octave out. Each name has a plain ASCII form and one with the real signs (♯ ♭ 𝄪 𝄫);
`spoken_name` returns the words that a screen reader should say. German has syllables instead of signs: B
natural is *H*, B flat is *B*, its double flat *Heses*; E and A drop a vowel, *Es*, *As*. The double flat of A
is written *Asas* or *Ases*: we write the first, which is traditional, and read both.

>>> [note_name(SpelledPitch("B"), system) for system in FIXED_NAME_SYSTEMS]
['B', 'H', 'si']
>>> sorted(set(NAME_SYSTEMS) - set(FIXED_NAME_SYSTEMS))  # these need a tonic
['degrees', 'movable_do']
"""

from typing import Final, Literal, TypeAlias
from unicodedata import combining, normalize

from musicards.errors import BadNotation, Suggestion, not_understood
from musicards.theory.data import MAJOR_SIZES, MOVABLE_DO, SIGN_TIMES, SOLFEGE
from musicards.theory.pitch import LETTERS, NATURAL_HOUR, SpelledPitch, signs

NameSystem: TypeAlias = Literal["english", "german", "solfege", "degrees", "movable_do"]

NAME_SYSTEMS: Final[tuple[NameSystem, ...]] = ("english", "german", "solfege", "degrees", "movable_do")
"""The ways to name a note; the last two need a tonic."""
FIXED_NAME_SYSTEMS: Final[tuple[NameSystem, ...]] = ("english", "german", "solfege")
"""The ways that do not need a tonic."""


def real_signs(alteration: int) -> str:
    """Return accidentals as they are printed in music: a double sign is one character, after any single sign.

    >>> real_signs(1), real_signs(-2), real_signs(3)
    ('♯', '𝄫', '♯𝄪')
    """
    if alteration > 0:
        return "\N{MUSIC SHARP SIGN}" * (alteration % 2) + "\N{MUSICAL SYMBOL DOUBLE SHARP}" * (alteration // 2)
    return "\N{MUSIC FLAT SIGN}" * (-alteration % 2) + "\N{MUSICAL SYMBOL DOUBLE FLAT}" * (-alteration // 2)


def german_name(pitch: SpelledPitch) -> str:
    """Return the German name, with a capital; it has no signs, so it is always ASCII.

    >>> from musicards.theory.pitch import parse_pitch
    >>> [german_name(parse_pitch(name)) for name in ("B", "Bb", "Bbb", "B#", "Eb", "Ab", "Abb", "F##")]
    ['H', 'B', 'Heses', 'His', 'Es', 'As', 'Asas', 'Fisis']
    """
    if pitch.letter == "B" and pitch.alteration == -1:
        return "B"
    stem = "H" if pitch.letter == "B" else pitch.letter
    if pitch.alteration >= 0:
        return stem + "is" * pitch.alteration
    if pitch.letter == "A":
        return "A" + ("s" + "as" * (-pitch.alteration - 1))
    if pitch.letter == "E":
        return "E" + ("s" + "es" * (-pitch.alteration - 1))
    return stem + "es" * -pitch.alteration


def degree_name(pitch: SpelledPitch, tonic: SpelledPitch, *, real: bool = False) -> str:
    """Return the degree in the major scale on the tonic: ``1``, ``b3``, ``#4``; with real signs ``♭3``.

    >>> from musicards.theory.pitch import parse_pitch
    >>> degree_name(parse_pitch("Eb"), parse_pitch("C")), degree_name(parse_pitch("E"), parse_pitch("C#"))
    ('b3', 'b3')
    """
    degree, alteration = _place(pitch, tonic)
    return f"{real_signs(alteration) if real else signs(alteration)}{degree}"


def movable_do(pitch: SpelledPitch, tonic: SpelledPitch) -> str | None:
    """Return the syllable with the tonic as do, in major and minor; None for degrees without one, such as ``#3``.

    >>> from musicards.theory.pitch import parse_pitch
    >>> tonic = parse_pitch("Eb")
    >>> [movable_do(parse_pitch(name), tonic) for name in ("Eb", "Gb", "A", "D")]
    ['do', 'me', 'fi', 'ti']
    """
    return MOVABLE_DO.get(_place(pitch, tonic))


def note_name(pitch: SpelledPitch, system: object, *, tonic: SpelledPitch | None = None, real: bool = False) -> str:
    """Return the name in a system; a note that has no syllable in movable do gets its degree.

    >>> from musicards.theory.pitch import parse_pitch
    >>> note_name(parse_pitch("Bb"), "german"), note_name(parse_pitch("F##"), "english", real=True)
    ('B', 'F𝄪')
    >>> note_name(parse_pitch("D##"), "solfege"), note_name(parse_pitch("Eb"), "solfege", real=True)
    ('re double diese', 'mi♭')

    Raises:
        BadNotation: the system is unknown, or it needs a tonic.
    """
    checked = _check_system(system, NAME_SYSTEMS)
    if checked == "english":
        return pitch.letter + real_signs(pitch.alteration) if real else pitch.name
    if checked == "german":
        return german_name(pitch)
    if checked == "solfege":
        return SOLFEGE[pitch.letter] + real_signs(pitch.alteration) if real else _plain(_solfege_words(pitch))
    if tonic is None:
        raise BadNotation(f"Names in the system {checked} are counted from a tonic: give one.")
    syllable = movable_do(pitch, tonic) if checked == "movable_do" else None
    return syllable or degree_name(pitch, tonic, real=real)


def spoken_name(pitch: SpelledPitch, system: object = "english") -> str:
    """Return the name in words only, for a screen reader or a voice, in a system that needs no tonic.

    >>> from musicards.theory.pitch import parse_pitch
    >>> spoken_name(parse_pitch("F#")), spoken_name(parse_pitch("Ebb"), "solfege")
    ('F sharp', 'mi double bémol')

    Raises:
        BadNotation: the system is unknown, or needs a tonic.
    """
    checked = _check_system(system, FIXED_NAME_SYSTEMS)
    if checked == "english":
        return f"{pitch.letter} {_sign_words(pitch.alteration)}".rstrip()
    return german_name(pitch) if checked == "german" else _solfege_words(pitch)


def parse_name(text: object, system: object) -> SpelledPitch:
    """Read a name in a system that needs no tonic, in any form that this module prints or speaks, in either case.

    >>> print(parse_name("h", "german"), parse_name("b", "german"), parse_name("Ré♯", "solfege"))
    B Bb D#

    Raises:
        BadNotation: the name or the system is unknown, or the system needs a tonic.
    """
    checked = _check_system(system, FIXED_NAME_SYSTEMS)
    typed = _plain(text).casefold() if isinstance(text, str) and len(text) <= _LONGEST else ""
    pitch = _FIXED[checked].get(" ".join(typed.split()))
    if pitch is None:
        raise not_understood(text, "note", examples=[Suggestion("plain", each) for each in _EXAMPLES[checked]])
    return pitch


def _check_system(system: object, systems: tuple[NameSystem, ...]) -> NameSystem:
    for known in systems:
        if system == known:
            return known
    raise not_understood(system, "name-system", examples=[Suggestion("plain", each) for each in systems])


def _place(pitch: SpelledPitch, tonic: SpelledPitch) -> tuple[int, int]:
    """Return the degree (1 to 7) in the major scale on the tonic, and the half steps it is raised by."""
    steps = (LETTERS.index(pitch.letter) - LETTERS.index(tonic.letter)) % 7
    natural = (NATURAL_HOUR[pitch.letter] - NATURAL_HOUR[tonic.letter]) % 12
    return steps + 1, natural + pitch.alteration - tonic.alteration - MAJOR_SIZES[steps]


def _sign_words(alteration: int, sharp: str = "sharp", flat: str = "flat", times: str = "times") -> str:
    """Return words such as ``double sharp``; empty for a natural."""
    if alteration == 0:
        return ""
    amount = abs(alteration)
    how_often = SIGN_TIMES[amount - 1] if amount <= len(SIGN_TIMES) else f"{amount} {times} "
    return how_often + (sharp if alteration > 0 else flat)


def _solfege_words(pitch: SpelledPitch) -> str:
    return f"{SOLFEGE[pitch.letter]} {_sign_words(pitch.alteration, 'dièse', 'bémol', 'fois')}".rstrip()


def _plain(text: str) -> str:
    """Return the text without accents, however they were typed; musical signs stay."""
    return "".join(char for char in normalize("NFD", text) if not combining(char))


def _fixed_names(system: NameSystem) -> dict[str, SpelledPitch]:
    """Return every way to write a note in English, German or French, in lower case and without accents."""
    known: dict[str, SpelledPitch] = {}
    for letter in LETTERS:
        for alteration in range(-_MAX_READ, _MAX_READ + 1):
            pitch = SpelledPitch(letter, alteration)
            texts = [note_name(pitch, system), note_name(pitch, system, real=True), spoken_name(pitch, system)]
            if system == "solfege":
                texts.append(SOLFEGE[letter] + signs(alteration))
            if system == "german" and letter == "A" and alteration < -1:
                texts.append("As" + "es" * (-alteration - 1))
            known |= {_plain(text).casefold(): pitch for text in texts}
    return known


_MAX_READ: Final = 7  # accidentals that `parse_name` accepts, at most; a scale needs at most six
_LONGEST: Final = 60

_FIXED: Final[dict[NameSystem, dict[str, SpelledPitch]]] = {
    system: _fixed_names(system) for system in FIXED_NAME_SYSTEMS
}
_EXAMPLES: Final[dict[NameSystem, tuple[str, str]]] = {
    "english": ("F#", "E flat"),
    "german": ("Fis", "Es"),
    "solfege": ("fa diese", "mib"),
}
