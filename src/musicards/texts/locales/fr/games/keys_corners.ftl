keys_corners-subtitle = Les coins de la gamme
keys_corners-tagline = Construis des gammes dans les coins, note par note.
keys_corners-aim = Construis la gamme de { $scale } dans les coins, en montant : { $scale_points } points. { $stack_cards } cartes d’une note hors de la gamme : { $stack_points } points. Le but : avoir le plus de points.
keys_corners-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
keys_corners-keys =
    ← → : aller à ta main et la parcourir, ou parcourir une pile
    Espace : prendre une carte, ou la reposer
    7 8 9 : la rangée du haut, comme sur un pavé numérique
    4 5 6 : à gauche, la défausse, à droite
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
keys_corners-won = Tes points
keys_corners-book = Une gamme : { $points } points !
    .stack = Un carré : { $points } points !
keys_corners-discards = Je me défausse
keys_corners-in-scale = Notes de la gamme
keys_corners-outside = Autres notes
keys_corners-spaces = Bases et coins
keys_corners-empty = vide
keys_corners-space-with = { CAPITAL($space) } : { $contents }
keys_corners-pick-up = Prendre le { $note } { $from_at }
    .above = Prendre le { $note } { $from_at }, avec tout ce qui est dessus
keys_corners-put = Poser { $to_onto }
keys_corners-how-many = Combien de cartes prendre
keys_corners-fewer = Une carte de moins
keys_corners-more = Une carte de plus
keys_corners-now-move = { common-cards } { $from_off } : choisis la destination.
keys_corners-wild = Un joker
keys_corners-now-put = { $card } : choisis la destination.
    .discard = { $card } : choisis la destination ou la défausse.
    .fill = { $card } : pose la carte { $gaps_onto }.
keys_corners-pick-first = Prends une carte, puis choisis où la poser.
keys_corners-task-play-first = { keys_corners-pick-first } Si rien ne va, défausse-toi d’une carte.
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
keys_corners-help-look-fill = Une base, entre les coins, est vide : remplis-la d’abord.
keys_corners-help-look-move = Regarde les bases, entre les coins : quelles cartes continuent une autre pile ?
keys_corners-help-look-discard = { $kept ->
    [none] Aucune de tes cartes ne va sur une pile. Sur une note hors de la gamme, on ne pose que la même note.
   *[other] { keys_corners-help-look-done }
}
keys_corners-help-look-done = { $kept ->
    [note] Une carte convient, mais les autres compléteraient alors plus facilement cette pile : garde-la pour l’instant.
    [wild] Tu pourrais poser un joker, mais garde-le pour compléter une pile.
   *[none] Rien ne doit plus être joué ni déplacé.
}
keys_corners-help-answer-place = { $what ->
    [wild] Pose ton joker { $to_onto }, comme { $note }.
   *[note] Le { $note } va { $to_onto }.
}
keys_corners-help-answer-fill = { $source ->
    [discard] { keys_corners-help-answer-place }
   *[hand] Une base peut commencer par n’importe quelle carte : pose par exemple { $what ->
        [wild] ton joker { $to_onto }, comme { $note }
       *[note] le { $note } { $to_onto }
    }.
}
keys_corners-help-answer-move = Déplace { $moved } { $from_off } vers { $to }.
keys_corners-help-answer-discard = Le { $card } ne va nulle part : défausse-toi de cette carte. Ton tour se termine alors.
keys_corners-help-answer-done = Finis ton tour avec « Terminé ».
keys_corners-corner-stays = Les cartes d’un coin y restent. Prends une autre carte pour la poser dessus.
keys_corners-only-hand = Tu ne peux te défausser que d’une carte de ta main.
keys_corners-space-name = { $space ->
    [N] pile du haut
    [E] pile de droite
    [S] pile du bas
    [W] pile de gauche
    [NW] coin en haut à gauche
    [NE] coin en haut à droite
    [SE] coin en bas à droite
   *[SW] coin en bas à gauche
}
keys_corners-space = { $kind ->
    [corner] le { keys_corners-space-name }
   *[foundation] la { keys_corners-space-name }
}
keys_corners-space-at = { $kind ->
    [corner] dans le { keys_corners-space-name }
   *[foundation] sur la { keys_corners-space-name }
}
keys_corners-space-onto = { keys_corners-space-at }
keys_corners-space-off = { $kind ->
    [corner] du { keys_corners-space-name }
   *[foundation] de la { keys_corners-space-name }
}
keys_corners-placed = { $name } pose { $cards } { $to_onto }.
    .you = Tu poses { $cards } { $to_onto }.
keys_corners-placed-from-discard = { $name } prend { $cards } dans la défausse et le pose { $to_onto }.
    .you = Tu prends { $cards } dans la défausse et le poses { $to_onto }.
keys_corners-moved = { $name } déplace { $cards } { $from_off } vers { $to }.
    .you = Tu déplaces { $cards } { $from_off } vers { $to }.
