map-lead = Ogni punto è una piccola cosa da sapere. Scegline uno per vedere che cosa ne dicono le tue risposte.
map-empty = Questa mappa mostra quello che sai. Si riempie mentre rispondi alle domande e giochi.
map-helped = Nella tua ultima partita hai risposto quasi sempre con un aiuto. Queste risposte qui non contano ancora: prova qualche turno senza aiuto, e chiedilo quando non sai come andare avanti.
map-start = Inizia gli esercizi di oggi
map-due-count = { $count ->
    [0] Per ora non c’è niente da ripassare.
   *[other] Da ripassare: { $count }
}
map-legend = Che cosa significano i segni
map-state-new = nuovo
    .means = Non ti è stato ancora chiesto.
map-state-shaky = lo stai imparando
    .means = Non lo sai ancora bene, hai risposto giusto una volta sola oppure l’ultima volta hai sbagliato.
map-state-today = oggi ti è riuscito
    .means = Adesso lo sai. Altri giorni mostreranno se dura.
map-state-lasts = sicuro
    .means = L’hai saputo in più giorni, per una settimana o più. La settimana prossima dovresti saperlo ancora.
map-views = Vista
map-view-letters = Nomi
    .title = Intervalli da nome a nome
map-view-clock = Orologio
    .title = L’orologio della scala cromatica
map-view-keyboard = Tastiera
    .title = Tasti, toni e altri nomi
map-view-staff = Pentagramma
    .title = Posti sul pentagramma
map-view-fifths = Quinte
    .title = Le armature nel circolo delle quinte
map-view-scales = Scale
    .title = Scale e intervalli
map-view-ear = A orecchio
    .title = Solo a orecchio, senza vedere
map-view-list = Elenco
    .title = Tutto a parole
map-letters-up = { CAPITAL(music-interval) } verso l’alto
map-letters-down = { CAPITAL(music-interval) } verso il basso
map-half-steps = Un semitono sopra…
map-whole-steps = Un tono sopra…
map-other-names = Un altro nome per…
map-major-keys = Maggiore
map-minor-keys = Minore
map-minor-key = { $tonic }
map-ear-steps = Toni e semitoni
map-way-up = su
map-way-down = giù
map-way-together = insieme
map-filter-family = Mostra
map-filter-state = Stato
map-filter-all = Tutto
map-nothing = Nessun risultato.
map-asked = { $times ->
    [one] Chiesto una volta, { $when }.
   *[other] Chiesto { $times } volte, l’ultima { $when }.
}
map-when = { $kind ->
    [near] { $when }
    [weekday] { $when }
   *[date] il { $when }
}
map-claimed = Non ancora chiesto. Hai detto che lo sai.
map-days = { $count ->
    [one] L’ultima volta hai risposto bene al primo colpo.
   *[other] Hai risposto bene al primo colpo per { $count } giorni di fila.
}
map-slow = Ti serve ancora un po’ di tempo per rispondere.
map-due = Da ripassare presto.
map-needs = Impara prima questo
map-practice = Esercitati su questo
map-known = Questo lo so già
    .noted = Annotato. Presto ti verrà chiesto, per verifica.
map-suspect-starts-at-zero = Forse conti la prima nota come zero. Contala come uno.
map-suspect-one-short = Forse smetti di contare una nota troppo presto.
map-suspect-direction = Forse sali invece di scendere, o viceversa.
map-suspect-bass-as-treble = Forse leggi la chiave di basso come quella di violino.
map-suspect-treble-as-bass = Forse leggi la chiave di violino come quella di basso.
map-suspect-third-slip = Forse leggi una linea o uno spazio più in alto o più in basso.
map-suspect-next-place = Forse confondi una linea con lo spazio accanto.
map-suspect-all-letters-whole = Forse conti un tono tra tutte le note vicine. Da { NOTE("E") } a { NOTE("F") } e da { NOTE("B") } a { NOTE("C") } c’è un semitono.
map-suspect-half-for-whole = Forse conti un semitono dove si chiede un tono.
map-suspect-whole-for-half = Forse conti un tono dove si chiede un semitono.
map-suspect-sharp-lowers = Forse scendi con un diesis o sali con un bemolle. Il diesis alza, il bemolle abbassa.
map-suspect-one-name-only = Forse dai a una nota un nome solo.
map-suspect-signature-ignored = Forse dimentichi i diesis o i bemolli della scala.
map-suspect-relative-key = Forse confondi maggiore e minore nelle armature.
map-suspect-no-raised-seventh = Forse non alzi il settimo grado della scala minore dove va alzato.
map-suspect-octave-or-fifth = Forse confondi ottave e quinte a orecchio.
map-suspect-too-small = Forse scegli, a orecchio, un intervallo più piccolo di quello che suona.
map-week = Questa settimana
map-week-days = { $count ->
    [0] Ancora nessun esercizio.
    [one] Hai fatto esercizi in 1 giorno.
   *[other] Hai fatto esercizi in { $count } giorni.
} { $goal ->
    [0] { "" }
   *[other] Il tuo obiettivo: { $goal } giorni.
}
map-goal = Obiettivo
map-goal-days = { $count ->
    [0] Nessuno
   *[other] { $count } giorni alla settimana
}
map-better = Ora sai meglio
map-better-more = { $count ->
    [one] e un’altra cosa
   *[other] e altre { $count } cose
}
