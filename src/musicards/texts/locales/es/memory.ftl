### Memory: what is said about it, and its table.

memory-title = Memory
memory-subtitle = Parejas
memory-tagline = Destapa dos cartas y recuerda dónde están las notas.
memory-aim = Dos cartas de la misma nota son una pareja. Gana quien tiene más parejas.
memory-score = { common-pairs }
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
memory-first = Destapa una carta.
memory-second = Ahora destapa otra.
memory-again = Una pareja. Te toca otra vez.
memory-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
memory-pairing = Una pareja muestra
memory-pairing-same = dos veces lo mismo
memory-pairing-name-staff = nombre y pentagrama
memory-pairing-staff-keys = pentagrama y tecla
memory-pairing-sound-name = sonido y nombre
memory-lying = Cartas en la mesa: { $cards }. Parejas por encontrar: { $pairs }
