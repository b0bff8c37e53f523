distance-subtitle = La distance
distance-tagline = Compte de note en note : { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, voilà une tierce.
distance-aim = Monte chaque fois d’{ music-an-interval }. La première main vide gagne.
distance-keys =
    A – G : dire la note (A = la) et jouer les cartes choisies ; ou de 1 à 7
    { common-shedding-keys }
distance-option-interval = Intervalle
    .choice = { music-interval }
distance-said-right = Tu as dit { $count } notes justes sur { $total }.
distance-letters = Dire une note
distance-say = Dire { $letter }
    .last = Dire { $letter }, la dernière note dite
distance-said = { $name } a dit { $letter }
    .you = Tu as dit { $letter }
    .last = La dernière note dite est { $letter }
distance-task-play = Si une de tes cartes convient, choisis-la et dis sa note. Sinon, pioche.
distance-task-free = Choisis une carte qui convient et dis sa note, ou pioche.
distance-help-look = Compte { music-an-interval } en montant à partir de { $last } ; { $last } compte pour 1. Cherche cette note sur tes cartes.
    .start = Pour commencer, toute note convient. Choisis un de ses noms.
distance-help-answer = { $do ->
    [draw] La note est { $letters }, mais aucune de tes cartes ne convient : pioche.
    [pass] La note est { $letters }, mais aucune de tes cartes ne convient : passe.
   *[play] La note est { $letters } : une de tes cartes convient.
}
distance-now-say = Maintenant dis la note : choisis-la dans l’anneau.
