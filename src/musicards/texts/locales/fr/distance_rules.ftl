### The rules of The Distance.

distance_rules-lead = Sois le premier ou la première à ne plus avoir de cartes. Chaque carte que tu joues doit être _{ music-an-interval }_ au-dessus de la note d’avant.
distance_rules-counting = Compter la distance
    .body =
        Les noms de notes tournent en rond : { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, et de nouveau { NOTE("A") }. On compte la note de départ et la note d’arrivée. Une _seconde_ au-dessus de { NOTE("A") }, c’est { NOTE("B") } ({ NOTE("A") }, { NOTE("B") }). Une _tierce_ au-dessus de { NOTE("A") }, c’est { NOTE("C") } ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }). Une _quinte_ au-dessus de { NOTE("E") }, c’est { NOTE("B") } ({ NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }). Les dièses et les bémols ne comptent pas ici, seul compte le nom : { NOTE("Bb") } compte comme { NOTE("B") }.
distance_rules-turn = Ton tour
    .body =
        - Joue une ou plusieurs cartes de la _même note_ et _dis le nom_ sous lequel elles comptent. Une touche noire a deux noms : { NOTE("F#") } ou { NOTE("Gb") } peut se dire { NOTE("F") } ou { NOTE("G") }, selon ce qu’il te faut.
        - Un joker va avec tout, seul ou avec d’autres cartes.
        - { $free_draw ->
            [yes] Au lieu de jouer, tu peux _piocher_, même si une carte convient.
           *[no] Aucune carte ne convient ? _Pioche_.
        } Tu peux piocher autant que tu veux. Après { $draws } cartes piochées, tu peux _passer_.

        Au début, compte à partir de la carte retournée. Si c’est une touche noire, l’un ou l’autre de ses noms convient. Si c’est un joker, joue ce que tu veux.
distance_rules-mistakes = Les erreurs
    .body =
        Se tromper fait partie du jeu. Si la note dite ou une carte est fausse, les cartes reviennent dans ta main et tu en prends { $penalty } de plus. { $mistake_ends_turn ->
            [yes] Ensuite ton tour est fini.
           *[no] Ensuite tu essaies encore.
        }
distance_rules-call = « Musicards! »
    .body = { common-call-rules }
