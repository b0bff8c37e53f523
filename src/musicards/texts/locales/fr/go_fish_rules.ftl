go_fish_rules-lead = Demande aux autres des notes que tu as toi-même. _Les { $book_cards } cartes d’une note font une famille_, et qui a le plus de familles gagne.
go_fish_rules-setup = { $pitches ->
    [naturals] On joue avec les touches blanches seulement, { $book_cards } cartes de chacune. Tout le monde reçoit { $small_hand } cartes.
   *[all] On joue avec toutes les cartes de notes, { $book_cards } de chaque note. Jusqu’à { $few_players } personnes, chacune reçoit { $hand } cartes ; au-delà, { $small_hand }.
} Le reste forme la pioche.
go_fish_rules-turn =
    _Demande à quelqu’un_ une note que tu as : « Ada, as-tu des { NOTE("F#") } ? » Une touche noire se demande par l’un ou l’autre de ses noms : { NOTE("F#") } et { NOTE("Gb") } sont les mêmes cartes.

    - La personne qui a des cartes de cette note te les donne _toutes_, et tu demandes encore : à qui tu veux, une de tes notes.
    - La personne qui n’en a pas répond « Va pêcher ! » : tu prends la carte du dessus de la pioche. Si c’est la note que tu demandais, tu la montres et tu demandes encore ; sinon ton tour est fini.

    Écoute donc bien : qui demande une note a au moins une carte de cette note.
go_fish_rules-books = Toutes les cartes d’une note sont posées aussitôt, même juste après la donne. Elles comptent pour qui les pose.
go_fish_rules-no-cards = Si c’est ton tour et que tu n’as pas de carte, tu en pioches une. Si la pioche est vide, tu passes ton tour.
go_fish_rules-winning = C’est fini quand toutes les familles sont sur la table. Qui en a le plus gagne ; à égalité on partage la victoire.
