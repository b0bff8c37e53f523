steps-subtitle = Tons et demi-tons
steps-tagline = Grimpe autour de l’horloge par demi-tons et par tons.
steps-aim = Monte chaque fois d’un demi-ton ou d’un ton. Le but : ne plus avoir de cartes avant les autres.
steps-keys =
    H : dire « demi-ton »
    W : dire « ton »
    1 … = : dire la note d’un joker par son numéro sur l’horloge, avec les douze touches de la rangée du haut
    N : terminé (au suivant)
    { common-shedding-keys }
steps-option-reference_cards = Les cartes Chromatic Scale à côté de la table
    .help = Pour vérifier. Les autres jokers restent dans le jeu.
steps-said-right = Tu as dit le bon écart { $count } fois sur { $total }.
steps-say-step = Dire l’écart
steps-half = Demi-ton
steps-whole = Ton
steps-plays = Celle-ci
steps-clock = Horloge de la gamme chromatique : dire la note d’un joker
steps-say-note = Dire « { $note } », numéro { $number } de l’horloge
    .top = Dire « { $note } », numéro { $number } de l’horloge, sur le dessus en ce moment
steps-on-top = Dernière note : { $note }, numéro { $number } de l’horloge
    .wild = Un joker est sur le dessus : commence où tu veux
steps-task-play = Si une de tes cartes convient, choisis-la et dis l’écart. Sinon, pioche.
steps-task-free = Choisis une carte qui convient et dis l’écart, ou pioche.
steps-task-start = Un joker est sur le dessus : choisis n’importe quelle note et joue-la.
steps-help-look = Regarde l’horloge : quelles sont les deux notes qui suivent le { $top } ?
    .chain = Regarde l’horloge : quelle note suit le { $top } ?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] Il te faudrait un { $needed }, mais aucune de tes cartes ne convient : pioche.
    [pass] Il te faudrait un { $needed }, mais aucune de tes cartes ne convient : passe.
    [done] Il te faudrait un { $needed }, mais aucune de tes notes ne convient : choisis « Terminé ».
   *[play] { CAPITAL(music-a-step) } au-dessus du { $top }, c’est le { $needed } : { $fitting ->
        [0] utilise un joker.
        [one] une de tes cartes convient.
       *[other] { $fitting } de tes cartes conviennent.
    }{ $wilds ->
        [0] { "" }
       *[other] { " " }Un joker convient aussi.
    }
}
    .start = Il n’y a rien à dire : n’importe laquelle de tes notes convient.
steps-now-both = Dis l’écart, et choisis sur l’horloge la note de ton joker.
steps-now-step = Maintenant dis-le : demi-ton ou ton ?
steps-now-chain = Dans ce tour, seul un demi-ton peut suivre. Si ce n’en est pas un, repose la carte.
steps-now-pitch = Quelle note vaut ton joker ? Choisis-la sur l’horloge.
    .shown = Choisis maintenant le { $note } sur l’horloge.
steps-now-nothing = Pour commencer, n’importe quelle note convient : joue-la.
steps-play = Jouer les cartes choisies
steps-reference = Aide-mémoire
steps-chromatic-scale = La gamme chromatique
refusals-chain-open = Après un demi-ton, joue encore un demi-ton ou choisis « Terminé ».
refusals-nothing-done = « Terminé » vient après un demi-ton.
steps_first_steps-half = Un demi-ton mène à la touche juste à côté sur le piano, blanche ou noire. Joue une carte un demi-ton plus haut, et dis « demi-ton ».
    .task = Joue une carte un demi-ton plus haut, et dis « demi-ton ».
steps_first_steps-done = Après un demi-ton, tu peux en jouer un autre ou finir ton tour avec « { common-do-done } ».
    .task = Monte d’un demi-ton, puis finis ton tour avec « { common-do-done } ».
steps_first_steps-whole = Un ton, ce sont deux demi-tons : on saute une touche. Joue une carte un ton plus haut, et dis « ton ».
    .task = Joue une carte un ton plus haut, et dis « ton ».
steps_first_steps-mistake = Maintenant, trompe-toi exprès : dis le mauvais écart, ou choisis une carte qui ne convient pas.
steps_first_steps-chain = Plusieurs demi-tons peuvent se suivre dans le même tour. Joue d’abord toutes tes cartes qui sont un demi-ton plus haut.
steps_first_steps-many = Monte encore d’un demi-ton, avec toutes tes cartes avec un { $needed }. Il te restera alors une seule carte.
steps_first_steps-missed-chain = Pas tout à fait. Essaie encore, choisis toutes tes cartes qui sont un demi-ton plus haut et joue-les ensemble.
steps_first_steps-done-6 = Voilà Steps : monte par demi-tons et par tons, et dis chaque fois lequel des deux.
steps_rules-lead = Sois le premier ou la première à ne plus avoir de cartes. Grimpe par demi-tons et par tons autour de l’horloge des douze notes, en disant chaque fois lequel des deux.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] Les deux cartes Chromatic Scale ne sont pas distribuées : elles sont à côté de la table, pour vérifier. On joue avec les { $reference_deck } autres cartes, dont { $question_marks } jokers.
   *[no] { "" }
}
steps_rules-steps = La gamme chromatique a douze notes et recommence : sur l’horloge, après 12 vient 1. Un _demi-ton_ est le plus petit intervalle, d’un numéro au suivant : du { NOTE("C") } au { NOTE("C#") }, du { NOTE("E") } au { NOTE("F") }, du { NOTE("B") } au { NOTE("C") }, du { NOTE("Ab") } au { NOTE("A") }, du { NOTE("F#") } au { NOTE("G") }. Un _ton_, c’est deux demi-tons, avec une note entre les deux : du { NOTE("C") } au { NOTE("D") }, du { NOTE("C#") } au { NOTE("D#") }, du { NOTE("E") } au { NOTE("F#") }, du { NOTE("Bb") } au { NOTE("C") }, du { NOTE("F#") } au { NOTE("G#") }.
steps_rules-turn =
    - Joue une ou plusieurs cartes de la _même note_, un demi-ton ou un ton au-dessus de la carte du dessus, et _dis_ toujours lequel des deux.
    - Un _ton_ termine ton tour.
    - Après un _demi-ton_, tu peux jouer encore un demi-ton, et encore un, mais tu ne peux plus jouer de ton à ce tour. Dis _Terminé_ pour t’arrêter.
    - Sur un { NOTE("F") }, tu peux jouer un { NOTE("G") }, un ton plus haut. Ou monter par demi-tons : { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - Un _joker_ vaut n’importe quelle note, seul ou avec des cartes de cette note : dis l’écart et la note.

    Si la carte retournée au début est un joker, commence par n’importe quelle note, sans dire d’écart. Ton tour se termine là.
steps_rules-passing = { rules-passing } Tu peux piocher jusqu’à { $most_draws } cartes par tour.
steps_rules-mistakes = Si tu te trompes d’écart, de carte ou de note pour un joker, les cartes reviennent dans ta main et tu en prends { $penalty } de plus. { $mistake_ends_turn ->
    [yes] Ensuite c’est à la personne suivante ; les demi-tons joués avant restent posés.
   *[no] Ensuite, tu réessaies.
} Par exemple : du { NOTE("E") } au { NOTE("F") }, il y a un demi-ton. Si tu dis « ton », tu reprends le { NOTE("F") }.
