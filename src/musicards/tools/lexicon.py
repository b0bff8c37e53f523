"""What names mean in each language: scales, chords and intervals, and the notes they are on.

The names are those that our texts print, and those in `typed_data`. Words are compared without case, accents and the
endings of adjectives. `typed_names` reads whole texts with it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias
from unicodedata import combining, normalize

from musicards.errors import BadNotation, Suggestion
from musicards.texts.languages import LANGUAGES, short_texts
from musicards.theory import (
    FIXED_NAME_SYSTEMS,
    LETTERS,
    NameSystem,
    SpelledPitch,
    note_name,
    parse_interval,
    spoken_name,
)
from musicards.tools.chord_data import CHORD_TABLE
from musicards.tools.note_text import code_of, plain
from musicards.tools.scale_data import SCALE_TABLE
from musicards.tools.suggestions import nearest_word
from musicards.tools.typed_data import TYPED_WORDS, TypedWords

NameSort: TypeAlias = Literal["interval", "scale", "chord"]

_MAX_SIGNS: Final = 4  # accidentals of a note in a text; a doubly diminished octave above a double flat has four
_MAX_GENERIC: Final = 15  # letters; larger intervals have no names of their own
_MAX_TIMES: Final = 4
_MAX_WORDS: Final = 4  # of a note: E mit Doppel-Be
_TRIADS: Final = {"major": "major", "natural minor": "minor"}  # the chords of the scales with these names
_QUALITIES: Final = {"perfect": "P", "major": "M", "minor": "m", "augmented": "A", "diminished": "d"}
_OCTAVE: Final = re.compile(r"(.*\D)(10|[0-9])")


class Named(NamedTuple):
    """What a name means."""

    sort: NameSort
    code: str  # a kind of scale or chord in English, or a short interval
    tonic: SpelledPitch | None  # None if the name has none
    bass: SpelledPitch | None = None  # of a chord


def folded(text: str) -> str:
    """Return the words of a text in lower case, without accents and hyphens, with signs in ASCII.

    >>> folded("Mi♭ mineur mélodique"), folded("es-Moll")
    ('mib mineur melodique', 'es moll')
    """
    letters = "".join(char for char in normalize("NFD", plain(text)) if not combining(char))
    return " ".join(re.findall(r"[a-z0-9#]+", letters.casefold()))


@cache
def notes_in(system: NameSystem) -> dict[str, SpelledPitch]:
    """Return every way to write a note in a system, `folded`; with the words for signs of all languages.

    >>> str(notes_in("german")["b"]), str(notes_in("german")["b flat"]), str(notes_in("solfege")["fa sostenido"])
    ('Bb', 'Bb', 'F#')
    """
    known: dict[str, SpelledPitch] = {}
    for letter in LETTERS:
        for alteration in range(-_MAX_SIGNS, _MAX_SIGNS + 1):
            pitch = SpelledPitch(letter, alteration)
            texts = {note_name(pitch, system), note_name(pitch, system, real=True), spoken_name(pitch, system)}
            if system == "german":
                texts |= {"As" + "es" * (-alteration - 1)} if letter == "A" and alteration < -1 else set()
            elif alteration > 0:
                texts.add(note_name(SpelledPitch(letter), system) + "#" * alteration)
                texts |= {note_name(SpelledPitch(letter), system) + "x"} if alteration == 2 else set()
            elif alteration < 0:
                texts.add(note_name(SpelledPitch(letter), system) + "b" * -alteration)
            known |= {folded(text): pitch for text in texts}
            # A letter with words is in English, also where B alone is B flat: "B flat", "E mit Be".
            stem = note_name(SpelledPitch(letter), "english" if system == "german" else system)
            for words in TYPED_WORDS.values():
                if sign := words.signs.get(alteration):
                    known |= {folded(f"{stem} {each}"): pitch for each in sign.split(", ")}
    return known


def note_at(words: Sequence[str], systems: Sequence[NameSystem], *, spaced: bool = False) -> SpelledPitch | None:
    """Return the note that these folded words are, in the first system that has it; with its octave if they have one.

    The octave may be a word of its own if `spaced`, as where notes are followed by nothing else: "Fis 4".
    """
    text = " ".join(words)
    octave = _OCTAVE.fullmatch(text) if spaced or (words and len(words[-1]) > 1) else None
    for system in systems:
        pitch = notes_in(system).get(text)
        if pitch is not None:
            return pitch
        pitch = None if octave is None else notes_in(system).get(octave[1].strip())
        if pitch is not None and octave is not None:
            return SpelledPitch(pitch.letter, pitch.alteration, int(octave[2]))
    return None


def systems_from(system: NameSystem, language: str | None = None) -> list[NameSystem]:
    """Return the systems in the order in which names are read: the given one, a language's, English, all others."""
    usual = "english" if language is None else LANGUAGES[language].notes
    own = [each for each in FIXED_NAME_SYSTEMS if each == usual]
    return list(dict.fromkeys([system, *own, *FIXED_NAME_SYSTEMS]))


