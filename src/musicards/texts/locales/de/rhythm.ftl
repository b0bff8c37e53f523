rhythm-value-w = { $count ->
    [one] ganze Note
   *[other] { $count } ganze Noten
}
rhythm-value-w-dot = { $count ->
    [one] punktierte ganze Note
   *[other] { $count } punktierte ganze Noten
}
rhythm-value-w-rest = { $count ->
    [one] ganze Pause
   *[other] { $count } ganze Pausen
}
rhythm-value-w-rest-dot = { $count ->
    [one] punktierte ganze Pause
   *[other] { $count } punktierte ganze Pausen
}
rhythm-value-h = { $count ->
    [one] Halbe
   *[other] { $count } Halbe
}
rhythm-value-h-dot = { $count ->
    [one] punktierte Halbe
   *[other] { $count } punktierte Halbe
}
rhythm-value-h-rest = { $count ->
    [one] halbe Pause
   *[other] { $count } halbe Pausen
}
rhythm-value-h-rest-dot = { $count ->
    [one] punktierte halbe Pause
   *[other] { $count } punktierte halbe Pausen
}
rhythm-value-q = { $count ->
    [one] Viertel
   *[other] { $count } Viertel
}
rhythm-value-q-dot = { $count ->
    [one] punktierte Viertel
   *[other] { $count } punktierte Viertel
}
rhythm-value-q-rest = { $count ->
    [one] Viertelpause
   *[other] { $count } Viertelpausen
}
rhythm-value-q-rest-dot = { $count ->
    [one] punktierte Viertelpause
   *[other] { $count } punktierte Viertelpausen
}
rhythm-value-e = { $count ->
    [one] Achtel
   *[other] { $count } Achtel
}
rhythm-value-e-dot = { $count ->
    [one] punktierte Achtel
   *[other] { $count } punktierte Achtel
}
rhythm-value-e-rest = { $count ->
    [one] Achtelpause
   *[other] { $count } Achtelpausen
}
rhythm-value-e-rest-dot = { $count ->
    [one] punktierte Achtelpause
   *[other] { $count } punktierte Achtelpausen
}
rhythm-value-s = { $count ->
    [one] Sechzehntel
   *[other] { $count } Sechzehntel
}
rhythm-value-s-rest = { $count ->
    [one] Sechzehntelpause
   *[other] { $count } Sechzehntelpausen
}
rhythm-tied = { $first }, an { $next } gebunden
rhythm-bar = Taktstrich
rhythm-beats = { $meter }, { $tempo } Schläge pro Minute
rhythm-ask-tap = Klopf diesen Rhythmus.
rhythm-ask-hear = Welchen Rhythmus hörst du?
rhythm-start = Start
rhythm-stop = Stopp
rhythm-tap = Hier klopfen
rhythm-lead = Erst hörst du einen Takt lang Klicks. Dann tipp bei jedem Ton, wenn er anfängt: hier oder mit der Leertaste. Bis { $ms } ms zu früh oder zu spät zählt noch als genau.
rhythm-none = Kein Tippen angekommen. Versuch es noch einmal.
rhythm-score = { $right } von { $count } Tönen genau
rhythm-early = Ton { $note }: { $ms } ms zu früh
rhythm-late = Ton { $note }: { $ms } ms zu spät
rhythm-missed = Ton { $note }: ausgelassen
rhythm-extra = { $count ->
    [one] Einmal zu viel getippt
   *[other] { $count }-mal zu viel getippt
}
rhythm-own = Hör, was du geklopft hast
rhythm-right = Hör den Rhythmus
rhythm-taps = { $count ->
    [one] einmal getippt
   *[other] { $count }-mal getippt
}
rhythm-how-tap = Zähl die Schläge laut mit und klopf dazu: { $rhythm }.
rhythm-how = Die beiden unterscheiden sich ab Schlag { $beat } in Takt { $measure }. Zähl bei beiden mit: { $rhythm }.
    .alone = Zähl die Schläge laut mit, während du zuhörst: { $rhythm }.
rhythm-meters = Taktarten
rhythm-values = Notenwerte außer dem Schlag
rhythm-has-half = länger als ein Schlag
rhythm-has-eighth = Achtel
rhythm-has-sixteenth = Sechzehntel
rhythm-has-dotted = punktierte Noten
rhythm-has-rest = Pausen
rhythm-has-tie = Haltebögen und Synkopen
rhythm-tempo = Schläge pro Minute
rhythm-measures = Takte
rhythm-number-of-measures = { $count ->
    [one] 1 Takt
   *[other] { $count } Takte
}
