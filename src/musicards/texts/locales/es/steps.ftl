### Steps: what is said about it, and its table.

steps-title = Steps
steps-subtitle = Tonos y semitonos
steps-tagline = Sube por el reloj a base de semitonos y tonos.
steps-aim = Sube un semitono o un tono cada vez. Gana quien primero se queda sin cartas.
steps-score = { common-cards }
steps-keys =
    H: decir «semitono»
    W: decir «tono»
    1 … =: decir la nota de un comodín por su número del reloj, con las doce teclas de la fila de arriba
    N: listo (siguiente jugador)
    { common-shedding-keys }
steps-option-reference_cards = Las cartas Chromatic Scale junto a la mesa
    .help = Para consultarlas. Los demás comodines siguen en la baraja.

steps-say-step = Decir el paso
steps-half = Semitono
steps-whole = Tono
steps-plays = juega
steps-clock = Reloj de la escala cromática: decir la nota de un comodín
steps-say-note = Decir { $note }, número { $number } del reloj
    .top = Decir { $note }, número { $number } del reloj, ahora encima
steps-number = { $number }: { $note }
steps-on-top = Encima: { $note }, número { $number } del reloj
    .wild = Encima hay un comodín: empieza donde quieras
steps-choose = Elige una o más cartas y luego di el paso.
steps-another = ¿Otro semitono, o listo?
steps-now-both = Di el paso, y toca en el reloj la nota de tu comodín.
steps-now-step = Ahora dilo: ¿semitono o tono?
steps-now-pitch = ¿Qué nota es tu comodín? Tócala en el reloj.
steps-now-nothing = Para empezar vale cualquier nota: juégala.
steps-play = Jugar las cartas elegidas
steps-reference = Consulta
steps-chromatic-scale = La escala cromática