def languages_from(system: NameSystem) -> list[str]:
    """Return all languages, first those whose people use this system of names.

    >>> languages_from("german")[0], languages_from("solfege")[:2]
    ('de', ['fr', 'es'])
    """
    return sorted(TYPED_WORDS, key=lambda code: LANGUAGES[code].notes != system)


def find_name(text: str, system: NameSystem, sorts: Sequence[NameSort]) -> Named | None:
    """Return the scale, chord or interval that a text names in any language; None if it names none.

    If a name could be several things, the first of `sorts` is meant.

    >>> find_name("Es-Dur", "english", ["scale"])[:2], str(find_name("la menor", "english", ["scale"]).tonic)
    (('scale', 'major'), 'A')
    """
    typed = folded(text)
    languages = [_language(code) for code in languages_from(system)]
    for is_loose in (False, True):
        for language in languages:
            found = language.read(typed, system, sorts, is_loose=is_loose)
            if found is not None:
                return found
    return None


def letters_in(text: str) -> int | None:
    """Return how many letters an interval without a quality has, in any language; None if the text is not one.

    >>> letters_in("third"), letters_in("Sexte"), letters_in("minor third")
    (3, 6, None)
    """
    typed = folded(text)
    for code in TYPED_WORDS:
        texts = short_texts(code, "music", "tools")
        for generic in range(1, _MAX_GENERIC + 1):
            if typed == folded(texts[f"music-interval[{generic}]"]):
                return generic
    return None


def nearest_scale(text: str, system: NameSystem) -> tuple[str, Suggestion] | None:
    """Return the part of a text after its tonic, and the scale in any language whose name it is most like.

    >>> nearest_scale("Es-Mol", "german")
    ('Mol', Suggestion(sort='scale', text='Eb natural minor', kind='natural minor'))
    """
    words = re.split(r"[\s-]+", plain(text))
    for length in range(min(_MAX_WORDS, len(words) - 1), 0, -1):
        tonic = note_at(folded(" ".join(words[:length])).split(), systems_from(system))
        if tonic is None:
            continue
        rest = " ".join(words[length:])
        known: dict[str, str] = {}
        for code in languages_from(system):
            known = _language(code).scales | known
        name = nearest_word(folded(rest), known)
        if name is not None:
            kind = known[name]
            tonic_name = SpelledPitch(tonic.letter, tonic.alteration).name
            return rest, Suggestion("scale", f"{tonic_name} {kind}", kind)
    return None


