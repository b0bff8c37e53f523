common-settings = Impostazioni
common-loading = Caricamento…
common-close = Chiudi
common-try-again = Riprova
common-failed = Qualcosa è andato storto. Riprova.
common-no-server = Il server non risponde
    .text = La pagina si ricollegherà da sola. Il tuo posto al tavolo è conservato.
    .alone = Questo funziona anche senza il server:
common-trying = Nuovo tentativo…
common-home = Musicards, pagina iniziale
common-all-games = Tutti i giochi
common-rules = Regole
common-read-aloud = Leggi ad alta voce
common-first-steps = Primi passi
common-code = Partecipa con un codice
common-join = Partecipa
common-seat = Posto { $number }
common-tonic = Tonica
common-or = o
common-label = { $label }: { $text }
common-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
common-hear = Ascolta
common-today = Esercizi di oggi
common-exercise = Esercizio
common-trial = Studio
common-input-test = Prova il microfono e la tastiera
common-tools = Utilità
common-tab-all = Tutte le utilità
common-tab-tools = Scale e accordi
common-tab-transpose = Trasporta
common-tab-progression = Progressioni
common-tab-tuner = Accordatore
    .title = Accordatore, metronomo e bordone
common-tab-map = Che cosa so
common-tab-print = Stampa
    .title = Stampa le tue carte
common-words = Termini musicali
common-asked = { $said }?
common-pairs = { $count ->
    [one] 1 coppia
   *[other] { $count } coppie
}
common-you = Tu
common-copied = Copiato
common-sound = Audio
common-result = Risultato
common-learning = I miei dati di apprendimento
common-scales = Scale
common-interval = { CAPITAL(music-interval) }
common-intervals = Intervalli
common-cancel = Annulla
common-copy = Copia
common-link = Link a questa pagina
common-do-draw = Pesca
common-do-pass = Passa
common-do-done = Fatto
common-do-play = Gioca
common-do-call = Musicards!
common-starter = La prima carta è un { $note }
    .wild = La prima carta è un jolly: gioca quello che vuoi
common-task-drawn = Hai pescato { common-cards }. Gioca, o pesca ancora.
common-task-may-pass = Hai pescato { common-cards }. Gioca, pesca ancora o passa.
common-shedding-keys =
    ← →: andare alla tua mano e scorrerla
    Spazio: scegliere una carta, o rimetterla
    T: pescare (prendere una carta)
    P: passare
    M: gridare «Musicards!»
    Esc: rimettere tutto a posto
common-option-mistake_ends_turn = Un errore conclude il turno
    .help = Altrimenti riprovi.
common-option-free_draw = Pesca libera
    .help = Puoi pescare anche se una carta della tua mano va bene.
common-option-pitches = Carte
    .choice = { $pitches ->
        [naturals] Solo tasti bianchi
       *[all] Tutte le note
    }
