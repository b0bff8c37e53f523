clefs-clef = Clave
clefs-treble = Clave de sol
clefs-bass = Clave de fa
clefs-alto = Clave de do en tercera
clefs-tenor = Clave de do en cuarta
clefs-both = Claves de sol y de fa
clefs-fitting = Clave adecuada