@dataclass(frozen=True, slots=True)
class _Language:
    """What names mean in a language."""

    code: str
    around: re.Pattern[str]
    chord: re.Pattern[str]
    over: re.Pattern[str]
    before: frozenset[str]
    ending: re.Pattern[str] | None
    usual_chords: set[str]  # stems of names that musicians take for a chord, although a scale has the same
    written: dict[tuple[NameSort, str], str]  # by the words themselves: "ton entier" is no scale "tons entiers"
    exact: dict[tuple[NameSort, str], str]  # by the stems of the words in order, without spaces
    scales: dict[str, str]  # kinds by their folded names
    loose: dict[tuple[NameSort, str], str]  # by these stems in any order; only where that is unambiguous

    def read(self, typed: str, system: NameSystem, sorts: Sequence[NameSort], *, is_loose: bool) -> Named | None:
        """Read a tonic and a kind, or a kind alone."""
        if "chord" in sorts:
            found = self._read_chord(typed, system, sorts, is_loose=is_loose)
            if found is not None:
                return found
        found = self._read(typed, system, sorts, is_loose=is_loose)  # mode is a part of "Messiaen's third mode"
        short = self.around.sub("", typed).strip()
        return found if found is not None or short == typed else self._read(short, system, sorts, is_loose=is_loose)

    def _read_chord(self, typed: str, system: NameSystem, sorts: Sequence[NameSort], *, is_loose: bool) -> Named | None:
        """Read the name of a chord with the word chord, or with a bass; or where only chords are wanted."""
        systems = systems_from(system, self.code)
        for bass in self.over.finditer(typed):
            lowest = note_at(typed[bass.end() :].split(), systems)
            named = self.read(typed[: bass.start()], system, ["chord"], is_loose=is_loose)
            if lowest is not None and named is not None and named.tonic is not None:
                return named._replace(bass=lowest)
        short, count = self.chord.subn("", typed)
        named = self._read(short.strip(), system, ["chord"], is_loose=is_loose) if count or sorts == ["chord"] else None
        if named is None and (count or sorts == ["chord"]):
            key = self._read(short.strip(), system, ["scale"], is_loose=is_loose)
            kind = None if key is None else _TRIADS.get(key.code)
            named = None if key is None or kind is None else key._replace(sort="chord", code=kind)
        return named

    def _read(self, typed: str, system: NameSystem, sorts: Sequence[NameSort], *, is_loose: bool) -> Named | None:
        words = typed.split()
        systems = systems_from(system, self.code)
        for length in range(min(_MAX_WORDS, len(words)), 0, -1):
            for start in range(len(words) - length + 1):
                tonic = note_at(words[start : start + length], systems)
                if tonic is None:
                    continue
                end = start - 1 if start > 0 and words[start - 1] in self.before else start
                rest = " ".join([*words[:end], *words[start + length :]])
                for kind in dict.fromkeys([rest, self.around.sub("", rest).strip()]):
                    found = self._kind(kind.split(), sorts, is_loose=is_loose)
                    if found is not None:
                        return Named(*found, tonic)
        found = self._kind(words, sorts, is_loose=is_loose)
        return None if found is None else Named(*found, None)

    def _kind(self, words: Sequence[str], sorts: Sequence[NameSort], *, is_loose: bool) -> tuple[NameSort, str] | None:
        stems = [self.stem(word) for word in words]
        if "chord" in sorts and "".join(stems) in self.usual_chords:
            return "chord", self.exact["chord", "".join(stems)]
        for sort in sorts:
            if not is_loose and (sort, "".join(words)) in self.written:
                return sort, self.written[sort, "".join(words)]
        for sort in sorts:
            in_order, in_any_order = (sort, "".join(stems)), (sort, "/".join(sorted(stems)))
            known = self.loose if is_loose else self.exact
            code = known.get(in_order) or (known.get(in_any_order) if is_loose else None)
            if code is not None:
                return sort, code
        return None

    def stem(self, word: str) -> str:
        return word if self.ending is None else self.ending.sub(r"\1", word)