keys_corners-discarded = { $name } met { $cards } à la défausse.
    .you = Tu mets { $cards } à la défausse.
keys_corners-book-scale = { $name } complète la gamme { $to_at } : { $points } points.
    .you = Tu complètes la gamme { $to_at } : { $points } points.
keys_corners-book-stack = { $name } complète le carré de { $note } { $to_at } : { $points } points.
    .you = Tu complètes le carré de { $note } { $to_at } : { $points } points.
refusals-does-not-continue = { $place ->
    [next] { CAPITAL($to) } attend un { $wants }, qui vient après le { $top } dans la gamme.
    [first] { CAPITAL($to) } attend un { $wants }, la tonique.
   *[stack] { CAPITAL($to) } attend un { $wants } : sur une note hors de la gamme, on ne pose que la même note.
} { $degree ->
    [0] Le { $note } n’est pas dans la gamme.
   *[other] Le { $note } est le degré { $degree } de la gamme.
}
    .brief = Cette carte ne va pas { $to_onto }.
refusals-pile-complete = Rien ne va sur le { $top }, { $to_at } : c’est la dernière note de la gamme.
refusals-fill-first = Pose d’abord une carte { $gaps_onto } : c’est vide.
refusals-fill-from-hand = Remplis la base avec une carte de ta main : il t’en reste.
refusals-not-discard-top = Tu ne peux prendre que la carte du dessus de la défausse.
refusals-wild-needs-name = Quelle note doit être ton joker ?
refusals-note-has-name = Un { $card } reste un { $card } : seul un joker peut être une autre note.
refusals-not-a-foundation = Tu ne peux déplacer que les cartes des bases. Celles d’un coin y restent.
refusals-same-pile = Les cartes y sont déjà.
refusals-empty-pile = Il n’y a rien { $from_at }.
refusals-too-many = Tu peux en déplacer { $height } au plus { $from_off }.
refusals-not-longer = Tu ne peux déplacer une partie d’une pile vers une autre base que si la pile d’arrivée devient plus longue que la pile de départ. Elle aurait { $sum } cartes, et la pile de départ en a { $height }.
refusals-stack-stays = Le { $note } n’est pas dans la gamme : les coins sont réservés aux notes de la gamme.
refusals-too-high = Une pile d’une même note a au plus { $most } cartes. Cela en ferait { $sum }.
refusals-discard-only-play = Tu as déjà joué : tu ne peux plus te défausser d’une carte à ce tour.
refusals-card-fits-pile = Tu peux poser le { $card } { $to_onto }.
    .brief = Tu peux poser cette carte.
refusals-wild-fits = Tu n’as jamais besoin de te défausser d’un joker : il va toujours quelque part.
refusals-move-first = Tu dois encore déplacer des cartes sur la table avant la fin de ton tour : { $from_off } vers { $to }.
    .brief = Des cartes de la table vont sur une autre pile : déplace-les avant la fin de ton tour.
refusals-play-first = Joue d’abord au moins une carte. Si rien ne convient, défausse-toi d’une carte.
keys_corners_first_steps-place = La rangée de notes est une gamme. Chaque carte de la table commence une pile. Sur une note de la gamme se pose la suivante.
    .task = Pose une carte sur une pile où elle est la note suivante de la gamme.
keys_corners_first_steps-step = Dans la rangée, ½ est un demi-ton : il mène à la touche juste à côté. T est un ton : il saute une touche. Joue la note suivante.
    .task = Joue la note suivante de la gamme.
keys_corners_first_steps-move = Dans les quatre coins, la gamme se construit à partir de sa première note, la tonique. Déplace dans un coin la pile qui commence par elle.
    .task = Déplace dans un coin la pile qui commence par la tonique, la première note de la gamme.
keys_corners_first_steps-fill = Les quatre places entre les coins s’appellent les bases. L’une d’elles est vide : il faut d’abord la remplir.
    .task = Pose une carte sur la base vide.
keys_corners_first_steps-corner = La gamme a maintenant cinq notes : { KEY("C") } { music-scale-major_pentatonic }. Le 3 veut dire trois demi-tons. Commence-la dans un coin, avec la tonique.
    .task = Commence la gamme dans un coin, avec la tonique.
