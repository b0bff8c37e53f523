clefs-clef = Clé
clefs-treble = Clé de sol
clefs-bass = Clé de fa
clefs-alto = Clé d’ut 3e ligne
clefs-tenor = Clé d’ut 4e ligne
clefs-both = Clés de sol et de fa
clefs-fitting = Clé qui convient
