ending-beat = Du hast gegen { $names } gewonnen{ $count ->
    [0] .
    [one] {" "}und kannst eine Sache besser als vorher.
   *[other] {" "}und kannst { $count } Dinge besser als vorher.
}
ending-blocked = Niemand konnte mehr spielen: Wer die wenigsten Karten hat, gewinnt.
ending-harder = Gegen stärkere Computer spielen
ending-easier = Gegen schwächere Computer spielen
ending-next-game = Nächstes Spiel
ending-play-again = Noch einmal spielen
ending-another-game = Ein anderes Spiel
ending-review = Das Spiel ansehen
ending-look-again = Noch einen Blick wert: von { $from } zu { $to }.
ending-moves = Züge, die einen Blick wert sind
ending-move = Zug { $place }:
