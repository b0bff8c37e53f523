distance_rules-lead = Sois le premier ou la première à ne plus avoir de cartes. Chaque carte que tu joues doit être _{ music-an-interval }_ au-dessus de la note d’avant.
distance_rules-setup = Avant chaque partie, choisissez un intervalle, de la seconde à la septième. { rules-setup }
distance_rules-interval = L’alphabet de la musique a sept noms de notes et recommence : { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, et de nouveau { NOTE("A") }. Pour nommer un intervalle, compte la note de départ, la note d’arrivée et toutes celles entre les deux. De { NOTE("F") } à { NOTE("G") } en montant, c’est une _seconde_, de { NOTE("F") } à { NOTE("A") } une _tierce_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), de { NOTE("A") } à { NOTE("D") } une _quarte_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Les dièses et les bémols ne comptent pas ici, seul compte le nom : { NOTE("Bb") } compte comme { NOTE("B") }.
distance_rules-turn =
    - Joue une ou plusieurs cartes de la _même note_ et _dis toujours le nom_ sous lequel elles comptent. Une touche noire a deux noms : { NOTE("F#") } ou { NOTE("Gb") } peut se dire { NOTE("F") } ou { NOTE("G") }, selon ce qu’il te faut.
    - Si vous jouez avec des secondes, après { NOTE("F") } ou { NOTE("F#") } vient { NOTE("G") }. Tu peux jouer { NOTE("Gb") }, { NOTE("G") } ou { NOTE("G#") }, mais sans les mélanger.
    - Un joker remplace n’importe quelle carte, seul ou avec d’autres cartes.

    Au début, compte à partir de la carte retournée. Si c’est une touche noire, l’un ou l’autre de ses noms convient. Si c’est un joker, joue ce que tu veux.
distance_rules-passing = { rules-passing } Tu peux aussi piocher plus souvent, sans limite.
distance_rules-mistakes = Se tromper fait partie du jeu. Si la note dite ou une carte est fausse, les cartes reviennent dans ta main et tu en prends { $penalty } de plus. { $mistake_ends_turn ->
    [yes] Ensuite ton tour est fini.
   *[no] Ensuite, tu réessaies.
} Par exemple : une tierce au-dessus de { NOTE("A") }, c’est { NOTE("C") }. Si tu joues { NOTE("D") }, tu reprends la carte.