keys_corners_first_steps-book = Complète la gamme dans le coin. Seule une pile complète rapporte des points.
keys_corners_first_steps-done = Ton tour n’est pas encore fini.
keys_corners_first_steps-discard = La gamme est de nouveau { KEY("C") } { music-scale-major }. Sur une note hors de la gamme, seule la même note se pose.
keys_corners_first_steps-done-1 = C’est réussi ! Pas encore de points : tu en marques quand une pile contient toute la gamme.
keys_corners_first_steps-done-3 = Un coin commence par la première note de la gamme, la tonique. Une base peut commencer par n’importe quelle note, mais elle ne peut pas rester vide.
keys_corners_first_steps-done-4 = C’est réussi ! La partie se termine quand la pioche et toutes les mains sont vides. Le but : avoir le plus de points.
keys_corners_first_steps-done-5 = Voilà Key’s Corners : construis la gamme dans les coins, et complète-la pour marquer des points.
keys_corners_rules-lead = Construis _la gamme de { $scale }_ dans les coins, en montant. La personne qui pose la dernière note prend toute la pile. Celle qui a le plus de points à la fin gagne.
keys_corners_rules-scale =
    Ce jeu t’aide à retenir les notes d’une tonalité. Une _gamme_ monte note par note, de sa _tonique_ à la tonique suivante. Ses écarts, le plus souvent des demi-tons et des tons, suivent un modèle, la _formule_ :

    - Un _demi-ton_ (seconde mineure) mène au numéro suivant de l’horloge, de 12 à 1 ou de 4 à 5 : du { NOTE("C") } au { NOTE("C#") } ou { NOTE("Db") }, du { NOTE("E") } au { NOTE("F") }.
    - Un _ton_ (seconde majeure) saute un numéro, de 12 à 2 ou de 4 à 6 : du { NOTE("C") } au { NOTE("D") }, du { NOTE("E") } au { NOTE("F#") } ou { NOTE("Gb") }.
    - _Majeur_ : ton, ton, demi-ton, ton, ton, ton, puis demi-ton jusqu’à la tonique suivante.
keys_corners_rules-setup = De { $low } à { $high } personnes. Avant chaque manche, choisissez une gamme. Vous pouvez la noter. Tout le monde reçoit { $hand } cartes. La pioche est au milieu. Autour, on retourne quatre cartes : au nord, à l’est, au sud et à l’ouest. Un joker retourne dans la pioche : on mélange et on retourne une autre carte. La personne assise à gauche de celle qui a distribué commence.
keys_corners_rules-table =
    - Les quatre cartes commencent les _bases_. Une base monte le long de la gamme à partir de sa première note, jusqu’à la dernière note de la gamme. Une note hors de la gamme ne se pose que sur la même note, par exemple le { NOTE("Ab") } en { KEY("D") } majeur : jusqu’à { $stack_cards } cartes.
    - Les quatre _coins_ sont vides au début. Un coin commence par la tonique, en { KEY("D") } majeur par un { NOTE("D") }, dans l’un des quatre, et monte à partir de là.
    - Ce n’est pas le nom qui compte, mais le numéro de l’horloge : en { KEY("Gb") } majeur, la carte du { KEY("B") } est un { KEY("Cb") }.
keys_corners_rules-turn =
    D’abord tu pioches jusqu’à avoir { $hand } cartes, sauf à ton premier tour. Ensuite tu joues autant de fois que tu veux, au moins une :

    - _Poser_ une carte de ta main, ou celle du dessus de la défausse, sur une pile qu’elle continue.
    - _Déplacer_ une base, ou sa partie du haut, dans un coin qu’elle continue, ou une base entière sur une autre qu’elle continue. La partie du haut d’une base ne peut aller sur une autre base que si elle y forme une pile plus longue que ne l’était celle d’où elle vient. Les cartes ne quittent jamais un coin.
    - Un _joker_ vaut n’importe quelle note : tu dis laquelle en le posant, et cela ne change plus.
    - Dis _Terminé_ quand tu as fini. Avant cela, ou avant de te défausser d’une carte, fais tous les déplacements possibles vers un coin qui a déjà des cartes, et d’une base entière sur une autre.
keys_corners_rules-fill = Remplis une base vide avant tout le reste, avec n’importe quelle carte de ta main. Si ta main est vide, prends la carte du dessus de la défausse. S’il n’y en a pas non plus, la personne suivante qui a des cartes doit la remplir. Les coins vides peuvent rester vides ; seule la tonique peut y aller, avec les cartes posées dessus s’il y en a.
keys_corners_rules-discard = Au lieu de poser une carte, tu peux te défausser d’une carte qui ne va nulle part. Ce doit être ta seule action, et elle termine ton tour. Personne n’est obligé de jouer la carte du dessus de la défausse, sauf pour remplir. Une fois que tu as joué, tu peux garder des cartes que tu pourrais encore jouer.
keys_corners_rules-mistakes = Il n’y a pas de pénalités : une carte qui ne va pas revient dans ta main. Par exemple, en { KEY("C") } majeur, un { NOTE("E") } ne va pas sur un { NOTE("C") }, car le { NOTE("D") } vient d’abord.
keys_corners_rules-empty = Quand la pioche est vide, personne ne pioche plus. Si tu n’as ni cartes ni rien à jouer, tu passes ton tour. La manche se termine quand toutes les mains sont vides.
keys_corners_rules-winning = Une gamme entière, de la tonique à sa dernière note : _{ $scale_points } points_ pour la personne qui pose la dernière note et prend la pile, où qu’elle soit. Un carré, { $stack_cards } cartes d’une note hors de la gamme : _{ $stack_points } points_ pour la personne qui pose la dernière. Celle qui a le plus de points gagne.
