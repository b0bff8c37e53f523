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
