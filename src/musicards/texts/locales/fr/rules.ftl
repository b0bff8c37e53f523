rules-title-cards = Les cartes
rules-title-setup = La mise en place
rules-title-interval = Compter la distance
rules-title-steps = Demi-ton et ton
rules-title-scale = La gamme
rules-title-table = La table
rules-title-turn = Ton tour
rules-title-fill = Les bases vides
rules-title-discard = Se défausser
rules-title-mistakes = Les erreurs
rules-title-passing = Passer
rules-title-empty = La pioche vide
rules-title-call = « Musicards ! »
rules-title-winning = Gagner
rules-title-faces = Deux aspects
rules-title-books = Les familles
rules-title-pairs = Les paires
rules-title-no-cards = Plus aucune carte
rules-title-safe = Hors de danger
rules-white-keys = L’octave et la forme dessinée sur la carte _ne comptent jamais_. La forme montre l’octave, du grave à l’aigu : carré, losange, triangle, rond. Chaque note a sa couleur. Le nombre est le numéro de la note sur l’horloge de la gamme chromatique.
rules-names = { rules-white-keys } ♯ se lit « dièse », ♭ se lit « bémol ». Une touche noire a deux noms : le { NOTE("C#") } et le { NOTE("Db") } sont la même note, comme { NOTE("D#") } et { NOTE("Eb") }, { NOTE("F#") } et { NOTE("Gb") }, { NOTE("G#") } et { NOTE("Ab") }, { NOTE("A#") } et { NOTE("Bb") }.
rules-cards = Le jeu a { $deck } cartes : { $note_cards } notes, { $question_marks } points d’interrogation et { $chromatic_scales } cartes Chromatic Scale. Les points d’interrogation et les Chromatic Scale sont des _jokers_ : ils remplacent n’importe quelle carte. { rules-names }
rules-setup = De { $low } à { $high } personnes. Tout le monde reçoit { $hand } cartes, une par une, et peut les regarder. Le reste forme la pioche, face cachée, au milieu. On retourne sa première carte à côté : c’est le début de la défausse. La personne assise à gauche de celle qui a distribué commence, et on joue dans le sens des aiguilles d’une montre.
rules-passing = { $free_draw ->
    [yes] Au lieu de jouer, tu peux _piocher_, même si une carte convient.
   *[no] Aucune de tes notes ne convient ? _Pioche_ : rien ne t’oblige à jouer un joker.
} Si la nouvelle carte convient, tu peux la jouer. Après { $draws } cartes piochées, tu peux _passer_ : la personne suivante cherche alors ce que tu cherchais.
rules-empty = S’il faut piocher et que la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche. Seule sa carte du dessus reste. S’il n’y a plus rien à piocher, tu peux passer tout de suite ; si tout le monde passe alors, la personne qui a le moins de cartes gagne.
rules-call = Quand il ne te reste qu’une carte, annonce _« Musicards ! »_. Si quelqu’un d’autre l’annonce avant toi, tu prends { $call_penalty } cartes ; la carte jouée reste posée. Tu peux l’annoncer à tout moment, même si ce n’est pas ton tour, pour surprendre les autres.
rules-winning = La première personne qui n’a plus de cartes gagne aussitôt. Tu peux aussi finir en posant ensemble plusieurs cartes de la même note.
