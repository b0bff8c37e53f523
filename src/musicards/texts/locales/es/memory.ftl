memory-subtitle = Parejas
memory-tagline = Destapa dos cartas y recuerda dónde están las notas.
memory-aim = Dos cartas de la misma nota son una pareja. Gana quien tiene más parejas.
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
memory-face-staff = pentagrama { $note }
memory-face-keys = tecla { $note }
memory-face-sound = un sonido
memory-task-first = Destapa una carta.
memory-task-second = Ahora destapa otra.
memory-help-look-new-first = Aún no se conoce ninguna pareja: destapa una carta que nadie haya visto.
memory-help-look-new-second = La carta que va con ella aún no se ha destapado: prueba una nueva.
memory-help-look-seen-first = Ya has visto las dos cartas de una pareja.
memory-help-look-seen-second = Ya has visto la carta que va con ella.
memory-help-answer = Es la carta { $place }. Cuenta fila por fila desde arriba a la izquierda.
memory-turns = Turnos: { $count }
memory-pairing = Una pareja muestra
memory-pairing-same = dos veces lo mismo
memory-pairing-name-staff = nombre y pentagrama
memory-pairing-staff-keys = pentagrama y tecla
memory-pairing-sound-name = sonido y nombre
memory-table = Cartas en la mesa: { $cards }. Parejas por encontrar: { $pairs }
