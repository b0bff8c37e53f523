go_fish-subtitle = La pioche
go_fish-tagline = Demande une note et rassemble toutes ses cartes.
go_fish-aim = Les { $book_cards } cartes d’une note font une famille. Qui a le plus de familles gagne.
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
go_fish-ask-for = Demander { $note } à { $name }
go_fish-names = Quel nom dire
go_fish-task-ask = Choisis à qui demander, et une de tes notes.
go_fish-now-note = Choisis une de tes notes à demander à { $name }.
go_fish-now-player = Choisis à qui demander { $note }.
go_fish-help-look-known = Quelqu’un a une note que tu as aussi : cette personne l’a demandée, ou l’a reçue.
go_fish-help-look-ask = On ne sait pas encore qui a une de tes notes. De laquelle as-tu le plus de cartes ?
go_fish-help-answer = Demande { $note } à { $name }.
go_fish-books = { go_fish-score } : { $notes }
go_fish-your-books = Tes familles
go_fish-table = Cartes dans la pioche : { $stock }. Familles sur la table : { $books }
