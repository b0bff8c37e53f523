common-settings = Impostazioni
common-loading = Caricamento…
common-close = Chiudi
common-try-again = Riprova
common-failed = Qualcosa è andato storto. Riprova.
common-no-server = Il server non risponde
    .text = La pagina si ricollegherà da sola. Il tuo posto al tavolo è conservato.
common-trying = Nuovo tentativo…
common-home = Musicards, pagina iniziale
common-all-games = Tutti i giochi
common-rules = Regole
common-window-title = { $page } – Musicards
common-seat = Posto { $number }
common-tonic = Tonica
common-or = o
common-label = { $label }: { $text }
common-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
common-hear = Ascolta
common-practice-cards = Carte di allenamento
    .invitation = Carte di allenamento: riconosci e trova le note, conta gli intervalli, distingui toni e semitoni, riconosci le scale
common-practice = Prova il microfono e la tastiera
common-tools = Strumenti
    .invitation = Cercare scale e accordi sull’orologio, sul pentagramma, sui tasti e sulla chitarra
common-tab-tools = Cerca
    .title = Scale e accordi
common-tab-transpose = Trasporta
common-tab-tuner = Accordatore
    .title = Accordatore e metronomo
common-tab-print = Stampa
    .title = Stampare le tue carte
common-asked = { $said }?
common-choose-first = Scegli prima le carte che vuoi giocare.
common-pairs =
    { $count ->
        [one] 1 coppia
       *[other] { $count } coppie
    }
common-call-rules = Quando ti resta una sola carta, dichiara _«Musicards!»_. Se qualcun altro lo dichiara prima di te, prendi { $penalty } carte. Puoi dichiarare in qualsiasi momento, anche per cogliere in fallo gli altri.
common-draw = Pesca
common-pass = Passa
common-done = Fatto
common-starter = La prima carta è { $note }
    .wild = La prima carta è un jolly: gioca quello che vuoi
common-drawn = Hai pescato { common-cards }. Gioca, pesca o passa.
common-shedding-keys =
    ← →: andare alla tua mano e scorrerla
    Spazio: scegliere una carta, o rimetterla
    T: pescare (prendere una carta)
    P: passare
    M: dichiarare «Musicards!»
    Esc: rimettere tutto a posto
common-option-mistake_ends_turn = Un errore finisce il turno
    .help = Altrimenti riprovi.
common-option-free_draw = Pesca libera
    .help = Puoi pescare anche se una carta della tua mano va bene.
common-option-pitches = Carte
    .choice =
        { $pitches ->
            [naturals] Solo tasti bianchi
           *[all] Tutte le note
        }
common-space =
    { $space ->
        [N] la base nord
        [E] la base est
        [S] la base sud
        [W] la base ovest
        [NW] l’angolo nord-ovest
        [NE] l’angolo nord-est
        [SE] l’angolo sud-est
        [SW] l’angolo sud-ovest
       *[none] quello spazio
    }
common-space-at =
    { $space ->
        [N] sulla base nord
        [E] sulla base est
        [S] sulla base sud
        [W] sulla base ovest
        [NW] nell’angolo nord-ovest
        [NE] nell’angolo nord-est
        [SE] nell’angolo sud-est
        [SW] nell’angolo sud-ovest
       *[none] lì
    }
common-space-onto =
    { $space ->
        [N] sulla base nord
        [E] sulla base est
        [S] sulla base sud
        [W] sulla base ovest
        [NW] nell’angolo nord-ovest
        [NE] nell’angolo nord-est
        [SE] nell’angolo sud-est
        [SW] nell’angolo sud-ovest
       *[none] lì
    }
common-space-off =
    { $space ->
        [N] dalla base nord
        [E] dalla base est
        [S] dalla base sud
        [W] dalla base ovest
        [NW] dall’angolo nord-ovest
        [NE] dall’angolo nord-est
        [SE] dall’angolo sud-est
        [SW] dall’angolo sud-ovest
       *[none] da lì
    }
