room-not-found = Non c’è nessun tavolo { $code }
    .text = Controlla il codice. Forse il tavolo è stato chiuso.
room-unreachable = Adesso non si può aprire questo tavolo
room-earlier-rules = Giocata con regole precedenti
room-offline = Connessione persa. Il tuo posto è conservato.
room-moved = Ora giochi su un altro dispositivo.
room-play-here = Torna a giocare qui
room-seats = Posti
room-free = Libero
room-you = tu
room-computer = computer
room-away = assente
room-stand-in = assente, gioca un computer
room-sit = Siediti
room-full = Tutti i posti sono occupati. Puoi guardare da qui.
room-all-here = Ci siete tutti.
room-waiting = Le carte si distribuiscono appena tutti i posti sono occupati.
room-with-computers = Comincia con computer nei posti liberi
room-this-table = Questo tavolo
    .label = Tavolo { $code }: invita altri o continua su un altro dispositivo
room-invite = Invita
room-code = Codice del tavolo
room-spelled = { $code }. Lettera per lettera: { $letters }
room-scan = Scansiona per venire a questo tavolo
room-link = Link a questo tavolo
room-copy = Copia il link
room-copied = Copiato
room-share = Condividi
room-only-here = Questo indirizzo funziona solo su questo computer. Per far entrare altri, avvia l’app con «--host 0.0.0.0».
room-elsewhere = Da altri dispositivi della tua rete: { $addresses }
room-other-device = Continua su un altro dispositivo
    .help = Questo link è solo per te: chi lo apre gioca al tuo posto, sul suo dispositivo invece che qui.
room-time-left = Ancora { $time }
room-undo = Annulla
    .help = Annulla la tua ultima giocata, finché è il tuo turno.
room-round = Manche { $round } di { $rounds }
room-standings =
    { $rounds ->
        [one] Classifica dopo 1 manche
       *[other] Classifica dopo { $rounds } manche
    }
room-lowest-wins = Vince il totale più basso.
room-highest-wins = Vince il totale più alto.
room-series-won =
    { $who ->
        [you] Vinci la serie
       *[other] { $name } vince la serie
    }
room-series-shared =
    { $who ->
        [you] Condividi la serie con { $names }
       *[other] { $names } si dividono la serie
    }
room-next-round = Prossima manche
room-new-series = Gioca un’altra serie
