steps-subtitle = Tonos y semitonos
steps-tagline = Sube por el reloj con semitonos y tonos.
steps-aim = Sube un semitono o un tono cada vez. Gana quien se queda primero sin cartas.
steps-keys =
    H: decir «semitono»
    W: decir «tono»
    1 … =: decir la nota de un comodín por su número del reloj, con las doce teclas de la fila de arriba
    N: listo (siguiente jugador)
    { common-shedding-keys }
steps-option-reference_cards = Las cartas Chromatic Scale junto a la mesa
    .help = Para consultarlas. Los demás comodines siguen en la baraja.
steps-said-right = Pasos bien dichos: { $count } de { $total }.
steps-say-step = Decir el paso
steps-half = Semitono
steps-whole = Tono
steps-plays = juega
steps-clock = Reloj de la escala cromática: decir la nota de un comodín
steps-say-note = Decir { $note }, número { $number } del reloj
    .top = Decir { $note }, número { $number } del reloj, ahora encima
steps-on-top = Encima: { $note }, número { $number } del reloj
    .wild = Encima hay un comodín: empieza donde quieras
steps-task-play = Si encaja alguna de tus cartas, elígela y di el paso. Si no, roba.
steps-task-free = Elige una carta que encaje y di el paso, o roba.
steps-task-start = Encima hay un comodín: elige cualquier nota y juégala.
steps-help-look = Mira el reloj: ¿qué notas vienen una y dos horas después de { $top }?
    .chain = Mira el reloj: ¿qué nota viene una hora después de { $top }?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] Necesitarías { $needed }, pero no encaja ninguna de tus cartas: roba.
    [pass] Necesitarías { $needed }, pero no encaja ninguna de tus cartas: pasa.
    [done] Necesitarías { $needed }, pero no encaja ninguna de tus notas: elige «Listo».
   *[play] { CAPITAL(music-a-step) } por encima de { $top } está { $needed }: una de tus cartas encaja.
}
    .start = No hay que decir nada: vale cualquiera de tus notas.
steps-now-both = Di el paso, y elige en el reloj la nota de tu comodín.
steps-now-step = Ahora dilo: ¿semitono o tono?
steps-now-pitch = ¿Qué nota es tu comodín? Elígela en el reloj.
steps-now-nothing = Para empezar vale cualquier nota: juégala.
steps-play = Jugar las cartas elegidas
steps-reference = Para consultar
steps-chromatic-scale = La escala cromática
