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
steps-said-right = Has acertado { $count } de { $total } pasos.
steps-say-step = Decir el paso
steps-half = Semitono
steps-whole = Tono
steps-plays = Esta
steps-clock = Reloj de la escala cromática: decir la nota de un comodín
steps-say-note = Decir «{ $note }», número { $number } del reloj
    .top = Decir «{ $note }», número { $number } del reloj, ahora encima
steps-on-top = Última nota: { $note }, número { $number } del reloj
    .wild = Encima hay un comodín: empieza donde quieras
steps-task-play = Si encaja alguna de tus cartas, elígela y di si es un semitono o un tono. Si no, roba.
steps-task-free = Elige una carta que encaje y di si es un semitono o un tono, o roba.
steps-task-start = Encima hay un comodín: elige cualquier nota y juégala.
steps-help-look = Mira el reloj: ¿qué notas están uno y dos números después del { $top }?
    .chain = Mira el reloj: ¿qué nota está un número después del { $top }?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] Necesitas un { $needed }, pero no encaja ninguna de tus cartas: roba.
    [pass] Necesitas un { $needed }, pero no encaja ninguna de tus cartas: pasa.
    [done] Necesitas un { $needed }, pero no encaja ninguna de tus notas: elige «Listo».
   *[play] { CAPITAL(music-a-step) } por encima del { $top } está el { $needed }: { $fitting ->
        [0] usa un comodín.
        [one] una de tus cartas encaja.
       *[other] encajan { $fitting } de tus cartas.
    }{ $wilds ->
        [0] { "" }
       *[other] { " " }También encaja un comodín.
    }
}
    .start = No hay que decir nada: vale cualquiera de tus notas.
steps-now-both = Di el paso, y elige en el reloj la nota de tu comodín.
steps-now-step = Ahora dilo: ¿semitono o tono?
steps-now-chain = En este turno solo puede seguir un semitono. Si no lo es, devuelve la carta.
steps-now-pitch = ¿Qué nota es tu comodín? Elígela en el reloj.
    .shown = Ahora elige el { $note } en el reloj.
steps-now-nothing = Para empezar vale cualquier nota: juégala.
steps-play = Jugar las cartas elegidas
steps-reference = Para consultar
steps-chromatic-scale = La escala cromática
refusals-chain-open = Después de un semitono, juega otro semitono o elige «Listo».
refusals-nothing-done = «Listo» va después de un semitono.
steps_first_steps-half = Un semitono lleva a la tecla de al lado en el piano, blanca o negra. Juega una carta que esté un semitono más arriba, y di «semitono».
    .task = Juega una carta que esté un semitono más arriba, y di «semitono».
steps_first_steps-done = Después de un semitono puedes jugar otro, o terminar tu turno con «{ common-do-done }».
    .task = Sube un semitono, y luego termina tu turno con «{ common-do-done }».
steps_first_steps-whole = Un tono son dos semitonos: se salta una tecla. Juega una carta que esté un tono más arriba, y di «tono».
    .task = Juega una carta que esté un tono más arriba, y di «tono».
steps_first_steps-mistake = Ahora equivócate a propósito: di la palabra equivocada, o elige una carta que no encaje.
steps_first_steps-chain = En un mismo turno puedes jugar varios semitonos seguidos. Empieza con todas tus cartas que estén un semitono más arriba.
steps_first_steps-many = Sube otro semitono, con todos tus { $needed }. Entonces te quedará una sola carta.
steps_first_steps-missed-chain = Casi. Inténtalo otra vez, elige todas tus cartas que estén un semitono más arriba y juégalas juntas.
steps_first_steps-done-6 = Así es Steps: sube por tonos y semitonos, y di cuál.
steps_rules-lead = Quédate sin cartas antes que nadie. Sube por el reloj de las doce notas con semitonos y tonos, y di cada vez cuál de los dos es.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] Las dos cartas Chromatic Scale no se reparten: están junto a la mesa, para consultarlas. Se juega con las otras { $reference_deck } cartas, { $question_marks } de ellas comodines.
   *[no] { "" }
}
steps_rules-steps = La escala cromática tiene doce notas y vuelve a empezar: en el reloj, después del 12 viene el 1. Un _semitono_ es el intervalo más pequeño, hasta el número siguiente: de { NOTE("C") } a { NOTE("C#") }, de { NOTE("E") } a { NOTE("F") }, de { NOTE("B") } a { NOTE("C") }, de { NOTE("Ab") } a { NOTE("A") }, de { NOTE("F#") } a { NOTE("G") }. Un _tono_ son dos semitonos, con una nota en medio: de { NOTE("C") } a { NOTE("D") }, de { NOTE("C#") } a { NOTE("D#") }, de { NOTE("E") } a { NOTE("F#") }, de { NOTE("Bb") } a { NOTE("C") }, de { NOTE("F#") } a { NOTE("G#") }.
steps_rules-turn =
    - Juega una o más cartas de la _misma nota_, un semitono o un tono por encima de la carta de arriba, y _di_ siempre el paso.
    - Con un _tono_ termina tu turno.
    - Después de un _semitono_ puedes jugar otro semitono, y otro más, pero ningún tono en ese turno. Di _Listo_ para parar.
    - Sobre un { NOTE("F") } puedes jugar un { NOTE("G") }: es un tono. O subir por semitonos: { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - Un _comodín_ vale por cualquier nota, solo o con cartas de esa nota: di el paso y la nota.

    Si la carta descubierta al principio es un comodín, empieza con cualquier nota, sin decir ningún paso. Con eso termina tu turno.
steps_rules-passing = { rules-passing } Puedes robar hasta { $most_draws } cartas por turno.
steps_rules-mistakes = Si el paso, una carta o la nota de un comodín no está bien, las cartas vuelven a tu mano y robas { $penalty } más. { $mistake_ends_turn ->
    [yes] Entonces le toca al siguiente; los semitonos jugados antes se quedan.
   *[no] Entonces lo intentas otra vez.
} Por ejemplo: de { NOTE("E") } a { NOTE("F") } hay un semitono. Si dices «tono», el { NOTE("F") } vuelve a tu mano.
