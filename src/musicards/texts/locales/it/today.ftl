today-lead = Domande scelte per te: quello che stai per dimenticare, quello che hai sbagliato e, ogni tanto, qualcosa di nuovo.
today-how-long = Per quanto tempo?
today-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
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
today-next = Avanti
today-finish = Fine
today-done = Per ora basta
today-result = Risposte giuste: { $right } su { $asked }.
today-now-lasts = { $count ->
    [one] { $count } cosa ora è duratura.
   *[other] { $count } cose ora sono durature.
}
today-now-today = { $count ->
    [one] { $count } cosa oggi la sai.
   *[other] { $count } cose oggi le sai.
}
today-now-shaky = { $count ->
    [one] { $count } cosa è incerta e tornerà.
   *[other] { $count } cose sono incerte e torneranno.
}
today-again = Continua
