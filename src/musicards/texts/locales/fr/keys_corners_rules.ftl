keys_corners_rules-lead = Construis _{ $scale }_ en montant dans les coins. Qui pose la dernière note prend toute la pile. Qui a le plus de points gagne.
keys_corners_rules-scale =
    Ce jeu t’aide à retenir les notes d’une tonalité. Une _gamme_ est un ensemble de notes, quelles qu’elles soient, de la plus grave à la plus aiguë. La première est la _tonique_ (ou fondamentale). Un intervalle est l’écart entre deux notes, et une formule d’intervalles donne la gamme. Les gammes _diatoniques_ n’ont que des demi-tons et des tons :

    - Un _demi-ton_ (seconde mineure) mène à l’heure suivante de l’horloge, de 12 à 1 ou de 4 à 5 : de { NOTE("C") } à { NOTE("C#") } ou { NOTE("Db") }, de { NOTE("E") } à { NOTE("F") }.
    - Un _ton_ (seconde majeure) saute une heure, de 12 à 2 ou de 4 à 6 : de { NOTE("C") } à { NOTE("D") }, de { NOTE("E") } à { NOTE("F#") } ou { NOTE("Gb") }.
    - _Majeur_ : tonique, ton, ton, demi-ton, ton, ton, ton.
keys_corners_rules-setup = De { $low } à { $high } personnes. Avant chaque manche, choisissez une gamme. Vous pouvez la noter. Tout le monde reçoit { $hand } cartes. La pioche est au milieu. Autour, on retourne quatre cartes : au nord, à l’est, au sud et à l’ouest. Si l’une d’elles est un joker, elle retourne dans la pioche, on mélange et on en retourne une autre. La personne à gauche de qui a distribué commence.
keys_corners_rules-table =
    - Les quatre cartes commencent les _bases_. Une base monte le long de la gamme à partir de sa première note, jusqu’à la dernière note de la gamme. Une note hors de la gamme ne se pose que sur la même note, par exemple { NOTE("Ab") } en { KEY("D") } majeur : jusqu’à { $stack_cards } cartes.
    - Les quatre _coins_ sont vides au début. Un coin commence par la tonique, en { KEY("D") } majeur par { NOTE("D") } dans l’un des quatre, et monte à partir de là.
    - Ce n’est pas le nom qui compte, mais le numéro de l’horloge : en { KEY("Gb") } majeur, la carte { KEY("B") } est un { KEY("Cb") }.
keys_corners_rules-turn =
    D’abord tu pioches jusqu’à avoir { $hand } cartes, sauf à ton premier tour. Ensuite tu joues autant de fois que tu veux, au moins une :

    - _Poser_ une carte de ta main, ou celle du dessus de la défausse, sur une pile qu’elle continue.
    - _Déplacer_ une base, ou sa partie du haut, dans un coin qu’elle continue, ou une base entière sur une autre qu’elle continue. La partie du haut ne peut aller sur une autre base que si la pile y devient plus longue que celle-ci ne l’était. Les cartes ne quittent jamais un coin.
    - Un _joker_ vaut n’importe quelle note : tu dis laquelle en le posant, et cela ne change plus.
    - Dis _Terminé_ quand tu as fini. Avant cela, ou avant de défausser, fais tous les déplacements possibles vers un coin qui a déjà des cartes, et d’une base entière sur une autre.
keys_corners_rules-fill = Remplis une base vide avant tout le reste, avec n’importe quelle carte de ta main. Si ta main est vide, prends la carte du dessus de la défausse. S’il n’y en a pas non plus, la personne suivante qui a des cartes doit la remplir. Les coins vides peuvent rester vides ; seule la tonique peut y aller, même avec ce qui est dessus.
keys_corners_rules-discard = Au lieu de poser une carte, tu peux en défausser une qui ne va nulle part. Ce doit être ta seule action, et elle termine ton tour. Personne n’est obligé de jouer la carte du dessus de la défausse, sauf pour remplir. Une fois que tu as joué, tu peux garder des cartes que tu pourrais encore jouer.
keys_corners_rules-mistakes = Il n’y a pas de pénalités : une carte qui ne va pas revient dans ta main. Par exemple, en { KEY("C") } majeur, { NOTE("E") } ne va pas sur { NOTE("C") }, car { NOTE("D") } vient d’abord.
keys_corners_rules-empty = Quand la pioche est vide, personne ne pioche plus. Si tu n’as ni cartes ni rien à jouer, tu passes ton tour. La manche se termine quand toutes les mains sont vides.
keys_corners_rules-winning = Une gamme entière, de la tonique à sa dernière note : _{ $scale_points } points_ pour qui pose la dernière note et prend la pile, où qu’elle soit. Un carré, { $stack_cards } cartes d’une note hors de la gamme : _{ $stack_points } points_ pour qui pose la dernière. Qui a le plus de points gagne.
