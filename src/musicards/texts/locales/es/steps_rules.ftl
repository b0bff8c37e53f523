steps_rules-lead = Quédate sin cartas antes que nadie. Sube por el reloj de las doce notas con semitonos y tonos, y di cada vez cuál de los dos es.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] Las dos cartas Chromatic Scale no se reparten: están junto a la mesa, para consultarlas. Se juega con las otras { $reference_deck } cartas, { $question_marks } de ellas comodines.
   *[no] { "" }
}
steps_rules-steps = La escala cromática tiene doce notas y vuelve a empezar: en el reloj, después del 12 viene el 1. Un _semitono_ es el intervalo más pequeño, una hora: de { NOTE("C") } a { NOTE("C#") }, de { NOTE("E") } a { NOTE("F") }, de { NOTE("B") } a { NOTE("C") }, de { NOTE("Ab") } a { NOTE("A") }, de { NOTE("F#") } a { NOTE("G") }. Un _tono_ son dos semitonos, con una nota en medio: de { NOTE("C") } a { NOTE("D") }, de { NOTE("C#") } a { NOTE("D#") }, de { NOTE("E") } a { NOTE("F#") }, de { NOTE("Bb") } a { NOTE("C") }, de { NOTE("F#") } a { NOTE("G#") }.
steps_rules-turn =
    - Juega una o más cartas de la _misma nota_, un semitono o un tono por encima de la carta de arriba, y _di_ siempre el paso.
    - Un _tono_ termina tu turno.
    - Después de un _semitono_ puedes jugar otro semitono, y otro más, pero ningún tono en ese turno. Di _Listo_ para parar.
    - Sobre { NOTE("F") } puedes jugar { NOTE("G") }, un tono. O subir por semitonos: { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - Un _comodín_ vale por cualquier nota, solo o con cartas de esa nota: di el paso y la nota.

    Si la carta descubierta al principio es un comodín, empieza con cualquier nota, sin decir ningún paso. Con eso termina tu turno.
steps_rules-passing = { rules-passing } Puedes robar hasta { $most_draws } cartas por turno.
steps_rules-mistakes = Si el paso, una carta o la nota de un comodín no está bien, las cartas vuelven a tu mano y tomas { $penalty } más. { $mistake_ends_turn ->
    [yes] Entonces le toca al siguiente; los semitonos jugados antes se quedan.
   *[no] Entonces lo intentas otra vez.
} Por ejemplo: de { NOTE("E") } a { NOTE("F") } hay un semitono. Si dices «tono», { NOTE("F") } vuelve a tu mano.
