trial-lead = Hilf herauszufinden, wie gut das Üben hier wirkt: ein Test von 2 Minuten, 10 Minuten Üben und der Test noch einmal. Eine Woche später kommt der Test ein letztes Mal.
trial-data = Du bekommst einen Code statt eines Namens. Deine Antworten bleiben in diesem Browser, bis du sie als Datei herunterlädst, und niemand bekommt sie, wenn du die Datei nicht weitergibst.
trial-consent = Du entscheidest, ob du mitmachst, und kannst jederzeit aufhören. Wenn du unter 18 bist, frag zuerst deine Eltern.
trial-join = Mitmachen
trial-code = Dein Code: { $code }
trial-test = { $count ->
    [one] Ein Test von { $count } Minute. Beantworte so viele Fragen, wie du kannst; was richtig war, wird nicht gezeigt.
   *[other] Ein Test von { $count } Minuten. Beantworte so viele Fragen, wie du kannst; was richtig war, wird nicht gezeigt.
}
trial-practice = { $count ->
    [one] Jetzt übst du { $count } Minute. Jede falsche Antwort wird erklärt.
   *[other] Jetzt übst du { $count } Minuten. Jede falsche Antwort wird erklärt.
}
trial-wait = Komm am { $when } mit diesem Browser zum letzten Test wieder.
trial-done = Das war alles. Lade deine Antworten herunter und gib sie ab.
trial-csv = Meine Antworten herunterladen
trial-forget = Meine Antworten löschen
