go_fish_rules-lead = Pide a los demás notas que tú también tienes. _Las { $book_cards } cartas de una nota forman un grupo_, y gana quien tiene más grupos.
go_fish_rules-setup = { $pitches ->
    [naturals] Se juega solo con las teclas blancas, { $book_cards } cartas de cada una. Todos reciben { $small_hand } cartas.
   *[all] Se juega con todas las cartas de notas, { $book_cards } de cada nota. Hasta { $few_players } jugadores, cada uno recibe { $hand } cartas; si son más, { $small_hand }.
} El resto es el mazo.
go_fish_rules-turn =
    _Pide a alguien_ una nota que tú tengas: «Ada, ¿tienes { NOTE("F#") }?». Una tecla negra se puede pedir por cualquiera de sus dos nombres: { NOTE("F#") } y { NOTE("Gb") } son las mismas cartas.

    - Quien tiene cartas de esa nota te las da _todas_, y vuelves a pedir: a quien quieras, cualquiera de tus notas.
    - Quien no tiene ninguna dice «¡A pescar!»: robas la carta de arriba del mazo. Si es la nota que pedías, la enseñas y vuelves a pedir; si no, se acaba tu turno.

    Así que escucha: quien pide una nota tiene al menos una carta de ella.
go_fish_rules-books = Quien reúne todas las cartas de una nota las pone enseguida en la mesa, también justo después del reparto. El grupo cuenta para quien lo pone.
go_fish_rules-no-cards = Si es tu turno y no tienes cartas, robas una. Si el mazo está vacío, pierdes el turno.
go_fish_rules-winning = Se acaba cuando todos los grupos están en la mesa. Gana quien tiene más; en caso de empate se comparte la victoria.
