ending-beat = Hai battuto { $names }{ $count ->
    [0] .
    [one] , e sai una cosa meglio di prima.
   *[other] , e sai { $count } cose meglio di prima.
}
ending-blocked = Nessuno poteva più giocare: vince chi ha meno carte.
ending-harder = Avversari più forti
ending-easier = Gioca contro computer più deboli
ending-next-game = Prossima partita
ending-play-again = Gioca ancora
ending-another-game = Un altro gioco
ending-review = Rivedi la partita
ending-look-again = Da riguardare: da { $from } a { $to }.
ending-moves = Mosse da riguardare
ending-move = Mossa { $place }:
