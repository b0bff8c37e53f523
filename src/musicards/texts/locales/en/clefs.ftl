### Clefs: in the tools, in exercises and on the map
clefs-clef = Clef
clefs-treble = Treble clef
clefs-bass = Bass clef
clefs-alto = Alto clef
clefs-tenor = Tenor clef
clefs-both = Treble and bass
clefs-fitting = Clef that fits
