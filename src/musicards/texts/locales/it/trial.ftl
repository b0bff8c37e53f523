trial-lead = Aiuta a capire quanto funziona esercitarsi qui: una prova di 2 minuti, 10 minuti di esercizio e di nuovo la prova. Una settimana dopo la prova si ripete un’ultima volta.
trial-data = Ricevi un codice al posto di un nome. Le tue risposte restano in questo browser finché non le scarichi in un file, e nessuno le riceve se non consegni quel file.
trial-consent = Partecipi se vuoi e puoi smettere in qualsiasi momento. Se hai meno di 18 anni, chiedi prima ai tuoi genitori.
trial-join = Partecipa
trial-code = Il tuo codice: { $code }
trial-test = { $count ->
    [one] Una prova di { $count } minuto. Rispondi a tutte le domande che puoi; non si vede che cosa era giusto.
   *[other] Una prova di { $count } minuti. Rispondi a tutte le domande che puoi; non si vede che cosa era giusto.
}
trial-practice = { $count ->
    [one] Ora esercitati per { $count } minuto. Ogni errore viene spiegato.
   *[other] Ora esercitati per { $count } minuti. Ogni errore viene spiegato.
}
trial-wait = Torna con questo browser il { $when } per l’ultima prova.
trial-done = È tutto. Scarica le tue risposte e consegnale.
trial-csv = Scarica le mie risposte
trial-forget = Cancella le mie risposte
