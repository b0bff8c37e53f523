today-lead = Domande scelte per te: quello che non ripassi da un po’, quello che hai sbagliato e, ogni tanto, qualcosa di nuovo.
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
today-stop = Smetti
today-done = Ben fatto!
today-ended = Per oggi è tutto.
today-result = Risposte giuste: { $right } su { $asked }.
today-missed = Questo lo rivedrai presto.
    .new = Questo era nuovo per te. Domani tornerà.
    .hard = Questo è ancora difficile. Domani tornerà.
today-more = { $count ->
    [one] e un’altra cosa
   *[other] e altre { $count } cose
}
today-again = Altri esercizi
today-level-ask = Che cosa sai già delle note musicali?
today-level-nothing = Non ho mai letto una nota musicale
today-level-names = Conosco i nomi delle note
today-level-reads = So leggere la musica
today-level-later = Potrai cambiarlo più avanti.
today-level = Quello che sai già
today-level-none = Scegli
today-new = Nuovo
today-got-it = Capito
