memory-subtitle = Parejas
memory-tagline = Destapa dos cartas y recuerda dónde están las notas.
memory-aim = La misma nota, aguda o grave, forma pareja. Gana quien tiene más parejas.
memory-keys =
    ← → ↑ ↓: ir a las cartas y recorrerlas
    Espacio: destapar esa carta
    L: volver a escuchar una carta destapada que es un sonido (listen)
memory-option-board = Cartas
    .choice = { $board ->
        [naturals] Solo teclas blancas: { $naturals } cartas
        [full] Toda la baraja: { $full } cartas
       *[chromatic] Todas las notas: { $chromatic } cartas
    }
memory-board = Las cartas de la mesa: { common-cards }
memory-card = Carta { $number }, fila { $row }, columna { $column }, { $what }
memory-face-down = boca abajo
memory-taken = ya tomada
memory-face-name = nombre { $note }
memory-face-staff = { $note } en el pentagrama
memory-face-keys = { $note } en el piano
memory-face-sound = un sonido
memory-task-first = Destapa una carta.
memory-task-second = Ahora destapa otra.
memory-again = ¡Una pareja! Juegas otra vez: destapa una carta.
memory-help-look-new-first = Aún no se conoce ninguna pareja: destapa una carta que nadie haya visto.
memory-help-look-new-second = La carta que va con ella aún no se ha destapado: prueba una nueva.
memory-help-look-seen-first = Ya has visto las dos cartas de una pareja.
memory-help-look-seen-second = Ya has visto la carta que va con ella.
memory-help-answer = Destapa la carta que brilla.
memory-look = { CAPITAL($card) } y { $other }: no son pareja. ¡Recuérdalas!
memory-turns = Turnos: { $count }
memory-pairing = Cada pareja muestra
memory-pairing-same = dos veces lo mismo
memory-pairing-name-staff = nombre y pentagrama
memory-pairing-staff-keys = pentagrama y tecla
memory-pairing-sound-name = sonido y nombre
memory-table = Cartas en la mesa: { $cards }. Parejas por encontrar: { $pairs }
memory-flipped = { $name } destapa la carta { $place }: { $card }.
    .you = Destapas la carta { $place }: { $card }.
memory-turned-back = { CAPITAL($card) } y { $other }: no son pareja.
refusals-card-gone = Esa carta ya no está.
refusals-face-up = Esa carta ya está boca arriba: destapa otra.
memory_first_steps-first = Dos cartas de la misma nota son una pareja. Destapa una carta.
memory_first_steps-second = Recuerda dónde está. Destapa otra carta.
memory_first_steps-wait = Ahora { $name } destapa dos cartas. ¡Fíjate bien!
memory_first_steps-find = Las notas distintas vuelven a taparse, y juega el siguiente. Ya has visto las dos cartas de una pareja: encuéntralas.
    .task = Encuentra la pareja cuyas dos cartas ya has visto.
memory_first_steps-more = Tienes una pareja. Encuentra otra.
    .task = Encuentra dos parejas seguidas.
memory_first_steps-done-1 = Así es Memory: recuerda dónde están las notas.
memory_rules-lead = Todas las cartas están boca abajo. Destapa dos: si son _la misma nota_, son tuyas. Gana quien tiene más parejas.
memory_rules-setup = { $board ->
    [naturals] Las teclas blancas, cada una en dos octavas: { $naturals } cartas.
    [full] Toda la baraja, { $full } cartas. Cada nota hace dos parejas; un signo de interrogación va con otro, una Chromatic Scale con la otra.
   *[chromatic] Todas las notas, cada una en dos octavas (rombos y triángulos): { $chromatic } cartas.
} Se barajan y se colocan boca abajo, una junto a otra.
memory_rules-turn =
    - Destapa una carta y luego otra. Todos las ven.
    - ¿La misma nota, sea cual sea la octava? La pareja es tuya y _te toca otra vez_.
    - ¿Dos notas distintas? Se vuelven a tapar y le toca al siguiente. Recuerda dónde están.
memory_rules-faces = Una pareja puede mostrar dos veces lo mismo o dos caras de una nota: su nombre y su lugar en el pentagrama, el pentagrama y la tecla, o el sonido y el nombre. Cada cual lo elige para su pantalla; las cartas y las reglas son las mismas.
memory_rules-winning = Cuando la mesa está vacía, gana quien tiene más parejas; en caso de empate se comparte la victoria. Si juegas a solas, intenta acabar en el menor número de turnos.
