clefs-clef = Chiave
clefs-treble = Chiave di violino
clefs-bass = Chiave di basso
clefs-alto = Chiave di contralto
clefs-tenor = Chiave di tenore
clefs-both = Chiavi di violino e di basso
clefs-fitting = Chiave adatta
