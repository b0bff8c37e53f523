today-lead = Domande scelte per te: quello che stai per dimenticare, quello che hai sbagliato e, ogni tanto, qualcosa di nuovo.
today-how-long = Per quanto tempo?
today-questions = { $count ->
    [one] { $count } domanda
   *[other] { $count } domande
}
today-start = Inizia
today-exercise = Crea un tuo esercizio
today-question = Domanda
today-left = { $count ->
    [0] Il tempo è finito: questa è l’ultima domanda.
    [one] Ancora { $count } minuto
   *[other] Ancora { $count } minuti
}
    .questions = { $count ->
        [0] Era l’ultima domanda.
        [one] Ancora { $count } domanda
       *[other] Ancora { $count } domande
    }
today-right = Giusto.
today-wrong = Non proprio.
today-unknown = Nessun problema: si fa così.
today-next = Avanti
today-finish = Fine
today-done = Per ora basta
today-result = Risposte giuste: { $right } su { $asked }.
today-now-lasts = Ormai sicuro: { $count }
today-now-today = Oggi lo sai: { $count }
today-now-shaky = Incerto, tornerà: { $count }
today-again = Altri esercizi
today-new = Nuovo
today-got-it = Capito
