items-ask-letter = Quale nota si trova { music-an-interval } sopra il { $from }?
    .down = Quale nota si trova { music-an-interval } sotto il { $from }?
items-ask-step = Quale nota si trova { music-a-step } sopra il { $from }?
items-ask-place = Che nota è questa?
items-ask-key = Dov’è il { $note } sul pianoforte?
items-ask-piano = Che nota è questo tasto?
items-ask-hour = Quale nota è al numero { $hour } dell’orologio?
items-ask-enharmonic = Che altro nome ha il { $note }?
items-ask-signature = Quale armatura di chiave ha { $key }?
items-ask-tonic = Quale tonalità maggiore ha questa armatura?
    .minor = Quale tonalità minore ha questa armatura?
items-ask-degree = { $scale }, salendo: quale nota viene dopo il { $after }?
items-ask-formula = Quali toni e semitoni formano la scala «{ $scale }», a partire dalla tonica?
items-ask-scale = Quale scala di { $tonic } è questa?
items-ask-quality = Quale intervallo c’è salendo dal { $from } al { $to }?
items-ask-ear-up = Quale intervallo ascendente senti?
items-ask-ear-down = Quale intervallo discendente senti?
items-ask-ear-together = Quale intervallo senti? Le due note suonano insieme.
items-ask-ear-step = Senti un semitono o un tono?
items-ask-ear-scale = Quale scala senti?
items-ask-chord = Che accordo è?
items-ask-build = Costruisci un accordo su { $root }: { $chord }.
items-ask-inversion = In che posizione è questo accordo?
items-ask-function = Che accordo è in { $key }?
items-ask-harmony = Che accordo senti?
items-right = { $answer }: giusto
items-wrong = { $answer }: sbagliato
items-answers = Risposte
items-letters = Nomi delle note
items-signs = Bemolle, bequadro, diesis
items-hear-again = Ascolta di nuovo
items-dont-know = Non lo so
items-chord = { $chord ->
    [major] triade maggiore
    [minor] triade minore
    [diminished] triade diminuita
    [augmented] triade aumentata
    [dominant_seventh] settima di dominante
    [major_seventh] settima maggiore
    [minor_seventh] minore settima
    [half_diminished_seventh] settima semidiminuita
   *[diminished_seventh] settima diminuita
}
items-inversion = { $member ->
    [root] stato fondamentale
    [third] primo rivolto
    [fifth] secondo rivolto
   *[seventh] terzo rivolto
}
items-numeral = grado { $degree }, { $chord }
items-choose-names = Scegli il nome, poi l’alterazione: ♯, ♭ o nessuna.
items-choose-keys = Scegli i suoi { $count } tasti, nell’ordine che vuoi.
items-no-sign = nessuna
items-choose-ringed = Scegli uno dei tasti con un cerchio.
items-sound-off = Il suono è disattivato.
    .turn-on = Attiva il suono
items-not-by-sound = Scegli questa risposta sulla pagina.
items-clock = L’orologio, con il numero { $hour } segnato
items-staff-note = { $clef ->
    [bass] Chiave di basso
    [alto] Chiave di contralto
    [tenor] Chiave di tenore
   *[treble] Chiave di violino
}: { $where ->
    [line] sulla linea { $number }
    [space] nello spazio { $number }
    [above] appena sopra il pentagramma
    [below] appena sotto il pentagramma
    [ledger-above] sul taglio addizionale { $number } sopra il pentagramma
    [ledger-below] sul taglio addizionale { $number } sotto il pentagramma
    [over] sopra il taglio addizionale { $number }, in alto
   *[under] sotto il taglio addizionale { $number }, in basso
}{ $sign ->
    [sharp] , con un diesis
    [flat] , con un bemolle
   *[none] { "" }
}
items-staff-notes = Pentagramma con { $notes }
items-staff-signature = Pentagramma: { $signature }
items-hint-letters = Scegli il nome, oppure scrivi la sua lettera (`A` = la).
items-hint-names = Oppure scrivi la lettera (`A` = la), poi `B` per ♭, `#` per ♯ o `N` per nessuna alterazione.
items-hint-choices = Scegli la risposta, oppure scrivi il suo numero.
    .notes = Scegli la risposta, oppure scrivi la sua lettera (`A` = la).
items-hint-keys = Scegli il tasto. I dodici tasti della fila in alto della tua tastiera, a partire da `1`, sono i dodici tasti del pianoforte da sinistra a destra.
items-hint-chord-keys = I dodici tasti della fila in alto della tua tastiera, a partire da `1`, sono i dodici tasti del pianoforte da sinistra a destra. Se ne scegli uno di nuovo, lo lasci.
items-hint-signatures = Scegli l’armatura, oppure scrivi quanti segni ha, poi `B` per ♭ o `#`.
items-not-by-name = Mostra questa nota invece di dirla: sceglila o suonala.
items-no-name = nessun altro nome
