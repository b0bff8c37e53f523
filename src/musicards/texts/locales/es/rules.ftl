rules-title-cards = Las cartas
rules-title-setup = Preparación
rules-title-interval = Contar la distancia
rules-title-steps = Semitono y tono
rules-title-scale = La escala
rules-title-table = La mesa
rules-title-turn = Tu turno
rules-title-fill = Bases vacías
rules-title-discard = Descartar
rules-title-mistakes = Errores
rules-title-passing = Pasar
rules-title-empty = Mazo vacío
rules-title-call = «¡Musicards!»
rules-title-winning = Ganar
rules-title-faces = Dos caras
rules-title-books = Familias
rules-title-pairs = Parejas
rules-title-no-cards = Sin cartas
rules-title-safe = A salvo
rules-white-keys = La octava y la figura _nunca cuentan_. La figura indica la octava, de grave a aguda: cuadrado, rombo, triángulo, círculo. Cada nota tiene su color. El número es el que tiene la nota en el reloj de la escala cromática.
rules-names = { rules-white-keys } ♯ se lee «sostenido», ♭ se lee «bemol». Una tecla negra tiene dos nombres: { NOTE("C#") } y { NOTE("Db") } son la misma nota, igual que { NOTE("D#") } y { NOTE("Eb") }, { NOTE("F#") } y { NOTE("Gb") }, { NOTE("G#") } y { NOTE("Ab") }, { NOTE("A#") } y { NOTE("Bb") }.
rules-cards = La baraja tiene { $deck } cartas: { $note_cards } notas, { $question_marks } signos de interrogación y { $chromatic_scales } cartas Chromatic Scale. Los signos de interrogación y las Chromatic Scale son _comodines_: sustituyen a cualquier carta. { rules-names }
rules-setup = De { $low } a { $high } jugadores. Todos reciben { $hand } cartas, de una en una, y pueden mirarlas. El resto es el mazo, boca abajo, en el centro. Al lado se descubre su carta de arriba: con ella empiezan los descartes. Empieza quien está a la izquierda de quien reparte, y se juega en el sentido de las agujas del reloj.
rules-passing = { $free_draw ->
    [yes] En vez de jugar puedes _robar_ del mazo, aunque una carta encaje.
   *[no] ¿No encaja ninguna de tus notas? _Roba_ del mazo; nunca tienes que jugar un comodín.
} Si la carta nueva encaja, puedes jugarla. Después de robar { $draws } cartas puedes _pasar_: entonces el siguiente necesita lo que necesitabas tú.
rules-empty = Si hay que robar y el mazo está vacío, los descartes se barajan y forman el nuevo mazo. Solo se queda la carta de arriba. Si no queda nada que robar, puedes pasar enseguida; si entonces todos pasan, gana quien tiene menos cartas.
rules-call = Cuando te quede una sola carta, grita _«¡Musicards!»_. Si alguien lo grita antes, robas { $call_penalty } cartas; la carta jugada se queda en los descartes. Puedes gritarlo en cualquier momento, aunque no sea tu turno, para pillar a los demás.
rules-winning = Quien se queda sin cartas gana al instante. También puedes acabar con varias cartas de la misma nota.
