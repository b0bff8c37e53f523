### Go Fish: what is said about it, and its table.

go_fish-title = Go Fish
go_fish-subtitle = A pescar
go_fish-tagline = Pide una nota y reúne todas sus cartas.
go_fish-aim = Las { $book_cards } cartas de una nota forman un grupo. Gana quien tiene más grupos.
go_fish-score = { $count ->
    [one] 1 grupo
   *[other] { $count } grupos
}
go_fish-keys =
    ← →: recorrer tus notas
    Espacio: elegir una nota, o dejarla
    A – G: elegir una nota por su letra (A = la); otra vez para el sostenido y el bemol
    1 – 4: elegir a quién pedir, de izquierda a derecha
    N: decir el otro nombre de una tecla negra
    Q: pedir
    Esc: dejarlo todo

go_fish-hand = Tu mano por notas, { common-cards }
go_fish-no-cards = No tienes cartas
go_fish-group = { $note }, { common-cards }
go_fish-ask = Pedir
go_fish-question = { $name }, ¿tienes { $note }?
go_fish-ask-player = Pedir a { $name }
go_fish-names = Con qué nombre
go_fish-choose = Elige a alguien y una de tus notas.
go_fish-choose-note = ¿Qué le pides a { $name }?
go_fish-choose-player = ¿A quién le pides { $note }?
go_fish-ready = Ahora pide.
go_fish-choose-first = Elige primero a quién pedir y qué nota.
go_fish-books = { go_fish-score }: { $notes }
go_fish-books-of = { $name }: { $books }
go_fish-your-books = Tus grupos
go_fish-lying = Cartas en el mazo: { $stock }. Grupos en la mesa: { $books }
