go_fish-subtitle = A pescar
go_fish-tagline = Pide una nota y reúne todas sus cartas.
go_fish-aim = Las { $book_cards } cartas de una nota forman un grupo. Gana quien tiene más grupos.
go_fish-score = { $count ->
    [one] 1 grupo
   *[other] { $count } grupos
}
go_fish-keys =
    ← →: recorrer tus notas
    Espacio: elegir una nota
    A – G: elegir una nota por su letra (A = la); otra vez para el sostenido y el bemol
    1 – 4: elegir a quién pedir, de izquierda a derecha
    N: decir el otro nombre de una tecla negra
    Q: pedir
    Esc: anular la elección
go_fish-hand = Tu mano por notas, { common-cards }
go_fish-no-cards = No tienes cartas
go_fish-ask-player = Pedir a { $name }
go_fish-go-fish = ¡A pescar!
go_fish-ask-for = Pedir { $note } a { $name }
go_fish-names = Con qué nombre
go_fish-task-ask = Elige a alguien y una de tus notas.
go_fish-now-note = Elige una de tus notas para pedírsela a { $name }.
go_fish-now-player = Elige a quién pedirle { $note }.
go_fish-help-look-known = Alguien tiene una nota que tú también tienes: la ha pedido o se la han dado.
go_fish-help-look-ask = No se sabe de nadie que tenga una de tus notas. ¿De cuál tienes más cartas?
go_fish-help-answer = Pide { $note } a { $name }.
go_fish-books = { go_fish-score }: { $notes }
go_fish-your-books = Tus grupos
go_fish-table = Cartas en el mazo: { $stock }. Grupos en la mesa: { $books }
