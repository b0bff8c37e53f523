rhythm-value-w = { $count ->
    [one] redonda
   *[other] { $count } redondas
}
rhythm-value-w-dot = { $count ->
    [one] redonda con puntillo
   *[other] { $count } redondas con puntillo
}
rhythm-value-w-rest = { $count ->
    [one] silencio de redonda
   *[other] { $count } silencios de redonda
}
rhythm-value-w-rest-dot = { $count ->
    [one] silencio de redonda con puntillo
   *[other] { $count } silencios de redonda con puntillo
}
rhythm-value-h = { $count ->
    [one] blanca
   *[other] { $count } blancas
}
rhythm-value-h-dot = { $count ->
    [one] blanca con puntillo
   *[other] { $count } blancas con puntillo
}
rhythm-value-h-rest = { $count ->
    [one] silencio de blanca
   *[other] { $count } silencios de blanca
}
rhythm-value-h-rest-dot = { $count ->
    [one] silencio de blanca con puntillo
   *[other] { $count } silencios de blanca con puntillo
}
rhythm-value-q = { $count ->
    [one] negra
   *[other] { $count } negras
}
rhythm-value-q-dot = { $count ->
    [one] negra con puntillo
   *[other] { $count } negras con puntillo
}
rhythm-value-q-rest = { $count ->
    [one] silencio de negra
   *[other] { $count } silencios de negra
}
rhythm-value-q-rest-dot = { $count ->
    [one] silencio de negra con puntillo
   *[other] { $count } silencios de negra con puntillo
}
rhythm-value-e = { $count ->
    [one] corchea
   *[other] { $count } corcheas
}
rhythm-value-e-dot = { $count ->
    [one] corchea con puntillo
   *[other] { $count } corcheas con puntillo
}
rhythm-value-e-rest = { $count ->
    [one] silencio de corchea
   *[other] { $count } silencios de corchea
}
rhythm-value-e-rest-dot = { $count ->
    [one] silencio de corchea con puntillo
   *[other] { $count } silencios de corchea con puntillo
}
rhythm-value-s = { $count ->
    [one] semicorchea
   *[other] { $count } semicorcheas
}
rhythm-value-s-rest = { $count ->
    [one] silencio de semicorchea
   *[other] { $count } silencios de semicorchea
}
rhythm-tied = { $first } ligada a { $next }
rhythm-bar = barra de compás
rhythm-beats = { $meter }, { $tempo } pulsos por minuto
rhythm-ask-tap = Marca este ritmo.
rhythm-ask-hear = ¿Qué ritmo oyes?
rhythm-start = Empezar
rhythm-stop = Parar
rhythm-tap = Toca aquí
rhythm-lead = Primero oyes un compás de clics. Después toca al comienzo de cada nota: aquí o con la barra espaciadora. Hasta { $ms } ms antes o después cuenta como a tiempo.
rhythm-none = No se ha recibido ningún toque. Prueba otra vez.
rhythm-score = Notas a tiempo: { $right } de { $count }
rhythm-early = Nota { $note }: { $ms } ms antes
rhythm-late = Nota { $note }: { $ms } ms tarde
rhythm-missed = Nota { $note }: falta
rhythm-extra = { $count ->
    [one] Un toque de más
   *[other] { $count } toques de más
}
rhythm-own = Oír tus toques
rhythm-right = Oír el ritmo
rhythm-taps = { $count ->
    [one] un toque
   *[other] { $count } toques
}
rhythm-how-tap = Cuenta los pulsos en voz alta mientras lo marcas: { $rhythm }.
rhythm-how = Los dos se diferencian desde el pulso { $beat } del compás { $measure }. Cuenta mientras oyes los dos: { $rhythm }.
    .alone = Cuenta los pulsos en voz alta mientras escuchas: { $rhythm }.
rhythm-meters = Compases
rhythm-values = Figuras además del pulso
rhythm-has-half = más de un pulso
rhythm-has-eighth = corcheas
rhythm-has-sixteenth = semicorcheas
rhythm-has-dotted = notas con puntillo
rhythm-has-rest = silencios
rhythm-has-tie = ligaduras y síncopas
rhythm-tempo = Pulsos por minuto
rhythm-measures = Número de compases
rhythm-number-of-measures = { $count ->
    [one] 1 compás
   *[other] { $count } compases
}
