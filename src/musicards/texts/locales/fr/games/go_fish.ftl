go_fish-subtitle = La pêche
go_fish-tagline = Demande une note et rassemble toutes ses cartes.
go_fish-aim = Les { $book_cards } cartes d’une note font une famille. Le but : avoir le plus de familles.
go_fish-score = { $count ->
    [one] { $count } famille
   *[other] { $count } familles
}
go_fish-keys =
    ← → : parcourir tes notes
    Espace : choisir une note
    A – G : choisir une note par sa lettre (A = la) ; encore pour le dièse et le bémol
    1 – 4 : choisir à qui demander, de gauche à droite
    N : dire l’autre nom d’une touche noire
    Q : poser la question
    Échap : tout reposer
go_fish-hand = Ta main par note, { common-cards }
go_fish-no-cards = Pas de carte en main
go_fish-ask-player = Demander à { $name }
go_fish-go-fish = Va pêcher !
go_fish-have-you = Tu as des { $note } ?
go_fish-here = Tiens : { $cards }
go_fish-my-book = La famille des { $note } !
go_fish-ask-for = Demander des { $note } à { $name }
go_fish-names = Quel nom dire
go_fish-task-ask = Choisis à qui demander, et une de tes notes.
go_fish-now-note = Choisis une de tes notes à demander à { $name }.
go_fish-now-player = Choisis à qui demander des { $note }.
go_fish-now-ask = Maintenant, choisis « { go_fish-ask-for } ».
go_fish-help-look-known = Quelqu’un a une note que tu as aussi : cette personne l’a demandée, ou l’a reçue.
go_fish-help-look-ask = On ne sait pas encore qui a une de tes notes. De laquelle as-tu le plus de cartes ?
go_fish-help-answer = Demande des { $note } à { $name }.
go_fish-books = { go_fish-score } : { $notes }
go_fish-your-books = Tes familles
go_fish-table = Cartes dans la pioche : { $stock }. Familles sur la table : { $books }
go_fish-asked = { $name } demande des { $note } à { $target }.
    .you = Tu demandes des { $note } à { $target }.
    .to-you = { $name } te demande des { $note }.
go_fish-given = { $name } donne { $cards } à { $target }.
    .you = Tu donnes { $cards } à { $target }.
    .to-you = { $name } te donne { $cards }.
go_fish-fished = { $name } va à la pêche et pioche { $cards }.
    .you = Tu vas à la pêche et pioches { $cards }.
go_fish-lucky-catch = { $name } va à la pêche et pioche un { $cards }, juste la note demandée !
    .you = Tu vas à la pêche et pioches un { $cards }, juste ce que tu demandais !
go_fish-cannot-fish = { $name } ne peut pas aller à la pêche : la pioche est vide.
    .you = Tu ne peux pas aller à la pêche : la pioche est vide.
go_fish-book-laid = { $name } a une famille : les { $note }.
    .you = Tu as une famille : les { $note }.
refusals-pitch-not-held = Tu n’as aucun { $pitch } : demande une note que tu as toi-même.
refusals-ask-yourself = Demande à quelqu’un d’autre : tes cartes, tu les connais.
go_fish_first_steps-ask = Demande une note que tu as.
go_fish_first_steps-book = Les quatre cartes d’une note font une famille. Réunis-en une.
go_fish_first_steps-done-1 = Les quatre cartes y sont : c’est une famille, et elle compte pour toi.
go_fish_first_steps-fish = Si { $name } n’a pas la note que tu demandes, tu pêches : tu pioches une carte, et ton tour est fini. Essaie.
go_fish_first_steps-again = Retiens ce que { $name } a demandé. Maintenant, demande encore.
go_fish_first_steps-remember = On demande toujours une note qu’on a soi-même. As-tu aussi celle que { $name } a demandée ? Alors demande-la, et réunis les quatre cartes.
    .task = Demande à { $name } la note qu’on t’a demandée, et réunis les quatre cartes.
go_fish_first_steps-done-2 = Voilà Go Fish : demande, retiens et réunis quatre cartes.
go_fish_rules-lead = Demande aux autres des notes que tu as toi-même. _Les { $book_cards } cartes d’une note font une famille_, et la personne qui a le plus de familles gagne.
go_fish_rules-setup = { $pitches ->
    [naturals] On joue avec les touches blanches seulement, { $book_cards } cartes de chacune. Tout le monde reçoit { $small_hand } cartes.
   *[all] On joue avec toutes les cartes de notes, { $book_cards } de chaque note. Jusqu’à { $few_players } personnes, chacune reçoit { $hand } cartes ; au-delà, { $small_hand }.
} Le reste forme la pioche.
go_fish_rules-turn =
    _Demande à quelqu’un_ une note que tu as : « Ada, as-tu des { NOTE("F#") } ? » Une touche noire se demande par l’un ou l’autre de ses noms : les { NOTE("F#") } et les { NOTE("Gb") } sont les mêmes cartes.

    - La personne qui a des cartes de cette note te les donne _toutes_, et tu demandes encore : à qui tu veux, une de tes notes.
    - La personne qui n’en a pas répond « Va pêcher ! » : tu prends la carte du dessus de la pioche. Si c’est la note que tu demandais, tu la montres et tu demandes encore ; sinon ton tour est fini.

    Écoute donc bien : la personne qui demande une note en a au moins une carte.
go_fish_rules-books = Toutes les cartes d’une note sont posées aussitôt, même juste après la donne. Elles comptent pour la personne qui les pose.
go_fish_rules-no-cards = Si c’est ton tour et que tu n’as pas de carte, tu en pioches une. Si la pioche est vide, tu passes ton tour.
go_fish_rules-winning = La partie est finie quand toutes les familles sont sur la table. La personne qui en a le plus gagne ; à égalité, on partage la victoire.
