clefs-clef = Schlüssel
clefs-treble = Violinschlüssel
clefs-bass = Bassschlüssel
clefs-alto = Altschlüssel
clefs-tenor = Tenorschlüssel
clefs-both = Violin- und Bassschlüssel
clefs-fitting = Passender Schlüssel
