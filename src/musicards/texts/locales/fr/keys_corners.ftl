keys_corners-subtitle = Les coins de la gamme
keys_corners-tagline = Construis une gamme de coin en coin.
keys_corners-aim = Construis { $scale } en montant dans les coins. Une gamme entière vaut { $scale_points } points, { $stack_cards } cartes d’une autre note { $stack_points }. Qui a le plus de points gagne.
keys_corners-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
keys_corners-keys =
    ← → : aller à ta main et la parcourir, ou parcourir une pile
    Espace : prendre une carte, ou la reposer
    7 8 9 : la rangée du haut, comme sur un pavé numérique
    4 5 6 : ouest, la défausse, est
    1 2 3 : la rangée du bas
    + − : prendre plus ou moins de cartes d’une pile
    N : terminé (au suivant)
    Échap : tout reposer
keys_corners-option-scale = Gamme
keys_corners-scale = La gamme
keys_corners-scale-notes = La gamme : { $notes }
keys_corners-hidden = La gamme est cachée.
keys_corners-hide = Cacher
    .label = Cacher la gamme
keys_corners-show = Montrer
    .label = Montrer la gamme
keys_corners-books = { keys_corners-score } (gammes : { $scales }, carrés : { $stacks })
keys_corners-pts = pts
keys_corners-won = Tu as gagné
keys_corners-book = une gamme : +{ $points }
    .stack = un carré : +{ $points }
keys_corners-discards = défausse
keys_corners-in-scale = Notes de la gamme
keys_corners-outside = Autres notes
keys_corners-spaces = Bases et coins
keys_corners-empty = vide
keys_corners-space-with = { CAPITAL($space) } : { $contents }
keys_corners-pick-up = Prendre { $note } { $from_at }
    .above = Prendre { $note } { $from_at }, avec tout ce qui est dessus
keys_corners-put = Poser { $to_onto }
keys_corners-how-many = Combien de cartes prendre
keys_corners-fewer = Une carte de moins
keys_corners-more = Une carte de plus
keys_corners-now-move = { common-cards } { $from_off } : choisis la destination.
keys_corners-wild = Un joker
keys_corners-now-put = { $card } : choisis la destination.
    .discard = { $card } : choisis la destination, ou la défausse si la carte ne va nulle part.
    .fill = { $card } : pose la carte { $gaps_onto }.
keys_corners-pick-first = Prends une carte, puis choisis sa destination.
keys_corners-task-play-first = { keys_corners-pick-first } Si rien ne convient, défausse une carte.
keys_corners-task-fill-from-discard = Ta main est vide : choisis la défausse, puis { $gaps }.
keys_corners-task-free = Joue encore, ou choisis « Terminé » pour finir ton tour.
keys_corners-task-done = Il n’y a plus rien à jouer : finis ton tour avec « Terminé ».
keys_corners-task-top = Ta main est vide. Joue la carte du dessus de la défausse, ou choisis « Terminé ».
keys_corners-task-moves = Ta main est vide. Déplace des cartes sur la table, ou choisis « Terminé ».
keys_corners-task-both = Ta main est vide. Joue la carte du dessus de la défausse, déplace des cartes sur la table, ou choisis « Terminé ».
keys_corners-help-look-place = { $source ->
    [discard] Regarde la carte du dessus de la défausse : quelle pile continue-t-elle ?
   *[hand] Regarde le dessus de chaque pile : laquelle de tes cartes vient ensuite ?
}
keys_corners-help-look-fill = Une base est vide : il faut d’abord la remplir.
keys_corners-help-look-move = Regarde les bases : laquelle continue une autre pile ?
keys_corners-help-look-discard = Compare tes cartes avec les piles : une de tes cartes ne va nulle part.
keys_corners-help-look-done = Rien ne doit plus être joué ni déplacé.
keys_corners-help-answer-place = { CAPITAL($note) } va { $to_onto }.
keys_corners-help-answer-fill = { keys_corners-help-answer-place }
keys_corners-help-answer-move = Déplace les cartes { $from_off } { $to_onto }.
keys_corners-help-answer-discard = { CAPITAL($card) } ne va nulle part : défausse cette carte.
keys_corners-help-answer-done = Finis ton tour avec « Terminé ».
keys_corners-corner-stays = Les cartes d’un coin y restent. Prends une autre carte pour la poser dessus.
keys_corners-only-hand = Tu ne peux défausser qu’une carte de ta main.
