review-title = Rivedi: { $game }
review-loading = Caricamento della partita…
review-not-over = Questa partita non è ancora finita
    .help = Quando sarà finita, qui potrai rivedere ogni mossa, con tutte le carte scoperte.
review-to-table = Torna al tavolo
review-steps = Mossa per mossa
review-first = Prima mossa
review-previous = Mossa precedente
review-next = Mossa successiva
review-last = Ultima mossa
review-place = Mossa { $place } di { $moves }
review-keys = Tasti: ← e → vanno indietro e avanti di una mossa, Inizio e Fine alla prima e all’ultima.
review-table = Il tavolo dopo questa mossa
review-board = Il tabellone
review-card =
    { $state ->
        [seen] Carta { $position }: { $card }
        [gone] Carta { $position }, presa
       *[down] Carta { $position }, ancora coperta
    }
review-deal = La distribuzione
review-moves = Mosse
review-undone = annullata
review-misplay = Errore
review-misplays = Errori
review-no-misplays = In questa partita nessuno ha fatto errori.
review-link = Copia il link a questa mossa
review-record-help = Tutta la partita in un file, per altri programmi.
review-again = Riprova
    .help = Questa è la mano di { $name } com’era. Scegli le carte, poi di’ la nota o il passo. Niente viene salvato.
review-lying = Sul tavolo:
review-say-letter = Di’ la nota
review-say-step = Di’ il passo
review-play = Gioca
review-fits = Va bene.
review-does-not-fit = Non va bene.
