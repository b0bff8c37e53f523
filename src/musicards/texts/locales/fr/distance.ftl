### The Distance: what is said about it, and its table.

distance-title = The Distance
distance-subtitle = La distance
distance-tagline = Compte de note en note : { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, voilà une tierce.
distance-aim = Monte chaque fois d’{ music-an-interval }. Qui n’a plus de cartes en premier gagne.
distance-score = { common-cards }
distance-keys =
    A – G : dire la note (A = la) et jouer les cartes choisies ; ou de 1 à 7
    { common-shedding-keys }
distance-option-interval = Intervalle
    .choice = { music-interval }

distance-letters = Dire une note
distance-say = Dire { $letter }
    .last = Dire { $letter }, la dernière note dite
distance-said = { $name } a dit { $letter }
    .you = Tu as dit { $letter }
    .last = La dernière note dite est { $letter }
distance-choose = Choisis une ou plusieurs cartes, puis dis leur note.
distance-now-say = Maintenant dis la note : touche-la dans l’anneau.
