"""The words that people type around names of notes, scales, chords and intervals, in each language. No logic.

Case and accents do not matter. The names that our texts print are not repeated here: `lexicon` reads them from the
locales.
"""

from typing import Final, NamedTuple


class TypedWords(NamedTuple):
    """The words of a language; lists are separated by commas."""

    around: str  # before or after the name of a scale, and may be left out: "C major scale"
    chord: str  # the same for a chord; a name with one of these words is that of a chord
    before: str  # before a tonic
    over: str  # before the bass of a chord
    endings: str  # of words that may differ, such as those of adjectives
    signs: dict[int, str]  # what follows a note raised by so many half steps: {1: "sharp", -2: "double flat"}
    numbers: dict[int, str]  # other names of intervals, counted in letters
    qualities: dict[str, str]  # words for each quality of an interval
    is_quality_first: bool  # "minor third", "terza minore"
    doubly: str  # before or after a quality
    times: str  # the same after a number: 3 times
    others: dict[str, str]  # other names by what they mean: a short interval, or a kind of scale
    chords: dict[str, str]  # other names of chords by their kind


TYPED_WORDS: Final[dict[str, TypedWords]] = {
    "en": TypedWords(
        around="the, scale, mode, key",
        chord="chord, triad",
        before="on, of, in",
        over="over, on, slash",
        endings="",
        signs={1: "sharp", -1: "flat", 2: "double sharp", -2: "double flat"},
        numbers={1: "prime", 15: "double octave"},
        qualities={
            "perfect": "perfect",
            "major": "major",
            "minor": "minor",
            "augmented": "augmented",
            "diminished": "diminished",
        },
        is_quality_first=True,
        doubly="doubly, double",
        times="times",
        others={
            "m2": "semitone, half tone, half step, halftone",
            "M2": "whole tone, whole step, tone",
            "A4": "tritone",
            "P8": "octave",
            "P1": "unison",
            "P15": "double octave",
        },
        chords={
            "half diminished seventh": "half diminished",
            "dominant seventh": "dominant seven, seventh",
            "major seventh": "major seven",
            "minor seventh": "minor seven",
            "diminished seventh": "diminished seven",
            "suspended fourth": "suspended",
            "fifth": "power",
        },
    ),
    "de": TypedWords(
        around="Tonleiter, Skala, Tonart",
        chord="Akkord, Dreiklang",
        before="auf, von, in, über",
        over="über, mit Bass, auf",
        endings="e, em, en, er, es",
        signs={
            1: "mit Kreuz, Kreuz",
            -1: "mit Be, Be",
            2: "mit Doppelkreuz, Doppelkreuz",
            -2: "mit Doppel-Be, Doppel-Be",
        },
        numbers={1: "Einklang", 15: "Doppeloktave"},
        qualities={
            "perfect": "rein",
            "major": "große",
            "minor": "klein",
            "augmented": "übermäßig",
            "diminished": "vermindert",
        },
        is_quality_first=True,
        doubly="doppelt",
        times="fach, mal",
        others={
            "m2": "Halbton, Halbtonschritt",
            "M2": "Ganzton, Ganztonschritt",
            "A4": "Tritonus",
            "P8": "Oktave",
            "P1": "Prime, Einklang",
            "P15": "Doppeloktave",
            "natural minor": "Moll, reines Moll, Molltonleiter",
            "major": "Durtonleiter",
            "blues": "Blues",
            "hungarian minor": "Zigeunermoll",
            "double harmonic major": "Zigeunerdur",
        },
        chords={
            "half diminished seventh": "halbvermindert",
            "dominant seventh": "Dominantseptim, Septakkord",
            "diminished": "vermindert",
            "augmented": "übermäßig",
        },
    ),
    "fr": TypedWords(
        around="la gamme, le mode, gamme, mode, la tonalité, tonalité",
        chord="l'accord, accord",
        before="de, d, sur, en",
        over="sur, basse",
        endings="s, e, es, ee, ees",
        signs={1: "dièse", -1: "bémol", 2: "double dièse", -2: "double bémol"},
        numbers={1: "prime", 15: "double octave"},
        qualities={
            "perfect": "juste",
            "major": "majeur",
            "minor": "mineur",
            "augmented": "augmenté",
            "diminished": "diminué",
        },
        is_quality_first=False,
        doubly="doublement",
        times="fois",
        others={
            "m2": "demi-ton",
            "M2": "ton, ton entier",
            "A4": "triton",
            "P8": "octave",
            "P1": "unisson",
            "P15": "double octave",
            "natural minor": "mineur",
            "whole tone": "tons entiers",
        },
        chords={
            "half diminished seventh": "demi-diminué",
            "dominant seventh": "septième",
            "diminished": "diminué",
            "augmented": "augmenté",
        },
    ),
    "es": TypedWords(
        around="la escala, el modo, escala, modo, la tonalidad, tonalidad",
        chord="el acorde, acorde, tríada",
        before="de, sobre, en",
        over="sobre, con bajo",
        endings="s, o, a, os, as",
        signs={1: "sostenido", -1: "bemol", 2: "doble sostenido", -2: "doble bemol"},
        numbers={15: "doble octava"},
        qualities={
            "perfect": "justo",
            "major": "mayor",
            "minor": "menor",
            "augmented": "aumentado",
            "diminished": "disminuido",
        },
        is_quality_first=False,
        doubly="doblemente, doble",
        times="veces",
        others={
            "m2": "semitono, medio tono",
            "M2": "tono, tono entero",
            "A4": "tritono",
            "P8": "octava",
            "P1": "unísono",
            "P15": "doble octava",
            "natural minor": "menor",
            "whole tone": "tonos enteros",
        },
        chords={
            "half diminished seventh": "semidisminuido",
            "dominant seventh": "séptima",
            "diminished": "disminuido",
            "augmented": "aumentado",
        },
    ),
    "it": TypedWords(
        around="la scala, il modo, scala, modo, la tonalità, tonalità",
        chord="l'accordo, accordo, triade",
        before="di, su, in",
        over="su, con basso",
        endings="o, a, e, i",
        signs={1: "diesis", -1: "bemolle", 2: "doppio diesis", -2: "doppio bemolle"},
        numbers={15: "doppia ottava"},
        qualities={
            "perfect": "giusto",
            "major": "maggiore",
            "minor": "minore",
            "augmented": "aumentato",
            "diminished": "diminuito",
        },
        is_quality_first=False,
        doubly="più che, doppiamente",
        times="volte",
        others={
            "m2": "semitono, mezzo tono",
            "M2": "tono, tono intero",
            "A4": "tritono",
            "P8": "ottava",
            "P1": "unisono",
            "P15": "doppia ottava",
            "natural minor": "minore",
            "whole tone": "toni interi",
        },
        chords={
            "half diminished seventh": "semidiminuito",
            "dominant seventh": "settima",
            "diminished": "diminuito",
            "augmented": "aumentato",
        },
    ),
}
"""By the code of the language."""
