# $count: how many things the player knows better than before the match
ending-beat = You beat { $names }{ $count ->
    [0] .
    [one] , and you know one thing better than before.
   *[other] , and you know { $count } things better than before.
}
ending-blocked = Nobody could play, so whoever has the fewest cards wins.
ending-harder = Play against stronger computers
ending-easier = Play against weaker computers
ending-next-game = Next game
ending-play-again = Play again
ending-another-game = Another game
ending-review = Review the game
# Letters or notes: the last one and the one needed
ending-look-again = Worth another look: { $from } to { $to }.
ending-moves = Moves worth a look
ending-move = Move { $place }:
