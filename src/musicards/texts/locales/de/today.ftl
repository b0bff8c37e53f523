today-lead = Fragen, die für dich ausgewählt sind: was du länger nicht geübt hast, was danebenging und ab und zu etwas Neues.
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
today-stop = Aufhören
today-done = Gut gemacht!
today-ended = Das war’s für heute.
today-result = { $right } von { $asked } waren richtig.
today-missed = Das kommt bald wieder.
    .new = Das war neu für dich. Morgen kommt es wieder.
    .hard = Das ist noch schwer. Morgen kommt es wieder.
today-more = { $count ->
    [one] und noch 1
   *[other] und noch { $count }
}
today-again = Weiter üben
today-level-ask = Was weißt du schon über Musiknoten?
today-level-nothing = Ich habe noch nie Noten gelesen
today-level-names = Ich kenne die Notennamen
today-level-reads = Ich kann Noten lesen
today-level-later = Du kannst das später ändern.
today-level = Was du schon kannst
today-level-none = Bitte wählen
today-new = Neu
today-got-it = Verstanden
