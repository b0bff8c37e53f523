distance_rules-lead = Quédate sin cartas antes que nadie. Cada carta que juegas tiene que estar _{ music-an-interval }_ por encima de la nota anterior.
distance_rules-setup = Antes de cada partida, acordad un intervalo, de la segunda a la séptima. { rules-setup }
distance_rules-interval = Las notas tienen siete nombres, que luego vuelven a empezar: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } y otra vez { NOTE("C") }. Para dar nombre a un intervalo se cuentan la primera nota, la última y todas las que hay entre ellas. Subiendo de { NOTE("F") } a { NOTE("G") } hay una _segunda_, de { NOTE("F") } a { NOTE("A") } una _tercera_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), de { NOTE("A") } a { NOTE("D") } una _cuarta_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Aquí los sostenidos y los bemoles no cuentan, solo el nombre: { NOTE("Bb") } cuenta como { NOTE("B") }.
distance_rules-turn =
    - Juega una o más cartas de la _misma nota_ y _di siempre el nombre_ con el que cuentan. Una tecla negra tiene dos nombres: { NOTE("F#") } o { NOTE("Gb") } se puede decir como { NOTE("F") } o como { NOTE("G") }, según lo que necesites.
    - Por segundas, después de { NOTE("F") } o { NOTE("F#") } viene { NOTE("G") }. Puedes jugar { NOTE("Gb") }, { NOTE("G") } o { NOTE("G#") }, pero sin mezclarlas.
    - Un comodín sustituye a cualquier carta, solo o con otras cartas.

    Al principio, cuenta desde la carta que se descubrió. Si es una tecla negra, vale cualquiera de sus dos nombres. Si es un comodín, juega la nota que quieras.
distance_rules-passing = { rules-passing } También puedes robar más veces, sin límite.
distance_rules-mistakes = Equivocarse es parte del juego. Si la nota dicha o una carta no es la correcta, las cartas vuelven a tu mano y tomas { $penalty } más. { $mistake_ends_turn ->
    [yes] Entonces se acaba tu turno.
   *[no] Entonces lo intentas otra vez.
} Por ejemplo: una tercera por encima de { NOTE("A") } está { NOTE("C") }. Si juegas { NOTE("D") }, la carta vuelve a tu mano.
