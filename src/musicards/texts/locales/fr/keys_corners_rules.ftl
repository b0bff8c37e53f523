### The rules of Key’s Corners.

keys_corners_rules-lead = Construis _{ $scale }_ en montant dans les coins. Qui pose la dernière note prend toute la pile. Qui a le plus de points gagne.
keys_corners_rules-table = La table
    .body =
        - Les quatre _bases_ (nord, est, sud, ouest) commencent avec une carte chacune. Une base monte le long de la gamme à partir de sa première note. Une note hors de la gamme ne se pose que sur la même note : jusqu’à { $stack_cards } cartes.
        - Les quatre _coins_ sont vides au début. Un coin commence par la première note de la gamme, la tonique, et monte à partir de là.
        - Ce n’est pas le nom qui compte, mais le numéro de l’horloge : en { KEY("Gb") } majeur, la carte { KEY("B") } est un { KEY("Cb") }.
keys_corners_rules-turn = Ton tour
    .body =
        Avant ton tour, ta main est complétée jusqu’à { $hand } cartes. Ensuite tu joues autant de fois que tu veux, au moins une :

        - _Poser_ une carte de ta main, ou celle du dessus de la défausse, sur une pile qu’elle continue. La tonique, même avec ce qui est dessus, peut aller dans un coin vide.
        - _Remplir_ une base vide avec n’importe quelle carte de ta main. Cela passe avant tout le reste.
        - _Déplacer_ une base, ou sa partie du haut, dans un coin qu’elle continue, ou une base entière sur une autre qu’elle continue. La partie du haut ne peut aller sur une autre base que si la suite y devient plus longue qu’elle n’était. Les cartes ne quittent jamais un coin.
        - _Défausser_ une carte qui ne va sur aucune pile : seulement comme unique action du tour, et il se termine.
        - Dis _Terminé_ quand tu as fini. Avant cela, ou avant de défausser, fais tous les déplacements possibles vers un coin qui a déjà des cartes, et d’une base entière sur une autre. Les coins vides peuvent rester vides.

        Un _joker_ vaut n’importe quelle note : tu dis laquelle en le posant, et cela ne change plus.
keys_corners_rules-points = Les points
    .body =
        Une gamme entière, de la tonique à sa dernière note : _{ $scale_points } points_ pour qui pose la dernière carte, où que soit la pile. Un carré, { $stack_cards } cartes d’une note hors de la gamme : _{ $stack_points } points_. La manche se termine quand la pioche et toutes les mains sont vides. Il n’y a pas de pénalités.
