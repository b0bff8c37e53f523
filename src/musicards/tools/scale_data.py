"""The table of scales: the name of each kind, and its degrees. No logic.

Degrees are relative to the major scale on the tonic, as musicians say them. In a scale of seven notes, each note has a
different letter if that is how the scale is usually written. More common kinds come first, and lists of several scales
have this order.
"""

from typing import Final

__all__ = ["KIND_PAIRS", "SCALE_TABLE"]

SCALE_TABLE: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    # The scales of keys, and other very common scales
    ("major", "1 2 3 4 5 6 7", ("ionian",)),
    ("natural minor", "1 2 b3 4 5 b6 b7", ("minor", "aeolian")),
    ("harmonic minor", "1 2 b3 4 5 b6 7", ()),
    ("melodic minor", "1 2 b3 4 5 6 7", ("jazz minor", "ascending melodic minor")),
    ("major pentatonic", "1 2 3 5 6", ("pentatonic",)),
    ("minor pentatonic", "1 b3 4 5 b7", ("vietnamese 2",)),
    ("blues", "1 b3 4 b5 5 b7", ("minor blues",)),
    ("major blues", "1 2 b3 3 5 6", ()),
    ("dorian", "1 2 b3 4 5 6 b7", ()),
    ("mixolydian", "1 2 3 4 5 6 b7", ("dominant",)),
    ("lydian", "1 2 3 #4 5 6 7", ()),
    ("phrygian", "1 b2 b3 4 5 b6 b7", ()),
    ("locrian", "1 b2 b3 4 b5 b6 b7", ()),
    ("whole tone", "1 2 3 #4 #5 #6", ("messiaen's mode #1",)),
    ("diminished", "1 2 b3 4 b5 b6 6 7", ("whole-half diminished", "whole-half", "octatonic")),
    (
        "half-whole diminished",
        "1 b2 b3 3 #4 5 6 b7",
        ("dominant diminished", "half-whole", "messiaen's mode #2"),
    ),
    # Further modes of harmonic minor, melodic minor, harmonic major and double harmonic major
    ("phrygian dominant", "1 b2 3 4 5 b6 b7", ("spanish", "phrygian major", "spanish gypsy", "freygish", "hijaz")),
    ("lydian dominant", "1 2 3 #4 5 6 b7", ("lydian b7", "overtone", "acoustic")),
    (
        "altered",
        "1 b2 b3 b4 b5 b6 b7",
        ("super locrian", "superlocrian", "diminished whole tone", "pomeroy"),
    ),
    ("mixolydian b6", "1 2 3 4 5 b6 b7", ("melodic minor fifth mode", "hindu", "aeolian dominant", "melodic major")),
    ("locrian #2", "1 2 b3 4 b5 b6 b7", ("half-diminished", "aeolian b5")),
    ("lydian augmented", "1 2 3 #4 #5 6 7", ()),
    ("dorian b2", "1 b2 b3 4 5 6 b7", ("phrygian #6", "melodic minor second mode")),
    ("harmonic major", "1 2 3 4 5 b6 7", ()),
    ("double harmonic major", "1 b2 3 4 5 b6 7", ("gypsy", "double harmonic", "byzantine", "hijaz kar", "bhairav")),
    ("hungarian minor", "1 2 b3 #4 5 b6 7", ("double harmonic minor",)),
    ("locrian 6", "1 b2 b3 4 b5 6 b7", ("locrian natural 6", "locrian sharp 6")),
    ("major augmented", "1 2 3 4 #5 6 7", ("major #5", "ionian augmented", "ionian #5")),
    (
        "dorian #4",
        "1 2 b3 #4 5 6 b7",
        ("ukrainian dorian", "romanian minor", "altered dorian"),
    ),
    ("lydian #9", "1 #2 3 #4 5 6 7", ("lydian #2",)),
    (
        "ultralocrian",
        "1 b2 b3 b4 b5 b6 bb7",
        ("superlocrian bb7", "superlocrian diminished", "altered bb7"),
    ),
    ("dorian b5", "1 2 b3 4 b5 6 b7", ()),
    ("phrygian b4", "1 b2 b3 b4 5 b6 b7", ()),
    ("lydian diminished", "1 2 b3 #4 5 6 7", ("lydian b3",)),
    ("mixolydian b2", "1 b2 3 4 5 6 b7", ()),
    ("lydian augmented #2", "1 #2 3 #4 #5 6 7", ()),
    ("locrian bb7", "1 b2 b3 4 b5 b6 bb7", ()),
    ("lydian #2 #6", "1 #2 3 #4 5 #6 7", ()),
    ("ultraphrygian", "1 b2 b3 b4 5 b6 bb7", ()),
    ("oriental", "1 b2 3 4 b5 6 b7", ("mixolydian b2 b5",)),
    ("ionian #2 #5", "1 #2 3 4 #5 6 7", ()),
    ("locrian bb3 bb7", "1 b2 bb3 4 b5 b6 bb7", ()),
    # Jazz
    ("bebop", "1 2 3 4 5 6 b7 7", ("bebop dominant",)),
    ("bebop major", "1 2 3 4 5 #5 6 7", ()),
    ("bebop minor", "1 2 b3 3 4 5 6 b7", ("bebop dorian",)),
    ("minor bebop", "1 2 b3 4 5 b6 b7 7", ("bebop natural minor",)),
    ("bebop locrian", "1 b2 b3 4 b5 5 b6 b7", ()),
    ("minor six diminished", "1 2 b3 4 5 b6 6 7", ("bebop melodic minor",)),
    ("composite blues", "1 2 b3 3 4 b5 5 6 b7", ()),
    ("augmented", "1 #2 3 5 #5 7", ("hexatonic",)),
    ("petrushka", "1 b2 3 b5 5 b7", ("tritone",)),
    # Other scales of seven notes
    ("neapolitan minor", "1 b2 b3 4 5 b6 7", ("balinese",)),
    ("neapolitan major", "1 b2 b3 4 5 6 7", ()),
    ("hungarian major", "1 #2 3 #4 5 6 b7", ()),
    ("hungarian gypsy", "1 2 b3 #4 5 b6 b7", ("gypsy minor",)),
    ("double harmonic lydian", "1 b2 3 #4 5 b6 7", ()),
    ("locrian major", "1 2 3 4 b5 b6 b7", ("arabian", "major locrian")),
    ("lydian minor", "1 2 3 #4 5 b6 b7", ()),
    ("leading whole tone", "1 2 3 #4 #5 #6 7", ()),
    ("persian", "1 b2 3 4 b5 b6 7", ()),
    ("enigmatic", "1 b2 3 #4 #5 #6 7", ()),
    ("flamenco", "1 b2 b3 3 #4 5 b7", ()),
    ("todi raga", "1 b2 b3 #4 5 b6 7", ("todi",)),
    ("augmented heptatonic", "1 #2 3 4 5 #5 7", ()),
    # Of eight notes and more
    ("spanish heptatonic", "1 b2 b3 3 4 5 b6 b7", ("spanish phrygian", "eight-tone spanish")),
    ("purvi raga", "1 b2 3 4 #4 5 b6 7", ("purvi",)),
    ("kafi raga", "1 b3 3 4 5 6 b7 7", ()),
    ("ichikosucho", "1 2 3 4 b5 5 6 7", ()),
    ("messiaen's mode #3", "1 2 b3 3 #4 5 b6 b7 7", ()),
    ("messiaen's mode #4", "1 b2 2 4 #4 5 b6 7", ()),
    ("messiaen's mode #6", "1 2 3 4 #4 #5 #6 7", ()),
    ("messiaen's mode #7", "1 b2 2 b3 4 #4 5 b6 6 7", ()),
    ("chromatic", "1 b2 2 b3 3 4 b5 5 b6 6 b7 7", ()),
    # Of six
    ("minor hexatonic", "1 2 b3 4 5 7", ()),
    ("prometheus", "1 2 3 #4 6 b7", ("mystic",)),
    ("prometheus neapolitan", "1 b2 3 #4 6 b7", ()),
    ("piongio", "1 2 4 5 6 b7", ()),
    ("mystery #1", "1 b2 3 b5 b6 b7", ()),
    ("six tone symmetric", "1 b2 3 4 #5 6", ()),
    ("messiaen's mode #5", "1 b2 4 #4 5 7", ()),
    # Of five
    ("egyptian", "1 2 4 5 b7", ("suspended pentatonic",)),
    ("ritusen", "1 2 4 5 6", ("yo",)),
    ("malkos raga", "1 b3 4 b6 b7", ("man gong", "malkauns")),
    ("hirajoshi", "1 2 b3 5 b6", ()),
    ("iwato", "1 b2 4 b5 b7", ()),
    ("in-sen", "1 b2 4 5 b7", ("insen",)),
    ("kumoijoshi", "1 b2 4 5 b6", ("in", "miyako-bushi")),
    ("pelog", "1 b2 b3 5 b6", ()),
    ("lydian pentatonic", "1 3 #4 5 7", ("chinese",)),
    ("ionian pentatonic", "1 3 4 5 7", ()),
    ("mixolydian pentatonic", "1 3 4 5 b7", ("indian",)),
    ("lydian dominant pentatonic", "1 3 #4 5 b7", ()),
    ("lydian #5p pentatonic", "1 3 #4 #5 7", ("lydian #5 pentatonic",)),
    ("locrian pentatonic", "1 b3 4 b5 b7", ("minor seven flat five pentatonic",)),
    ("super locrian pentatonic", "1 b3 b4 b5 b7", ("superlocrian pentatonic",)),
    ("minor six pentatonic", "1 b3 4 5 6", ()),
    ("minor #7m pentatonic", "1 b3 4 5 7", ("minor #7 pentatonic",)),
    ("flat three pentatonic", "1 2 b3 5 6", ("kumoi", "dorian pentatonic")),
    ("flat six pentatonic", "1 2 3 5 b6", ()),
    ("neapolitan major pentatonic", "1 3 4 b5 b7", ()),
    ("whole tone pentatonic", "1 3 b5 b6 b7", ()),
    ("scriabin", "1 b2 3 5 6", ()),
    ("vietnamese 1", "1 b3 4 5 b6", ()),
)
"""Name, degrees from the tonic up, and other usual names."""

KIND_PAIRS: Final[tuple[tuple[str, str], ...]] = (
    ("major", "natural minor"),
    ("major pentatonic", "minor pentatonic"),
    ("major blues", "blues"),
)
"""The pairs of relatives: the minor has the same notes as the major, starting from the major's sixth."""
