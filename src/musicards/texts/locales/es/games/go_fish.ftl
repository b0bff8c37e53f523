go_fish-subtitle = A pescar
go_fish-tagline = Pide una nota y reúne todas sus cartas.
go_fish-aim = Las { $book_cards } cartas de una nota forman una familia. Gana quien tiene más familias.
go_fish-score = { $count ->
    [one] 1 familia
   *[other] { $count } familias
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
go_fish-have-you = ¿Tienes algún { $note }?
go_fish-here = Toma: { $cards }
go_fish-my-book = ¡La familia del { $note }!
go_fish-ask-for = Pedir la nota { $note } a { $name }
go_fish-names = Con qué nombre
go_fish-task-ask = Elige a alguien y una de tus notas.
go_fish-now-note = Elige una de tus notas para pedírsela a { $name }.
go_fish-now-player = Elige a quién pedirle la nota { $note }.
go_fish-now-ask = Ahora elige «{ go_fish-ask-for }».
go_fish-help-look-known = Alguien tiene una nota que tú también tienes: la ha pedido o se la han dado.
go_fish-help-look-ask = No se sabe de nadie que tenga una de tus notas. ¿De cuál tienes más cartas?
go_fish-help-answer = Pide la nota { $note } a { $name }.
go_fish-books = { go_fish-score }: { $notes }
go_fish-your-books = Tus familias
go_fish-table = Cartas en el mazo: { $stock }. Familias en la mesa: { $books }
go_fish-asked = { $name } le pide la nota { $note } a { $target }.
    .you = Le pides la nota { $note } a { $target }.
    .to-you = { $name } te pide la nota { $note }.
go_fish-given = { $name } le da { $cards } a { $target }.
    .you = Le das { $cards } a { $target }.
    .to-you = { $name } te da { $cards }.
go_fish-fished = { $name } va a pescar y roba { $cards }.
    .you = Vas a pescar y robas { $cards }.
go_fish-lucky-catch = { $name } va a pescar y roba un { $cards }: ¡justo lo que pedía!
    .you = Vas a pescar y robas un { $cards }: ¡justo lo que pedías!
go_fish-cannot-fish = { $name } no puede pescar: el mazo está vacío.
    .you = No puedes pescar: el mazo está vacío.
go_fish-book-laid = { $name } reúne la familia del { $note }.
    .you = Reúnes la familia del { $note }.
refusals-pitch-not-held = No tienes ningún { $pitch }: pide una nota que tú tengas.
refusals-ask-yourself = Pide a otra persona: tus cartas ya las conoces.
go_fish_first_steps-ask = Pide una nota que tengas.
go_fish_first_steps-book = Las cuatro cartas de una nota forman una familia. Reúne una.
go_fish_first_steps-done-1 = Ya tienes las cuatro cartas: son una familia, y cuenta para ti.
go_fish_first_steps-fish = Si { $name } no tiene la nota que pides, vas a pescar: robas una carta y tu turno termina. Pruébalo.
go_fish_first_steps-again = Recuerda qué ha pedido { $name }. Ahora pide otra vez.
go_fish_first_steps-remember = Quien pide una nota la tiene. ¿Ha pedido { $name } una nota que también tienes tú? Entonces pídela y reúne las cuatro.
    .task = Pide a { $name } la nota que te ha pedido, y reúne las cuatro.
go_fish_first_steps-done-2 = Así es Go Fish: pide, recuerda y reúne familias.
go_fish_rules-lead = Pide a los demás notas que tú también tienes. _Las { $book_cards } cartas de una nota forman una familia_, y gana quien tiene más familias.
go_fish_rules-setup = { $pitches ->
    [naturals] Se juega solo con las teclas blancas, { $book_cards } cartas de cada una. Todos reciben { $small_hand } cartas.
   *[all] Se juega con todas las cartas de notas, { $book_cards } de cada nota. Hasta { $few_players } jugadores, cada uno recibe { $hand } cartas; si son más, { $small_hand }.
} El resto es el mazo.
go_fish_rules-turn =
    _Pide a alguien_ una nota que tú tengas: «Ada, ¿tienes algún { NOTE("F#") }?». Una tecla negra se puede pedir por cualquiera de sus dos nombres: { NOTE("F#") } y { NOTE("Gb") } son las mismas cartas.

    - Quien tiene cartas de esa nota te las da _todas_, y vuelves a pedir: a quien quieras, cualquiera de tus notas.
    - Quien no tiene ninguna dice «¡A pescar!»: robas la carta de arriba del mazo. Si es la nota que pedías, la enseñas y vuelves a pedir; si no, se acaba tu turno.

    Así que escucha: quien pide una nota tiene al menos una carta de ella.
go_fish_rules-books = Quien reúne todas las cartas de una nota las pone enseguida en la mesa, también justo después del reparto. La familia es de quien la pone.
go_fish_rules-no-cards = Si es tu turno y no tienes cartas, robas una. Si el mazo está vacío, pierdes el turno.
go_fish_rules-winning = Se acaba cuando todas las familias están en la mesa. Gana quien tiene más; en caso de empate se comparte la victoria.