@cache
def _language(code: str) -> _Language:
    words = TYPED_WORDS[code]
    ending = "|".join(words.endings.split(", "))
    stem = re.compile(rf"(?<=..)(.)\1?(?:{ending})$") if ending else None  # dorienne is dorien
    language = _Language(
        code,
        around=_affix(words.around),
        chord=_affix(words.chord),
        over=re.compile(rf" (?:{_choice(words.over)}) "),
        before=frozenset(map(folded, words.before.split(", "))),
        ending=stem,
        usual_chords=set(),
        written={},
        exact={},
        scales={},
        loose={},
    )
    shared = set()
    loosely: dict[tuple[NameSort, str], set[str]] = {}
    for sort, name, meant in _names(code, words):
        stems = [language.stem(each) for each in folded(name).split()]
        language.written.setdefault((sort, "".join(folded(name).split())), meant)
        if sort == "interval" and name in words.others.get(meant, "").split(", "):
            continue  # a noun has no endings: a tritonee is not a tritone
        key: tuple[NameSort, str] = (sort, "".join(stems))
        if language.exact.setdefault(key, meant) != meant:
            shared.add(key)
        if sort == "scale":
            language.scales[folded(name)] = meant
        short = [language.stem(each) for each in folded(re.sub(r" \(.*\)$", "", name)).split()]
        for each in (stems, short):
            loosely.setdefault((sort, "/".join(sorted(each))), set()).add(meant)
            if len(each) > 1:
                loosely.setdefault((sort, "".join(each)), set()).add(meant)
    for key in shared:
        del language.exact[key]
    for name in ", ".join(words.chords.values()).split(", "):
        language.usual_chords.add("".join(language.stem(each) for each in folded(name).split()))
    language.loose.update({key: min(meant) for key, meant in loosely.items() if len(meant) == 1})
    return language


def _affix(words: str) -> re.Pattern[str]:
    return re.compile(rf"^(?:{_choice(words)})(?= )|(?<= )(?:{_choice(words)})$")


def _choice(words: str) -> str:
    return "|".join(folded(each) for each in words.split(", "))


def _names(code: str, words: TypedWords) -> Iterator[tuple[NameSort, str, str]]:
    """Yield every name of a language: its sort, the name and what it means."""
    texts = short_texts(code, "music", "tools")
    kinds = {code_of(kind): kind for kind, _, _ in SCALE_TABLE}
    for kind, _, aliases in SCALE_TABLE if code == "en" else ():
        yield from (("scale", name, kind) for name in (kind, *aliases))
    for key, name in texts.items():
        kind_code = re.sub("^(?:music|tools)-scale-", "", key)
        if kind_code in kinds and kind_code != key:
            yield "scale", name, kinds[kind_code]
    chords = {code_of(kind): kind for kind, _, _ in CHORD_TABLE}
    for kind in chords.values() if code == "en" else ():
        yield "chord", kind, kind
    for key, name in texts.items():
        if key.startswith("tools-chord-"):
            yield "chord", name, chords[key.removeprefix("tools-chord-")]
    yield from (("chord", name, kind) for kind, names in words.chords.items() for name in names.split(", "))
    for meant, names in words.others.items():
        sort: NameSort = "scale" if meant in kinds.values() else "interval"
        yield from ((sort, name, meant) for name in names.split(", "))
    yield from (("interval", name, short) for name, short in _intervals(words, texts))


def _intervals(words: TypedWords, texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the names of all intervals that have one, and their short names."""
    often = ["", *words.doubly.split(", ")]
    for generic in range(1, _MAX_GENERIC + 1):
        names = [texts[f"music-interval[{generic}]"], *filter(None, words.numbers.get(generic, "").split(", "))]
        for quality, letter in _QUALITIES.items():
            for times in range(1, _MAX_TIMES + 1):
                short = f"{letter * times}{generic}"
                try:
                    parse_interval(short)
                except BadNotation:
                    break  # no major fifth, and nothing is doubly perfect
                counted = [f"{times} {each}" for each in words.times.split(", ")] if times > 1 else []
                for how in [*(often[:1] if times == 1 else often[1:] if times == 2 else ()), *counted]:
                    for name in names:
                        called = f"{how} {words.qualities[quality]}"
                        yield f"{called} {name}" if words.is_quality_first else f"{name} {called}", short
