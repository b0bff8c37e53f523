"""The table of `instruments`: the interval between the written and the sounding note, and their names."""

from collections.abc import Mapping
from typing import Final

from musicards.theory import Clef

INSTRUMENT_TABLE: Final[tuple[tuple[str, str, str], ...]] = (
    ("P1", "concert pitch", "C, piano, voice, harp, organ"),
    # Flutes and recorders
    ("P1", "flute", "Querflöte, traverso"),
    ("+P8", "piccolo", "piccolo flute, Pikkoloflöte, petite flûte, octavín"),
    ("-P4", "alto flute", "alto flute in G, flûte en sol, flauta en sol"),
    ("-P8", "bass flute", ""),
    ("+P8", "sopranino recorder", ""),
    ("+P8", "descant recorder", "soprano recorder"),
    ("P1", "treble recorder", "alto recorder"),
    ("P1", "tenor recorder", ""),
    ("+P8", "bass recorder", ""),
    ("+P8", "tin whistle", "penny whistle"),
    # Double reeds
    ("P1", "oboe", ""),
    ("-m3", "oboe d'amore", "Liebesoboe"),
    ("-P5", "English horn", "corno inglese"),
    ("P1", "bassoon", ""),
    ("-P8", "contrabassoon", "double bassoon"),
    # Clarinets
    (
        "-M2",
        "clarinet in Bb",
        "Bb clarinet, clarinet, B-Klarinette, Klarinette, clarinette, clarinete, clarinette en sib, clarinete en sib",
    ),
    ("-m3", "clarinet in A", "A clarinet, A-Klarinette"),
    ("P1", "clarinet in C", "C clarinet, C-Klarinette"),
    ("+M2", "clarinet in D", "D clarinet, D-Klarinette"),
    (
        "+m3",
        "clarinet in Eb",
        "Eb clarinet, Es-Klarinette, petite clarinette, requinto, clarinette en mib, clarinete en mib",
    ),
    ("-P5", "basset horn", ""),
    ("-M6", "alto clarinet", ""),
    ("-M9", "bass clarinet", "bass clarinet in Bb"),
    ("-M16", "contrabass clarinet", ""),
    # Saxophones
    ("+m3", "sopranino saxophone", "sopranino sax"),
    ("-M2", "soprano saxophone", "soprano sax, sax soprano"),
    ("-M6", "alto saxophone", "alto sax, sax alto, Eb alto, Altsaxofon"),
    ("-M9", "tenor saxophone", "tenor sax, sax tenor, Bb tenor, Tenorsaxofon"),
    ("-M13", "baritone saxophone", "baritone sax, bari sax, sax barítono, Baritonsaxofon"),
    ("-M16", "bass saxophone", "bass sax"),
    # Trumpets and similar instruments
    (
        "-M2",
        "trumpet in Bb",
        "Bb trumpet, trumpet, B-Trompete, Trompete, trompette, trompeta, trompette en sib, trompeta en sib",
    ),
    ("P1", "trumpet in C", "C trumpet, C-Trompete"),
    ("-m3", "trumpet in A", "A trumpet"),
    ("+M2", "trumpet in D", "D trumpet, D-Trompete"),
    ("+M3", "trumpet in E", ""),
    ("+m3", "trumpet in Eb", "Eb trumpet, Es-Trompete, trompette en mib, trompeta en mib"),
    ("+P4", "trumpet in F", "F trumpet, F-Trompete"),
    ("+m7", "piccolo trumpet", "piccolo trumpet in Bb, Hoch-B-Trompete"),
    ("-M2", "cornet", "cornet in Bb, Bb cornet"),
    ("+m3", "soprano cornet", "cornet in Eb, Eb cornet"),
    ("-M2", "flugelhorn", "fluegelhorn, fiscorno"),
    # Horns
    ("-P5", "horn in F", "F horn, horn, French horn, Horn, Waldhorn, cor, cor d'harmonie, trompa"),
    ("-M2", "horn in Bb alto", "horn in Bb, Bb horn"),
    ("-m3", "horn in A", ""),
    ("-P4", "horn in G", ""),
    ("-m6", "horn in E", ""),
    ("-M6", "horn in Eb", "Eb horn in the orchestra, cor en mib, trompa en mib"),
    ("-m7", "horn in D", ""),
    ("-P8", "horn in C", ""),
    ("-M9", "horn in Bb basso", ""),
    # Low brass, bass clef
    ("P1", "trombone", ""),
    ("P1", "tuba", ""),
    # Brass band, treble clef
    ("-M6", "tenor horn", "Eb horn, alto horn, tenor horn in Eb"),
    ("-M9", "baritone treble clef", "baritone, baritone horn, euphonium treble clef, Tenorhorn, Bariton"),
    ("-M13", "Eb bass treble clef", "Eb bass, Eb tuba treble clef"),
    ("-M16", "Bb bass treble clef", "Bb bass, Bb tuba treble clef"),
    # Strings, voice, percussion, keyboards
    ("P1", "violin", "fiddle, Geige"),
    ("P1", "viola", "Bratsche"),
    ("P1", "cello", "violoncello"),
    ("-P8", "double bass", "contrabass, string bass"),
    ("-P8", "bass guitar", "electric bass"),
    ("-P8", "guitar", "classical guitar, electric guitar"),
    ("-P8", "tenor voice", "voice in octave treble clef"),
    ("+P8", "xylophone", "Xylofon"),
    ("+P15", "glockenspiel", "orchestra bells"),
    ("+P15", "crotales", "antique cymbals"),
    ("+P8", "celesta", ""),
)
"""How far it sounds above (+) or below (-) the written note, its name in English, and its other names, with commas.
Its usual names in other languages are in the texts. The bass clarinet is in the treble clef (French notation), the bass
recorder in the bass clef."""

INSTRUMENT_CLEFS: Final[Mapping[str, Clef | None]] = {
    "concert pitch": None,
    "bass recorder": "bass",
    "bassoon": "bass",
    "contrabassoon": "bass",
    "trombone": "bass",
    "tuba": "bass",
    "viola": "alto",
    "cello": "bass",
    "double bass": "bass",
    "bass guitar": "bass",
}
"""The clef that its players read first, by name, where it is not the treble clef; None if it depends on the notes."""
