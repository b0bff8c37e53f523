steps-subtitle = Tons et demi-tons
steps-tagline = Grimpe autour de l’horloge par demi-tons et par tons.
steps-aim = Monte chaque fois d’un demi-ton ou d’un ton. La première main vide gagne.
steps-keys =
    H : dire « demi-ton »
    W : dire « ton »
    1 … = : dire la note d’un joker par son numéro sur l’horloge, avec les douze touches de la rangée du haut
    N : terminé (au suivant)
    { common-shedding-keys }
steps-option-reference_cards = Les cartes Chromatic Scale à côté de la table
    .help = Pour vérifier. Les autres jokers restent dans le jeu.
steps-said-right = Tu as dit { $count } écarts justes sur { $total }.
steps-say-step = Dire l’écart
steps-half = Demi-ton
steps-whole = Ton
steps-plays = joue
steps-clock = Horloge de la gamme chromatique : dire la note d’un joker
steps-say-note = Dire { $note }, numéro { $number } de l’horloge
    .top = Dire { $note }, numéro { $number } de l’horloge, sur le dessus en ce moment
steps-on-top = Sur le dessus : { $note }, numéro { $number } de l’horloge
    .wild = Un joker est sur le dessus : commence où tu veux
steps-task-play = Si une de tes cartes convient, choisis-la et dis l’écart. Sinon, pioche.
steps-task-free = Choisis une carte qui convient et dis l’écart, ou pioche.
steps-task-start = Un joker est sur le dessus : choisis n’importe quelle note et joue-la.
steps-help-look = Regarde l’horloge : quelles notes viennent une et deux heures après { $top } ?
    .chain = Regarde l’horloge : quelle note vient une heure après { $top } ?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] Il te faudrait { $needed }, mais aucune de tes cartes ne convient : pioche.
    [pass] Il te faudrait { $needed }, mais aucune de tes cartes ne convient : passe.
    [done] Il te faudrait { $needed }, mais aucune de tes notes ne convient : choisis « Terminé ».
   *[play] { CAPITAL(music-a-step) } au-dessus de { $top }, c’est { $needed } : une de tes cartes convient.
}
    .start = Il n’y a rien à dire : toutes tes notes conviennent.
steps-now-both = Dis l’écart, et choisis sur l’horloge la note de ton joker.
steps-now-step = Maintenant dis-le : demi-ton ou ton ?
steps-now-pitch = Quelle note vaut ton joker ? Choisis-la sur l’horloge.
steps-now-nothing = Pour commencer, toute note convient : joue-la.
steps-play = Jouer les cartes choisies
steps-reference = Aide-mémoire
steps-chromatic-scale = La gamme chromatique
