distance-subtitle = La distance
distance-tagline = Quelle note vient ensuite ? Après le { NOTE("C") } vient le { NOTE("D") }.
distance-aim = { $interval ->
    [2] Joue toujours la note suivante : après le { NOTE("C") } vient le { NOTE("D") } (une seconde).
    [3] Compte toujours jusqu’à { $interval } : { NOTE("C") }, { NOTE("D") }, { NOTE("E") } (une tierce).
    [4] Compte toujours jusqu’à { $interval } : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") } (une quarte).
    [5] Compte toujours jusqu’à { $interval } : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } (une quinte).
    [6] Compte toujours jusqu’à { $interval } : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") } (une sixte).
   *[7] Compte toujours jusqu’à { $interval } : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } (une septième).
} Le but : ne plus avoir de cartes avant les autres.
distance-keys =
    A – G : dire la note (A = la) et jouer les cartes choisies ; ou de 1 à 7
    { common-shedding-keys }
distance-option-interval = Intervalle
    .choice = { music-interval }
distance-said-right = Tu as dit la bonne note { $count } fois sur { $total }.
distance-letters = Dire une note
distance-say = Dire « { $letter } »
    .last = Dire « { $letter } », la dernière note dite
distance-said = { $name } a dit « { $letter } »
    .you = Tu as dit « { $letter } »
    .last = La dernière note dite est le { $letter }
distance-task-play = Si une de tes cartes convient, choisis-la et dis sa note. Sinon, pioche.
distance-task-free = Choisis une carte qui convient et dis sa note, ou pioche.
distance-task-two = La première carte compte comme { $last }. { $interval ->
    [2] Choisis l’une des deux et joue la note d’après,
   *[other] Choisis l’une des deux et compte à partir d’elle jusqu’à { $interval },
} ou pioche.
distance-task-start = Toutes les cartes conviennent : joues-en une, ou plusieurs de la même note, et dis la note.
distance-help-look = { $interval ->
    [2] Quelle note vient après le { $last } ? C’est { music-an-interval }.
   *[other] Compte le { $last } pour 1 et monte jusqu’à { $interval } : c’est { music-an-interval }.
} L’as-tu sur une carte, avec ou sans dièse ou bémol ? Un joker peut être n’importe quelle note.
    .start = Pour commencer, n’importe quelle note convient. Choisis une carte, ou plusieurs de la même note.
    .two = La première carte a deux noms : elle compte comme { $last }, à toi de choisir. { $interval ->
        [2] Quelle note vient ensuite ?
       *[other] Compte l’une des deux notes pour 1 et monte jusqu’à { $interval } : c’est { music-an-interval }.
    } L’as-tu sur une carte, avec ou sans dièse ou bémol ? Un joker peut être n’importe quelle note.
distance-help-answer = { $do ->
    [draw] Il faut un { $letters }, mais aucune de tes cartes ne convient : pioche.
    [pass] Il faut un { $letters }, mais aucune de tes cartes ne convient : passe.
   *[play] Tu peux jouer un { $letters } : { $with_wilds ->
        [0] { $fitting ->
            [0] utilise un joker.
            [one] une de tes cartes convient.
           *[other] { $notes ->
                [one] { $fitting } de tes cartes conviennent. Tu peux les jouer ensemble.
               *[other] { $fitting } de tes cartes conviennent. Seules les cartes de la même note se jouent ensemble.
            }
        }{ $wilds ->
            [0] { "" }
           *[other] { " " }Un joker convient aussi.
        }
       *[other] joue { $chosen } cartes ensemble, avec { $with_wilds ->
            [1] un joker
           *[other] { $with_wilds } jokers
        }.
    }
}
    .start = Par exemple, joue un { $letters }, avec ou sans dièse ou bémol, et dis cette note.
    .two = { $do ->
        [play] Compte la première carte comme un { $from }.
       *[other] { "" }
    } { distance-help-answer }
distance-now-say = Maintenant dis la note : choisis-la dans l’anneau.
    .several = Dis leur note : ce doit être la même pour toutes.
