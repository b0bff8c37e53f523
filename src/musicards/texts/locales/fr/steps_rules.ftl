### The rules of Steps.

steps_rules-lead = Sois le premier ou la première à ne plus avoir de cartes. Grimpe par demi-tons et par tons autour de l’horloge des douze notes, en disant chaque fois lequel des deux.
steps_rules-counting = Demi-ton et ton
    .body =
        Chaque carte a un numéro sur l’horloge. Une heure plus loin, c’est un _demi-ton_ ; deux heures plus loin, un _ton_. Après 12 vient 1. À partir de { NOTE("E") } (4), un demi-ton mène à { NOTE("F") } (5), un ton à { NOTE("F#") } ou { NOTE("Gb") } (6).
steps_rules-turn = Ton tour
    .body =
        - Joue une ou plusieurs cartes de la _même note_, un demi-ton ou un ton au-dessus de la carte du dessus, et _dis_ lequel des deux.
        - Un _ton_ termine ton tour.
        - Après un _demi-ton_, tu peux jouer encore un demi-ton, et encore un, mais plus de ton dans ce tour. Dis _Terminé_ pour t’arrêter.
        - Un _joker_ vaut n’importe quelle note : dis l’écart et la note.
        - { $free_draw ->
            [yes] Au lieu de jouer, tu peux _piocher_, même si une carte convient, jusqu’à { $most_draws } cartes par tour.
           *[no] Aucune carte ne convient ? _Pioche_, jusqu’à { $most_draws } cartes par tour.
        } Après { $draws } cartes piochées, tu peux _passer_.

        Si la carte retournée au début est un joker, commence par n’importe quelle note, sans dire d’écart.

        { $reference_cards ->
            [yes] Les deux cartes Chromatic Scale ne sont pas distribuées : elles sont à côté de la table, pour vérifier.
           *[no] { "" }
        }
steps_rules-mistakes = Les erreurs
    .body =
        Si l’écart ou une carte est faux, les cartes reviennent dans ta main et tu en prends { $penalty } de plus. { $mistake_ends_turn ->
            [yes] Ensuite ton tour est fini ; les demi-tons joués avant restent posés.
           *[no] Ensuite tu essaies encore.
        }
steps_rules-call = « Musicards! »
    .body = { common-call-rules }
