ending-beat = Has ganado a { $names }{ $count ->
    [0] .
    [one] , y sabes una cosa mejor que antes.
   *[other] , y sabes { $count } cosas mejor que antes.
}
ending-blocked = Nadie podía jugar más: gana quien tiene menos cartas.
ending-harder = Rivales más fuertes
ending-easier = Jugar contra ordenadores más débiles
ending-next-game = Siguiente partida
ending-play-again = Jugar otra vez
ending-another-game = Otro juego
ending-review = Repasar la partida
ending-look-again = Vale la pena repasar: de { $from } a { $to }.
ending-moves = Jugadas para repasar
ending-move = Jugada { $place }:
