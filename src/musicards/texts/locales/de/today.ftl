today-lead = Fragen, die für dich ausgewählt sind: was du bald vergisst, was danebenging und ab und zu etwas Neues.
today-how-long = Wie lange?
today-questions = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
}
today-start = Los
today-exercise = Eigene Übung zusammenstellen
today-question = Frage
today-left = { $count ->
    [0] Die Zeit ist um: Das ist die letzte Frage.
    [one] Noch { $count } Minute
   *[other] Noch { $count } Minuten
}
    .questions = { $count ->
        [0] Das war die letzte Frage.
        [one] Noch { $count } Frage
       *[other] Noch { $count } Fragen
    }
today-right = Richtig.
today-wrong = Nicht ganz.
today-unknown = Kein Problem: So geht es.
today-next = Weiter
today-finish = Fertig
today-done = Genug für jetzt
today-result = { $right } von { $asked } waren richtig.
today-now-lasts = Sitzt jetzt: { $count }
today-now-today = Heute gewusst: { $count }
today-now-shaky = Wackelig, kommt wieder: { $count }
today-again = Weiter üben
today-new = Neu
today-got-it = Verstanden