distance-new-black = Une touche noire a deux noms, ici { $names }. Qui la joue choisit l’un des deux et le dit sans ♯ ni ♭.
distance-new-flat = Le { NOTE("Bb") } est un { NOTE("B") } avec un ♭ : il compte comme un { NOTE("B") }.
distance_first_steps-count = La première personne qui n’a plus de cartes gagne. Joue une carte avec la note qui vient ensuite dans l’anneau, et dis-la.
    .task = Joue une carte avec la note qui vient ensuite dans l’anneau, et dis-la.
distance_first_steps-mistake = Maintenant, trompe-toi exprès : choisis une carte avec une note qui ne vient pas ensuite dans l’anneau, et dis-la.
distance_first_steps-black = Une touche noire a deux noms : le { NOTE("F#") } (dièse) s’appelle aussi { NOTE("Gb") } (bémol) et compte comme un { NOTE("F") } ou comme un { NOTE("G") }, selon ce qu’il te faut.
    .task = Joue le { NOTE("F#") }/{ NOTE("Gb") }, et dis la note qui vient ensuite dans l’anneau.
distance_first_steps-wild = Une carte avec un point d’interrogation ou un anneau de couleurs est un joker : elle remplace n’importe quelle note. Dis la note qu’il te faut.
    .task = Joue le joker, et dis la note qui vient ensuite dans l’anneau.
distance_first_steps-many = Ne garde qu’une carte en un seul tour : tu seras plus vite sans cartes.
distance_first_steps-done-1 = C’est réussi ! Aller d’une note à la suivante, cela porte un nom : une seconde.
distance_first_steps-done-4 = C’est réussi ! Mais le { NOTE("Gb") } ne se joue pas avec un simple { NOTE("G") } : c’est une autre touche du piano.
distance_first_steps-done-7 = Voilà The Distance : trouve la note, dis-la, et annonce « Musicards ! » quand il te reste une carte. La première personne qui n’a plus de cartes gagne.
distance_rules-lead = Sois le premier ou la première à ne plus avoir de cartes. Chaque carte que tu joues doit se trouver _{ music-an-interval }_ au-dessus de la précédente.
distance_rules-setup = Avant chaque partie, choisissez un intervalle, de la seconde à la septième. { rules-setup }
distance_rules-interval = L’alphabet de la musique a sept noms de notes et recommence : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, et de nouveau { NOTE("C") }. Pour nommer un intervalle, compte la note de départ, la note d’arrivée et toutes celles entre les deux. Du { NOTE("F") } au { NOTE("G") } en montant, c’est une _seconde_, du { NOTE("F") } au { NOTE("A") } une _tierce_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), du { NOTE("A") } au { NOTE("D") } une _quarte_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Les dièses et les bémols ne comptent pas ici, seul compte le nom : le { NOTE("Bb") } compte comme le { NOTE("B") }.
distance_rules-turn =
    - Joue une ou plusieurs cartes de la _même note_ et _dis toujours le nom_ sous lequel elles comptent. Une touche noire a deux noms : le { NOTE("F#") } ou { NOTE("Gb") } peut se dire « { NOTE("F") } » ou « { NOTE("G") } », selon ce qu’il te faut.
    - Si vous avez choisi la seconde, un { NOTE("G") } vient après un { NOTE("F") } ou un { NOTE("F#") }. Tu peux jouer des { NOTE("Gb") }, des { NOTE("G") } ou des { NOTE("G#") }, mais sans les mélanger.
    - Un joker remplace n’importe quelle carte, seul ou avec d’autres cartes.

    Au début, compte à partir de la carte retournée. Si c’est une touche noire, l’un ou l’autre de ses noms convient. Si c’est un joker, joue ce que tu veux.
distance_rules-passing = { rules-passing } Tu peux aussi piocher plus souvent, sans limite.
distance_rules-mistakes = Se tromper fait partie du jeu. Si la note dite ou une carte est fausse, les cartes reviennent dans ta main et tu en prends { $penalty } de plus. { $mistake_ends_turn ->
    [yes] Ensuite ton tour est fini.
   *[no] Ensuite, tu réessaies.
} Par exemple : une tierce au-dessus du { NOTE("A") }, c’est le { NOTE("C") }. Si tu joues un { NOTE("D") }, tu reprends la carte.
