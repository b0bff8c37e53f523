input-hint = ¿Querías decir { $suggestions }?
    .examples = Escribe, por ejemplo, { $examples }.
input-expected = { $expected ->
    [note] no es una nota
    [interval] no es un intervalo
    [note-or-interval] no es ni una nota ni un intervalo
    [chord] no es un acorde
    [chord-kind] no es un tipo de acorde
    [root] no es una fundamental
    [chord-symbol] no es un símbolo de acorde
    [note-or-chord] no es ni una nota ni un símbolo de acorde
    [scale] no es una escala
    [scale-kind] no es un tipo de escala
    [scale-chord-or-notes] no es ni una escala, ni un acorde, ni una serie de notas
    [formula] no es una fórmula
    [half-steps] no es un número de semitonos
    [tonic] no es una tónica
    [line] no es una línea de notas o acordes
    [instrument] no es un instrumento conocido aquí
    [key] no es una tonalidad
    [mode] no es ni mayor ni menor
    [signature] no es una armadura
    [name-system] no es una forma de nombrar las notas aquí
    [question-kind] no es un tipo de pregunta
    [question-interval] no es un intervalo de los que se preguntan
    [question-meter] no es un compás de los que se preguntan
    [question-value] no es un elemento de ritmo de los que se ofrecen
    [card-name] no está en ninguna carta
    [clef] no es una clave
   *[staff-place] no es un lugar del pentagrama de los que se preguntan
}
input-not-understood = «{ $part }» { input-expected }.
    .in = En «{ $input }»: «{ $part }» { input-expected }.
input-number = Es el número { $number }.
    .row = Es el número { $number } de la línea { $row }.
input-no-notes = No hay notas.
input-no-chord = «{ $part }» significa «sin acorde» (en inglés, no chord), así que no hay notas que mostrar.
input-wrong-formula-sum = «{ $part }» suma { $total } semitonos en vez de 12.
input-formula-too-short = «{ $part }» es una sola nota: una fórmula tiene de { $least } a { $most } números.
input-too-many-accidentals-in-key = «{ $part }» tendría { $total } alteraciones, y una tonalidad tiene como mucho { $most }.
input-different-mode = Transportar no cambia de mayor a menor: elige dos tonalidades mayores o dos menores.
input-only-one-octave = Da una octava a las dos notas o a ninguna: «{ $part }».
input-higher-note-first = Nombra primero la nota más grave, no «{ $part }».
input-several-instruments = «{ $part }» puede ser varios instrumentos.
input-several-targets = Elige un solo destino: un intervalo, una tonalidad o un instrumento.
input-original-key-missing = Di también en qué tonalidad está la línea.
input-direction-not-allowed = Subir o bajar va con un intervalo o una tonalidad: un instrumento tiene su propia dirección.
input-off-staff = «{ $part }» no se puede escribir en un pentagrama: usa las octavas de la { $least } a la { $most }.
input-beyond-midi = «{ $part }» no se puede guardar como MIDI: sus notas van de C-1 a G9.
input-too-many-accidentals = «{ $part }» no se puede escribir: una nota tiene como mucho una doble alteración.
input-line-too-long = La línea tiene { $total } notas, acordes y silencios: puede tener de 1 a { $most }.
input-not-midi-keys = «{ $part }» no es una lista de teclas MIDI: escribe números de 0 a { $most } con comas.
input-wrong-number-of-keys = Hay { $total } teclas: toca de 1 a { $most } a la vez.
input-no-such-question = No hay ninguna pregunta «{ $part }»: elige un número de 1 a { $most }.
input-not-a-seed = «{ $part }» no indica un orden de preguntas: usa hasta { $most } letras y cifras.
input-number-out-of-range = «{ $part }» no vale aquí: elige un número de { $least } a { $most }.
input-nothing-to-ask = Ninguna pregunta corresponde a lo que has elegido.
