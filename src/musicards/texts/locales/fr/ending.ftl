ending-beat = Tu as gagné contre { $names }{ $count ->
    [0] .
    [one] , et il y a une chose que tu sais mieux qu’avant.
   *[other] , et il y a { $count } choses que tu sais mieux qu’avant.
}
ending-blocked = Personne ne pouvait plus jouer : la personne qui a le moins de cartes gagne.
ending-harder = Adversaires plus forts
ending-easier = Jouer contre des ordinateurs plus faibles
ending-next-game = Partie suivante
ending-play-again = Rejouer
ending-another-game = Un autre jeu
ending-review = Revoir la partie
ending-look-again = À revoir : de { $from } à { $to }.
ending-moves = Coups à revoir
ending-move = Coup { $place } :
