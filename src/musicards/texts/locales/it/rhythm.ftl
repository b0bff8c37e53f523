rhythm-value-w = { $count ->
    [one] semibreve
   *[other] { $count } semibrevi
}
rhythm-value-w-dot = { $count ->
    [one] semibreve puntata
   *[other] { $count } semibrevi puntate
}
rhythm-value-w-rest = { $count ->
    [one] pausa di semibreve
   *[other] { $count } pause di semibreve
}
rhythm-value-w-rest-dot = { $count ->
    [one] pausa di semibreve puntata
   *[other] { $count } pause di semibreve puntata
}
rhythm-value-h = { $count ->
    [one] minima
   *[other] { $count } minime
}
rhythm-value-h-dot = { $count ->
    [one] minima puntata
   *[other] { $count } minime puntate
}
rhythm-value-h-rest = { $count ->
    [one] pausa di minima
   *[other] { $count } pause di minima
}
rhythm-value-h-rest-dot = { $count ->
    [one] pausa di minima puntata
   *[other] { $count } pause di minima puntata
}
rhythm-value-q = { $count ->
    [one] semiminima
   *[other] { $count } semiminime
}
rhythm-value-q-dot = { $count ->
    [one] semiminima puntata
   *[other] { $count } semiminime puntate
}
rhythm-value-q-rest = { $count ->
    [one] pausa di semiminima
   *[other] { $count } pause di semiminima
}
rhythm-value-q-rest-dot = { $count ->
    [one] pausa di semiminima puntata
   *[other] { $count } pause di semiminima puntata
}
rhythm-value-e = { $count ->
    [one] croma
   *[other] { $count } crome
}
rhythm-value-e-dot = { $count ->
    [one] croma puntata
   *[other] { $count } crome puntate
}
rhythm-value-e-rest = { $count ->
    [one] pausa di croma
   *[other] { $count } pause di croma
}
rhythm-value-e-rest-dot = { $count ->
    [one] pausa di croma puntata
   *[other] { $count } pause di croma puntata
}
rhythm-value-s = { $count ->
    [one] semicroma
   *[other] { $count } semicrome
}
rhythm-value-s-rest = { $count ->
    [one] pausa di semicroma
   *[other] { $count } pause di semicroma
}
rhythm-tied = { $first } legata a { $next }
rhythm-bar = stanghetta
rhythm-beats = { $meter }, { $tempo } pulsazioni al minuto
rhythm-ask-tap = Batti questo ritmo.
rhythm-ask-hear = Quale ritmo senti?
rhythm-start = Inizia
rhythm-stop = Ferma
rhythm-tap = Batti qui
rhythm-lead = Prima senti una battuta di clic. Poi batti all’inizio di ogni nota: qui o con la barra spaziatrice. Fino a { $ms } ms in anticipo o in ritardo vale come a tempo.
rhythm-none = Nessun colpo ricevuto. Riprova.
rhythm-score = Note a tempo: { $right } su { $count }
rhythm-early = Nota { $note }: { $ms } ms in anticipo
rhythm-late = Nota { $note }: { $ms } ms in ritardo
rhythm-missed = Nota { $note }: mancata
rhythm-extra = { $count ->
    [one] Un colpo di troppo
   *[other] { $count } colpi di troppo
}
rhythm-own = Ascolta i tuoi colpi
rhythm-right = Ascolta il ritmo
rhythm-taps = { $count ->
    [one] un colpo
   *[other] { $count } colpi
}
rhythm-how-tap = Conta le pulsazioni ad alta voce mentre lo batti: { $rhythm }.
rhythm-how = I due ritmi sono diversi dalla pulsazione { $beat } della battuta { $measure }. Conta mentre li ascolti: { $rhythm }.
    .alone = Conta le pulsazioni ad alta voce mentre ascolti: { $rhythm }.
rhythm-meters = Tempi
rhythm-values = Figure oltre alla pulsazione
rhythm-has-half = più lunghe di una pulsazione
rhythm-has-eighth = crome
rhythm-has-sixteenth = semicrome
rhythm-has-dotted = note puntate
rhythm-has-rest = pause
rhythm-has-tie = legature e sincopi
rhythm-tempo = Pulsazioni al minuto
rhythm-measures = Numero di battute
rhythm-number-of-measures = { $count ->
    [one] 1 battuta
   *[other] { $count } battute
}
