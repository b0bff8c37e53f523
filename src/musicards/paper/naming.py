"""What notes are called on paper: in a notation, and in words in a language."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from musicards.texts import LANGUAGES, Catalog, catalog, with_notes
from musicards.theory.names import degree_name, german_name, note_name, real_signs
from musicards.theory.pitch import SpelledPitch, parse_pitch

Notation: TypeAlias = Literal["english", "german", "solfege", "degrees"]
NOTATIONS: Final[tuple[Notation, ...]] = get_args(Notation)

_TONIC: Final = SpelledPitch("C")  # that degrees are counted from
_SCALE: Final = "CDEFGAB"


@dataclass(frozen=True, slots=True)
class Naming:
    """A way to name notes, in a language."""

    language: str  # a code, e.g. "de"
    notation: Notation

    @property
    def texts(self) -> Catalog:
        """The texts of the language."""
        return catalog(self.language)

    def shown(self, name: str) -> str:
        """Return a note, given by its ASCII name, as it is printed.

        >>> Naming("de", "german").shown("Bb"), Naming("fr", "solfege").shown("D#"), Naming("en", "english").shown("Gb")
        ('B', 'Ré♯', 'G♭')
        """
        pitch = parse_pitch(name)
        match self.notation:
            case "english":
                return note_name(pitch, "english", real=True)
            case "german":
                return german_name(pitch)
            case "solfege":
                return self._syllable(pitch).capitalize() + real_signs(pitch.alteration)
            case "degrees":
                return degree_name(pitch, _TONIC, real=True)

    def said(self, name: str) -> str:
        """Return a note in words, for screen readers.

        >>> Naming("en", "english").said("F#"), Naming("en", "degrees").said("Bb")
        ('F sharp', 'flat 7')
        """
        pitch = parse_pitch(name)
        if self.notation == "german":
            return german_name(pitch)
        signs = ""
        if pitch.alteration:
            accidental = "sharp" if pitch.alteration > 0 else "flat"
            signs = self.texts.text("music-accidentals", count=abs(pitch.alteration), accidental=accidental)
        if self.notation == "degrees":
            return f"{signs} {_SCALE.index(pitch.letter) + 1}".strip()
        plain = self._syllable(pitch) if self.notation == "solfege" else pitch.letter
        return self.texts.text("music-altered", name=plain, accidentals=signs) if signs else plain

    def in_text(self, text: str) -> str:
        """Return a text with its notes named; keys are named by letters or syllables even where notes are degrees.

        >>> Naming("fr", "solfege").in_text("⟦D⟧ est un ton au-dessus du ⟦C⟧.")
        'Ré est un ton au-dessus du do.'
        """
        keys = Naming(self.language, usual_notation(self.language)) if self.notation == "degrees" else self
        return with_notes(text, self.in_sentence, keys.in_sentence)

    def in_sentence(self, name: str, inside: bool) -> str:
        """Return a note in a text: inside a sentence, languages that use syllables write them in lower case."""
        is_small = inside and self.notation == "solfege" and usual_notation(self.language) == "solfege"
        return self.shown(name).lower() if is_small else self.shown(name)

    def _syllable(self, pitch: SpelledPitch) -> str:
        return self.texts.text("music-syllables").split()[_SCALE.index(pitch.letter)]


def usual_notation(language: str) -> Notation:
    """Return the note names that people who speak a language usually learn.

    >>> usual_notation("de")
    'german'
    """
    usual = LANGUAGES[language].notes
    return next(notation for notation in NOTATIONS if notation == usual)
