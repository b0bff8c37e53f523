steps_rules-lead = Sois le premier ou la première à ne plus avoir de cartes. Grimpe par demi-tons et par tons autour de l’horloge des douze notes, en disant chaque fois lequel des deux.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] Les deux cartes Chromatic Scale ne sont pas distribuées : elles sont à côté de la table, pour vérifier. On joue avec les { $reference_deck } autres cartes, dont { $question_marks } jokers.
   *[no] { "" }
}
steps_rules-steps = La gamme chromatique a douze notes et recommence : sur l’horloge, après 12 vient 1. Un _demi-ton_ est le plus petit intervalle, une heure : de { NOTE("C") } à { NOTE("C#") }, de { NOTE("E") } à { NOTE("F") }, de { NOTE("B") } à { NOTE("C") }, de { NOTE("Ab") } à { NOTE("A") }, de { NOTE("F#") } à { NOTE("G") }. Un _ton_, c’est deux demi-tons, avec une note entre les deux : de { NOTE("C") } à { NOTE("D") }, de { NOTE("C#") } à { NOTE("D#") }, de { NOTE("E") } à { NOTE("F#") }, de { NOTE("Bb") } à { NOTE("C") }, de { NOTE("F#") } à { NOTE("G#") }.
steps_rules-turn =
    - Joue une ou plusieurs cartes de la _même note_, un demi-ton ou un ton au-dessus de la carte du dessus, et _dis_ toujours lequel des deux.
    - Un _ton_ termine ton tour.
    - Après un _demi-ton_, tu peux jouer encore un demi-ton, et encore un, mais plus de ton dans ce tour. Dis _Terminé_ pour t’arrêter.
    - Sur { NOTE("F") }, tu peux jouer { NOTE("G") }, un ton plus haut. Ou monter par demi-tons : { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - Un _joker_ vaut n’importe quelle note, seul ou avec des cartes de cette note : dis l’écart et la note.

    Si la carte retournée au début est un joker, commence par n’importe quelle note, sans dire d’écart. Ton tour se termine là.
steps_rules-passing = { rules-passing } Tu peux piocher jusqu’à { $most_draws } cartes par tour.
steps_rules-mistakes = Si tu te trompes d’écart, de carte ou de note pour un joker, les cartes reviennent dans ta main et tu en prends { $penalty } de plus. { $mistake_ends_turn ->
    [yes] Ensuite c’est à la personne suivante ; les demi-tons joués avant restent posés.
   *[no] Ensuite, tu réessaies.
} Par exemple : de { NOTE("E") } à { NOTE("F") }, il y a un demi-ton. Si tu dis « ton », tu reprends { NOTE("F") }.
